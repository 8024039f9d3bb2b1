/** What `openAgora` is told of a site of one's own. */
import type { ReactNode } from 'react';
import type { Site as Agreed } from '../../../games/kit/site.ts';
import type { Language } from '../../kept/language.ts';
import type { Theme } from '../../kit/theme.ts';
import type { Own } from '../../text/own.ts';
import type { Text } from '../../text/shell/en.ts';

/** A site of one's own: what its server knows as well, and how it looks and speaks. */
export interface Site extends Agreed {
  /** Stands beside the name in the header: a drawing (an `svg`), or the address of a picture. */
  readonly mark?: ReactNode;
  /** Values of design tokens: `{ accent: ['#06c', '#8cf'] }`, by day and by night. */
  readonly theme?: Theme;
  /** Other words for those of the pages around the games, by language. */
  readonly texts?: Readonly<Partial<Record<Language, Own<Text>>>>;
}
