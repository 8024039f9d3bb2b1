/** Turning the tile that is about to be placed, or one on the table. */
import { ROTATIONS, openSides } from '../../../../games/asterion/board.ts';
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import type { Draft } from '../scene.ts';

type MoveOf<Type extends AsterionMove['type']> = Extract<AsterionMove, { type: Type }>;
type Landing = MoveOf<'placeTile' | 'dropTile'>;

const lands = (move: AsterionMove): move is Landing => move.type === 'placeTile' || move.type === 'dropTile';
const turns = (move: AsterionMove): move is MoveOf<'rotateTile'> => move.type === 'rotateTile';

/** The face of the tile to place: the lifted tile, or the held one. −1 if there is none or it is hidden. */
export function faceInHand(state: State, seat: Seat): number {
  return state.lifted < 0 ? state.held[seat]! : state.face[state.lifted]!;
}

/** The rotation of the tile in hand, in quarters clockwise. */
export function rotationInHand(state: State, { rotation }: Pick<Draft, 'rotation'>): number {
  return rotation ?? (state.lifted < 0 ? 0 : state.rotation[state.lifted]!);
}

/** The move that a place makes, of the moves that differ in how far the tile is turned; null if it makes none. */
export function turnedTo(state: State, seat: Seat, moves: readonly AsterionMove[], draft: Draft): AsterionMove | null {
  const landings = moves.filter(lands);
  if (landings.length > 0)
    return landings[nearest(faceInHand(state, seat), landings, rotationInHand(state, draft))] ?? null;
  return moves.filter(turns).find(({ quarters }) => quarters === draft.quarters) ?? moves[0] ?? null;
}

/** The draft after one more turn of the tile at a place, or of the tile in hand if there is no place (null). */
export function turnedBy(
  state: State,
  seat: Seat,
  moves: readonly AsterionMove[] | null,
  draft: Draft,
  by: 1 | -1,
): Partial<Draft> {
  const quarters = moves?.filter(turns) ?? [];
  if (quarters.length > 0) {
    const at = quarters.findIndex((move) => move === turnedTo(state, seat, quarters, draft));
    return { quarters: cycled(quarters, at + by).quarters };
  }
  const face = faceInHand(state, seat);
  const rotations = moves?.filter(lands) ?? (face < 0 ? [] : ROTATIONS[face]!.map((rotation) => ({ rotation })));
  if (rotations.length === 0) return {};
  const at = nearest(face, rotations, rotationInHand(state, draft));
  return { rotation: cycled(rotations, at + by).rotation };
}

/** Why the tile in hand can’t be turned where it only fits in one rotation; undefined if it can be turned. */
export function barredTurn(
  state: State,
  seat: Seat,
  moves: readonly AsterionMove[],
  why: (move: AsterionMove) => Refusal | undefined,
): Refusal | undefined {
  const [only, ...others] = moves.filter(lands);
  if (only === undefined || others.length > 0) return undefined;
  return ROTATIONS[faceInHand(state, seat)]!.map((rotation) => why({ ...only, rotation })).find(
    (refusal) => refusal !== undefined,
  );
}

/** The index of the first of `turns` that looks like `rotation`, or else like the next rotation clockwise. */
function nearest(face: number, all: readonly { readonly rotation: number }[], rotation: number): number {
  for (let more = 0; more < 4; more++) {
    const looks = openSides(face, (rotation + more) % 4);
    const found = all.findIndex((turn) => openSides(face, turn.rotation) === looks);
    if (found >= 0) return found;
  }
  return 0;
}

function cycled<T>(all: readonly T[], index: number): T {
  return all[(index + all.length) % all.length]!;
}
