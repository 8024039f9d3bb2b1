/** What can be chosen in a move. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';

/** The values of one field of a move. `Part` is the part of the state it speaks of. */
export interface Choice<Value = unknown, Part extends string = string> {
  readonly what: 'from' | 'at' | 'amount' | 'choice' | 'player';
  readonly part?: Part;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly Json[];
  /** For the types alone. */
  readonly value?: Value;
}

/** A card out of a pile: out of the own one where each seat has one. */
export function from<Part extends string>(part: Part): Choice<number, Part> {
  return { what: 'from', part };
}

/**
 * A place, counted from 0: of a grid, of counters (of one's own where there are some for each seat), or in a pile, of which no
 * more than `most` can be chosen.
 */
export function at<Part extends string>(part: Part, most?: number): Choice<number, Part> {
  return { what: 'at', part, ...(most === undefined ? {} : { most }) };
}

/** A whole number. */
export function amount(least: number, most: number): Choice<number, never> {
  return { what: 'amount', least, most };
}

/** One of these. */
export function choice<const Of extends string | boolean>(...choices: readonly Of[]): Choice<Of, never> {
  return { what: 'choice', choices };
}

/** Another player. */
export function player(): Choice<Seat, never> {
  return { what: 'player' };
}
