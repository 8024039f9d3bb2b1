/** Where a match comes from, as far as everybody at its table is told so all the time. */
import type { Pledges } from '../../games/kit/draw.ts';
import type { DealText } from '../text/shell/deal.en.ts';

/** A moment of another match. */
export interface Origin {
  /** How many of its moves had been made. */
  readonly move: number;
  /** Who played it; none where nobody knows. */
  readonly names: readonly string[];
}

export interface Provenance {
  /** Whoever opened the table chose the deal, and may know what is hidden. */
  readonly seeded?: boolean;
  /** What is fixed of a deal that nobody chooses. */
  readonly pledges?: Pledges;
  /** The code of its deal, of a match on this screen that was begun from one. */
  readonly deal?: string;
  /** The match goes on from there. */
  readonly from?: Origin;
}

/** What is told, each thing with its name; nothing of a match that was dealt by chance and begun at its beginning. */
export function toldOf({ seeded = false, deal, from }: Provenance, text: DealText) {
  return [
    ...(seeded ? [{ key: 'deal', label: text.deal, choice: text.chosen }] : []),
    ...(deal === undefined ? [] : [{ key: 'code', label: text.deal, choice: text.byCode(deal) }]),
    ...(from === undefined ? [] : [{ key: 'from', label: text.from, choice: beginning(from, text) }]),
  ];
}

function beginning({ move, names }: Origin, text: DealText): string {
  return names.length === 0 ? text.fromNobodys(move) : text.fromMove(move, names);
}
