/** What the legal moves of pawns lead to, computed with the game's own functions. */
import { MAINLAND } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import { destination, holeAt, openHoles, tileBehind, tollBetween } from '../../../../games/atlantis/path.ts';
import { clone } from '../../../../games/atlantis/state.ts';
import type { AtlantisMove, State } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';

export interface Journey {
  readonly move: Extract<AtlantisMove, { type: 'movePawn' }>;
  readonly pawn: number;
  readonly cards: readonly number[];
  readonly from: number;
  /** The places where the pawn lands after each card; the last is its destination. */
  readonly stops: readonly number[];
  readonly to: number;
  readonly toll: number;
  /** The slot whose tile the pawn wins, or −1. */
  readonly prize: number;
}

/**
 * The journeys of the legal moves. Of several that bring a pawn to the same place with the same cards, only the first.
 */
export function journeysOf(state: State, seat: Seat, legal: readonly AtlantisMove[]): readonly Journey[] {
  const found = new Map<string, Journey>();
  for (const move of legal) {
    if (move.type !== 'movePawn') continue;
    const journey = foresee(state, seat, move);
    const key = `${move.pawn} ${journey.to} ${move.cards.toSorted((a, b) => a - b).join(' ')}`;
    if (!found.has(key)) found.set(key, journey);
  }
  return [...found.values()];
}

function foresee(state: State, seat: Seat, move: Journey['move']): Journey {
  const after = clone(state);
  const at = seat * PAWNS + move.pawn;
  const from = state.pawns[at]!;
  const stops: number[] = [];
  for (const item of move.cards) stops.push(destination(state, stops.at(-1) ?? from, item));
  const to = stops.at(-1) ?? from;
  after.pawns[at] = to;
  const { pawn, cards } = move;
  return { move, pawn, cards, from, stops, to, toll: tollBetween(state, from, to), prize: tileBehind(after, to) };
}

/**
 * The ways of moves that lead to one place, those with the fewest cards first. A journey is left out if the same pawn can
 * go there with only a part of its cards: toll and prize are the same.
 */
export function waysBy(state: State, seat: Seat, moves: readonly AtlantisMove[]): readonly Journey[] {
  const there = journeysOf(state, seat, moves);
  return there
    .filter((way) => !there.some((other) => other !== way && other.pawn === way.pawn && within(other.cards, way.cards)))
    .toSorted((a, b) => a.cards.length - b.cards.length || a.toll - b.toll);
}

/** Whether the cards `few` are contained in `many`, which has more. */
function within(few: readonly number[], many: readonly number[]): boolean {
  const count = (cards: readonly number[], item: number) => cards.filter((card) => card === item).length;
  return few.length < many.length && few.every((item) => count(few, item) <= count(many, item));
}

export interface Hole {
  readonly from: number;
  readonly to: number;
  readonly toll: number;
}

/** The holes that cost a toll, in order from Atlantis. */
export function holesOf(state: State): readonly Hole[] {
  return openHoles(state).map((slot) => {
    const { from, to } = holeAt(state, slot) ?? { from: slot, to: slot };
    return { from, to, toll: tollBetween(state, from - 1, to + 1) };
  });
}

/** The holes that a pawn crosses on its way. */
export function holesBetween(state: State, from: number, to: number): readonly Hole[] {
  return holesOf(state).filter((hole) => hole.from > from && hole.to < to);
}

/** The slot whose tile the moved pawn wins after its toll is paid, or −1. */
export function prizeUnderWay(state: State, seat: Seat): number {
  return tileBehind(state, state.pawns[seat * PAWNS + state.moved] ?? MAINLAND);
}
