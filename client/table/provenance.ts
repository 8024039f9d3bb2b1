/** Where a match comes from: what everybody at its table can always see about that. */
import type { Pledges } from '../../games/kit/draw.ts';
import type { ProvenanceText } from '../text/shell/provenance.ts';

/** A moment of another match. */
export interface Origin {
  /** The number of moves made in that match. */
  readonly move: number;
  /** The names of its players; empty if they aren't known. */
  readonly names: readonly string[];
}

export interface Provenance {
  /** Whoever opened the table chose the deal, so they may know what is hidden. */
  readonly seeded?: boolean;
  /** The pledges of a deal that nobody chose. */
  readonly pledges?: Pledges;
  /** The code of the deal, for a match on this screen that was started from a code. */
  readonly deal?: string;
  /** The match continues from this moment. */
  readonly from?: Origin;
}

/**
 * What to show, as pairs of name and value; empty for a match with a random deal that was played from its beginning.
 */
export function toldOf({ seeded = false, deal, from }: Provenance, text: ProvenanceText) {
  return [
    ...(seeded ? [{ key: 'deal', label: text.deal, choice: text.chosen }] : []),
    ...(deal === undefined ? [] : [{ key: 'code', label: text.deal, choice: deal }]),
    ...(from === undefined ? [] : [{ key: 'from', label: text.from, choice: beginning(from, text) }]),
  ];
}

function beginning({ move, names }: Origin, text: ProvenanceText): string {
  return names.length === 0 ? text.fromNobodys(move) : text.fromMove(move, names);
}
