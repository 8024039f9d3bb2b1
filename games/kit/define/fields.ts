/** The fields that a move can declare: what a player chooses in it. */
import type { Json } from '../json.ts';
import type { Seat } from '../rules.ts';

/** The values of one field of a move. `Part` is the part of the state that it chooses from. */
export interface Choice<Value = unknown, Part extends string = string> {
  readonly what: 'from' | 'at' | 'amount' | 'choice' | 'player';
  readonly part?: Part;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly Json[];
  /** Exists only for the types. */
  readonly value?: Value;
}

/** A card from a pile; if every seat has its own pile, from the mover's. */
export function from<Part extends string>(part: Part): Choice<number, Part> {
  return { what: 'from', part };
}

/**
 * A place, counted from 0: in a grid, among counters (the mover's own, if each seat has some), or in a pile. `most`
 * limits how many places of a pile can be chosen.
 */
export function at<Part extends string>(part: Part, most?: number): Choice<number, Part> {
  return { what: 'at', part, ...(most === undefined ? {} : { most }) };
}

/** A whole number from `least` to `most`. */
export function amount(least: number, most: number): Choice<number, never> {
  return { what: 'amount', least, most };
}

/** One of these values. */
export function choice<const Of extends string | boolean>(...choices: readonly Of[]): Choice<Of, never> {
  return { what: 'choice', choices };
}

/** Another player. */
export function player(): Choice<Seat, never> {
  return { what: 'player' };
}
