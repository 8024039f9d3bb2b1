import type { Meta } from '../../games/kit/meta.ts';
import type { Rules } from '../../games/kit/rules.ts';
import type { Lore } from './lore.ts';

/** A game that is held to the laws, and what its tests know of it. */
export interface Subject {
  readonly rules: Rules;
  readonly meta: Meta;
  readonly lore?: Lore;
}
