/** What is told of what a server has stored. */
import type { Written } from './journal.ts';

type Kind = 'made' | 'gone' | 'dealt' | 'moved' | 'seats' | 'touched' | 'said';

/** Is told what has become of a match; of what was said there also by which number it is known. */
export type ToldStored = (kind: Kind, id: string, more?: string) => void;

/** What has become of a match by what was stored. */
export function kindsOf({ isMade, isWiped, state, initial, metadata }: Written): readonly Kind[] {
  if (isWiped === true) return ['gone'];
  if (isMade === true) return ['made'];
  if (state === undefined) return [metadata === undefined ? 'touched' : 'seats'];
  const kind = initial === undefined ? 'moved' : 'dealt';
  return metadata === undefined ? [kind] : [kind, 'seats'];
}
