/** The places and pawns that aren't lit. A press on one of them says why nothing leads there. */
import { ATLANTIS, MAINLAND, SLOTS } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { pawnPoints } from '../pieces/crowd.ts';
import { type Road, pointOf } from '../ground/road.ts';
import type { Target } from './targets.ts';

export type Barred = Point & { readonly key: string } & (
    | { readonly on: 'pawn'; readonly pawn: number; readonly place: number }
    | { readonly on: 'place'; readonly place: number }
  );

/** All slots, the mainland and the own pawns, except for those that are lit or covered by a lit target. */
export function barredOf(road: Road, state: State, seat: Seat, targets: readonly Target[]): readonly Barred[] {
  const lit = new Set(targets.flatMap(placesOf));
  const places = [...Array.from({ length: SLOTS }, (_, slot) => slot), MAINLAND].filter((place) => !lit.has(place));
  return [
    ...places.map((place): Barred => ({ key: `no ${place}`, on: 'place', place, ...pointOf(road, place) })),
    ...pawnsOf(road, state, seat, targets),
  ];
}

function placesOf(target: Target): readonly number[] {
  if (target.on === 'pawn') return [target.place];
  return target.on === 'place' ? [target.to] : [target.hole.from];
}

/** The own pawns that aren't lit. One lit pawn in Atlantis stands for all the own pawns there. */
function pawnsOf(road: Road, state: State, seat: Seat, targets: readonly Target[]): Barred[] {
  const lit = new Set(targets.flatMap((target) => (target.on === 'pawn' ? [target.pawn] : [])));
  const crowd = [...lit].some((pawn) => state.pawns[seat * PAWNS + pawn] === ATLANTIS);
  const points = pawnPoints(road, state);
  return Array.from({ length: PAWNS }, (_, pawn) => pawn).flatMap((pawn) => {
    const place = state.pawns[seat * PAWNS + pawn]!;
    if (lit.has(pawn) || (crowd && place === ATLANTIS)) return [];
    const { x, y } = points[seat * PAWNS + pawn]!;
    return [{ key: `no pawn ${pawn}`, on: 'pawn' as const, pawn, place, x, y }];
  });
}
