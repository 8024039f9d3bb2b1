/** What can be pressed on the road, and where. */
import { ATLANTIS, MAINLAND } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import { spot } from '../../../stage/scene.ts';
import { type Road, pointOf } from '../ground/road.ts';
import { FEET, pawnPoints } from '../pieces/crowd.ts';
import { pickedIn } from '../picked.ts';
import { type AtlantisStage, PLACES } from '../scene.ts';
import { type Hole, holesOf } from './journeys.ts';

export type Target = Place & {
  /** Where it is: a slot or a shore. */
  readonly place: number;
} & ({ readonly on: 'pawn' } | { readonly on: 'place' } | { readonly on: 'hole'; readonly hole: Hole });

type Lit = AtlantisStage['lit'];

/** The own pawns, the slots and the mainland, and while a bridge is built the holes. What lies below a lit one is left out. */
export function placesIn(road: Road, stage: AtlantisStage, seat: Seat): readonly Target[] {
  const { state, begun, lit } = stage;
  if (pickedIn(begun).tool === 'buildBridge') return bridging(road, state, lit);
  const pawns = pawnsIn(road, state, seat, lit);
  const covered = new Set(pawns.flatMap(({ key, place }) => (lit.has(key) ? [place] : [])));
  return [...pawns, ...roadIn(road, lit).filter(({ key, place }) => lit.has(key) || !covered.has(place))];
}

/** A hole is lit in its middle, and pressed anywhere. */
function bridging(road: Road, state: State, lit: Lit): readonly Target[] {
  const holes = holesOf(state).flatMap((hole): readonly Target[] => {
    const key = spot('hole', hole.from);
    return lit.has(key) ? [{ key, on: 'hole', place: hole.from, hole, ...middleOf(road, hole) }] : [];
  });
  const isOpen = (place: number) =>
    holes.some((of) => of.on === 'hole' && of.hole.from <= place && place <= of.hole.to);
  return [...holes, ...roadIn(road, lit).filter(({ place }) => !isOpen(place))];
}

function roadIn(road: Road, lit: Lit): readonly Target[] {
  return PLACES.map((place) => {
    const key = spot('to', place);
    const { x, y } = pointOf(road, place);
    return { key, on: 'place', place, x, y: place === MAINLAND && lit.has(key) ? y + FEET : y };
  });
}

/** One lit pawn in Atlantis stands for all the own pawns there. */
function pawnsIn(road: Road, state: State, seat: Seat, lit: Lit): readonly Target[] {
  const points = pawnPoints(road, state);
  const pawns = Array.from({ length: PAWNS }, (_, pawn): Target => {
    const at = seat * PAWNS + pawn;
    return { key: spot('pawn', pawn), on: 'pawn', place: state.pawns[at]!, ...points[at]! };
  });
  const crowd = pawns.some(({ key, place }) => place === ATLANTIS && lit.has(key));
  return pawns.filter(({ key, place }) => lit.has(key) || !(crowd && place === ATLANTIS));
}

/** The middle of a hole: its toll and its bridge are drawn at this slot. */
export function middleOf(road: Road, { from, to }: Pick<Hole, 'from' | 'to'>): Point {
  const { x, y } = road.slots[(from + to) >> 1]!;
  return { x, y };
}
