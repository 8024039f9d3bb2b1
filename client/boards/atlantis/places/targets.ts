/** The places that light up on the board. All of them come from the legal moves; nothing here decides what is legal. */
import { MAINLAND } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { AtlantisMove, State } from '../../../../games/atlantis/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { FEET, pawnPoints } from '../pieces/crowd.ts';
import type { Choices } from '../intent.ts';
import { type Hole, type Journey, holesOf } from './journeys.ts';
import { type Road, pointOf } from '../ground/road.ts';

export type Target = Point & { readonly key: string } & (
    | { readonly on: 'pawn'; readonly pawn: number; readonly place: number; readonly picked: boolean }
    | { readonly on: 'place'; readonly to: number; readonly ways: readonly Journey[] }
    | { readonly on: 'hole'; readonly hole: Hole; readonly move: AtlantisMove }
  );

type Wish = Pick<Choices, 'tool' | 'pawn' | 'card'>;

/**
 * The journeys that fit what is picked so far; none while nothing is picked. If only one pawn can move, it counts as
 * picked.
 */
export function journeysFor(all: readonly Journey[], { tool, pawn, card }: Wish): readonly Journey[] {
  if (tool !== null) return [];
  const only = new Set(all.map((journey) => journey.pawn)).size === 1;
  if (pawn === null && card === null && !only) return [];
  return all.filter(
    (journey) => (pawn === null || journey.pawn === pawn) && (card === null || journey.cards[0] === card),
  );
}

export function targetsOf(
  road: Road,
  state: State,
  seat: Seat,
  legal: readonly AtlantisMove[],
  all: readonly Journey[],
  wish: Wish,
): readonly Target[] {
  if (wish.tool === 'buildBridge') return holeTargets(road, state, legal);
  if (wish.tool !== null) return [];
  return [...pawnTargets(road, state, seat, all, wish), ...placeTargets(road, journeysFor(all, wish))];
}

/** The own pawns that can move; if a card is picked, those that can move with it. */
function pawnTargets(road: Road, state: State, seat: Seat, all: readonly Journey[], wish: Wish): Target[] {
  const fitting = all.filter(({ cards }) => wish.card === null || cards[0] === wish.card);
  const points = pawnPoints(road, state);
  return [...new Set(fitting.map(({ pawn }) => pawn))].map((pawn) => {
    const { x, y } = points[seat * PAWNS + pawn]!;
    const place = state.pawns[seat * PAWNS + pawn]!;
    return { key: `pawn ${pawn}`, on: 'pawn', pawn, place, picked: wish.pawn === pawn, x, y };
  });
}

/** One target for each destination, with all the ways that lead there. */
function placeTargets(road: Road, journeys: readonly Journey[]): Target[] {
  const places = [...new Set(journeys.map(({ to }) => to))].toSorted((a, b) => a - b);
  return places.map((to) => {
    const { x, y } = pointOf(road, to);
    return { key: `to ${to}`, on: 'place', to, ways: waysTo(journeys, to), x, y: to === MAINLAND ? y + FEET : y };
  });
}

/**
 * The journeys that end at a place, those with the fewest cards first. A journey is left out if the same pawn can go
 * there with only a part of its cards: toll and prize are the same.
 */
export function waysTo(journeys: readonly Journey[], place: number): readonly Journey[] {
  const there = journeys.filter(({ to }) => to === place);
  return there
    .filter((way) => !there.some((other) => other !== way && other.pawn === way.pawn && within(other.cards, way.cards)))
    .toSorted((a, b) => a.cards.length - b.cards.length || a.toll - b.toll);
}

/** Whether the cards `few` are contained in `many`, which has more. */
function within(few: readonly number[], many: readonly number[]): boolean {
  const count = (cards: readonly number[], item: number) => cards.filter((card) => card === item).length;
  return few.length < many.length && few.every((item) => count(few, item) <= count(many, item));
}

function holeTargets(road: Road, state: State, legal: readonly AtlantisMove[]): Target[] {
  const holes = holesOf(state);
  return legal.flatMap((move) => {
    const hole = move.type === 'buildBridge' ? holes.find(({ from }) => from === move.slot) : undefined;
    return hole === undefined
      ? []
      : [{ key: `hole ${hole.from}`, on: 'hole' as const, hole, move, ...middleOf(road, hole) }];
  });
}

/** The middle of a hole: its toll and its bridge are drawn at this slot. */
export function middleOf(road: Road, { from, to }: Pick<Hole, 'from' | 'to'>): Point {
  const { x, y } = road.slots[(from + to) >> 1]!;
  return { x, y };
}
