/** The places that light up on the board. All of them come from the legal moves; nothing here decides what is legal. */
import { ROTATIONS, openSides } from '../../../../games/asterion/board.ts';
import { frontier, lay } from '../../../../games/asterion/layout.ts';
import type { AsterionMove, State } from '../../../../games/asterion/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import { pointOf } from '../drawing.ts';
import type { Choices, Mode } from '../intent.ts';

type MoveOf<Type extends AsterionMove['type']> = Extract<AsterionMove, { type: Type }>;
export type Landing = MoveOf<'placeTile' | 'dropTile'>;

/** A lit place in a cell. The other fields say what a press there is about. */
export type Target = Place & { readonly cell: number } & (
    | { readonly does: 'land'; readonly moves: readonly Landing[] }
    | { readonly does: 'turn'; readonly tile: number; readonly moves: readonly MoveOf<'rotateTile'>[] }
    /** `move` is null for the first tile, and for all tiles while no first one is picked. */
    | { readonly does: 'swap'; readonly tile: number; readonly move: MoveOf<'swapTiles'> | null }
    | { readonly does: 'lift'; readonly tile: number; readonly move: MoveOf<'liftTile'> }
  );

export type BarredCell = Place & { readonly cell: number };

/** The face of the tile to place: the lifted tile, or the held one. −1 if there is none or it is hidden. */
export function faceInHand(state: State, seat: Seat): number {
  return state.lifted < 0 ? state.held[seat]! : state.face[state.lifted]!;
}

/** The rotation of the tile in hand, in quarters clockwise. */
export function rotationInHand(state: State, { rotation }: Pick<Choices, 'rotation'>): number {
  return rotation ?? (state.lifted < 0 ? 0 : state.rotation[state.lifted]!);
}

export function targetsOf(
  state: State,
  legal: readonly AsterionMove[],
  mode: Mode,
  first: number | null,
): readonly Target[] {
  if (mode === 'place' || state.lifted >= 0) return landings(legal);
  const on = (tile: number) => ({ key: `tile ${tile}`, cell: state.cell[tile]!, ...pointOf(state.cell[tile]!), tile });
  if (mode === 'turn') {
    return grouped(ofType(legal, 'rotateTile'), (move) => move.tile).map(([tile, moves]) => ({
      ...on(tile),
      does: 'turn',
      moves,
    }));
  }
  if (mode === 'move') {
    return ofType(legal, 'liftTile').map((move) => ({ ...on(move.tile), does: 'lift', move }));
  }
  const swaps = ofType(legal, 'swapTiles');
  const able = [...new Set(swaps.flatMap((move) => [move.first, move.second]))].toSorted((a, b) => a - b);
  return able.map((tile) => ({
    ...on(tile),
    does: 'swap',
    move: swaps.find((move) => [move.first, move.second].every((of) => of === tile || of === first)) ?? null,
  }));
}

function landings(legal: readonly AsterionMove[]): readonly Target[] {
  const moves = legal.filter((move) => move.type === 'placeTile' || move.type === 'dropTile');
  return grouped(moves, (move) => move.cell).map(([cell, moves]) => ({
    key: `cell ${cell}`,
    cell,
    ...pointOf(cell),
    does: 'land',
    moves,
  }));
}

/** The cells beside tiles where the tile in hand fits in no rotation; empty unless the player places a tile now. */
export function barredCells(state: State, targets: readonly Target[]): readonly BarredCell[] {
  if (targets[0]?.does !== 'land') return [];
  lay(state);
  return frontier(state)
    .filter((cell) => targets.every((target) => target.cell !== cell))
    .map((cell) => ({ key: `barred ${cell}`, cell, ...pointOf(cell) }));
}

/**
 * Why the tile in hand can’t be turned at a target where it only fits in one rotation; undefined if it can be turned.
 */
export function barredTurn(
  state: State,
  seat: Seat,
  target: Target | null,
  why: (move: AsterionMove) => Refusal | undefined,
): Refusal | undefined {
  if (target?.does !== 'land' || target.moves.length > 1) return undefined;
  const { type, cell } = target.moves[0]!;
  return ROTATIONS[faceInHand(state, seat)]!.map((rotation) => why({ type, cell, rotation })).find(
    (refusal) => refusal !== undefined,
  );
}

/**
 * The move that a press on the target would make with the current choices; null if the player still has to pick
 * something.
 */
export function moveAt(state: State, seat: Seat, target: Target, choices: Choices): AsterionMove | null {
  if (target.does === 'lift' || target.does === 'swap') return target.move;
  if (target.does === 'turn') {
    return target.moves.find(({ quarters }) => quarters === choices.quarters) ?? target.moves[0]!;
  }
  return target.moves[nearest(faceInHand(state, seat), target.moves, rotationInHand(state, choices))]!;
}

/** The choices after one more turn of the tile at the target, or of the tile in hand if there is no target. */
export function turnedBy(
  state: State,
  seat: Seat,
  target: Target | null,
  choices: Choices,
  by: 1 | -1,
): Partial<Choices> {
  if (target?.does === 'turn') {
    const at = target.moves.findIndex((move) => move === moveAt(state, seat, target, choices));
    return { quarters: cycled(target.moves, at + by).quarters };
  }
  if (target !== null && target.does !== 'land') return {};
  const face = faceInHand(state, seat);
  if (face < 0) return {};
  const turns = target?.moves ?? ROTATIONS[face]!.map((rotation) => ({ rotation }));
  const at = nearest(face, turns, rotationInHand(state, choices));
  return { rotation: cycled(turns, at + by).rotation };
}

/** The index of the first of `turns` that looks like `rotation`, or else like the next rotation clockwise. */
function nearest(face: number, turns: readonly { readonly rotation: number }[], rotation: number): number {
  for (let more = 0; more < 4; more++) {
    const looks = openSides(face, (rotation + more) % 4);
    const found = turns.findIndex((turn) => openSides(face, turn.rotation) === looks);
    if (found >= 0) return found;
  }
  return 0;
}

function cycled<T>(all: readonly T[], index: number): T {
  return all[(index + all.length) % all.length]!;
}

function ofType<Type extends AsterionMove['type']>(moves: readonly AsterionMove[], type: Type): MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

function grouped<T>(all: readonly T[], by: (each: T) => number): [number, T[]][] {
  const groups = new Map<number, T[]>();
  for (const each of all) {
    const group = groups.get(by(each));
    if (group === undefined) groups.set(by(each), [each]);
    else group.push(each);
  }
  return [...groups];
}
