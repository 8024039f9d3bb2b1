/** What a player may do in a turn: place the held tile, or give it up to turn, swap or move tiles. */
import { CELLS } from '../kit/geometry/square.ts';
import { type MoveKind, defineMoves } from '../kit/moves.ts';
import type { Random } from '../kit/random.ts';
import type { Emit, Seat } from '../kit/rules.ts';
import { below } from '../kit/shape.ts';
import { QUARTERS, ROTATIONS, openSides } from './board.ts';
import { FACES, TILES, WALLED_IN } from './data.ts';
import {
  frontier,
  isEmpty,
  joinNetworks,
  lay,
  leadsOutWith,
  nameNetworks,
  neighbourCount,
  staysWhole,
  wayOut,
} from './layout.ts';
import { escapes } from './score.ts';
import { draw, over } from './state.ts';
import type { AsterionEvent, AsterionMove, AsterionRefusal, State } from './types.ts';

type MoveOf<Type extends AsterionMove['type']> = Extract<AsterionMove, { type: Type }>;
type Kind<Type extends AsterionMove['type']> = MoveKind<State, MoveOf<Type>, AsterionEvent, AsterionRefusal>;

/** The most tiles there can be on the table: four colours and Asterion's. */
const MOST_TILES = 4 * TILES + 1;
const NOWHERE = -1;
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export function toMove(state: State): readonly Seat[] {
  return over(state) ? NOBODY : ALONE[state.turn]!;
}

export function phase(state: State): string {
  return state.phase;
}

// Placing

const placeTile: Kind<'placeTile'> = {
  shape: { cell: below(CELLS), rotation: below(4) },
  list(state, seat, moves) {
    listLandings(state, state.held[seat]!, NOWHERE, placements, moves);
  },
  refuse(state, seat, { cell, rotation }) {
    return refuseLanding(state, state.held[seat]!, cell, rotation);
  },
  apply(state, seat, { cell, rotation }, random, emit) {
    const face = state.held[seat]!;
    const tile = state.cell.length;
    state.cell.push(cell);
    state.owner.push(seat);
    state.face.push(face);
    state.rotation.push(rotation);
    state.alive.push(1);
    state.network.push(tile);
    lay(state);
    joinNetworks(state);
    emit?.({ type: 'tilePlaced', seat, tile, cell });
    finishTurn(state, seat, random, emit);
  },
};

// Turning

const rotateTile: Kind<'rotateTile'> = {
  shape: { tile: below(MOST_TILES), quarters: (value) => value === 1 || value === 2 || value === 3 },
  list(state, seat, moves) {
    lay(state);
    for (let tile = 1; tile < state.cell.length; tile++) {
      if (refuseHandling(state, seat, tile)) continue;
      for (const quarters of QUARTERS[state.face[tile]!]!) moves.push(rotations[tile * 4 + quarters]!);
    }
  },
  refuse(state, seat, { tile }) {
    return asked(state, () => refuseHandling(state, seat, tile));
  },
  apply(state, seat, { tile, quarters }, random, emit) {
    state.rotation[tile] = (state.rotation[tile]! + quarters) & 3;
    emit?.({ type: 'tileRotated', seat, tile, quarters });
    rearranged(state, seat, random, emit);
  },
};

// Swapping

const swapTiles: Kind<'swapTiles'> = {
  shape: { first: below(MOST_TILES), second: below(MOST_TILES) },
  list(state, seat, moves) {
    lay(state);
    const able: number[] = [];
    for (let tile = 1; tile < state.cell.length; tile++) if (!refuseHandling(state, seat, tile)) able.push(tile);
    for (let i = 0; i < able.length; i++) {
      for (let j = i + 1; j < able.length; j++) moves.push(swaps[able[i]! * MOST_TILES + able[j]!]!);
    }
  },
  refuse(state, seat, { first, second }) {
    if (first >= second) return { code: 'wrongOrder' };
    return asked(state, () => refuseHandling(state, seat, first) ?? refuseHandling(state, seat, second));
  },
  apply(state, seat, { first, second }, random, emit) {
    const kept = state.cell[first]!;
    state.cell[first] = state.cell[second]!;
    state.cell[second] = kept;
    emit?.({ type: 'tilesSwapped', seat, first, second });
    rearranged(state, seat, random, emit);
  },
};

// Moving: two steps, so that neither the player nor a bot faces every tile times every cell at once

const liftTile: Kind<'liftTile'> = {
  shape: { tile: below(MOST_TILES) },
  list(state, seat, moves) {
    lay(state);
    for (let tile = 1; tile < state.cell.length; tile++) {
      if (!refuseHandling(state, seat, tile) && staysWhole(state, tile)) moves.push(lifts[tile]!);
    }
  },
  refuse(state, seat, { tile }) {
    return asked(
      state,
      () => refuseHandling(state, seat, tile) ?? (staysWhole(state, tile) ? undefined : { code: 'layoutSplit' }),
    );
  },
  apply(state, seat, { tile }, _random, emit) {
    state.lifted = tile;
    state.phase = 'relocation';
    emit?.({ type: 'tileLifted', seat, tile });
  },
};

const dropTile: Kind<'dropTile'> = {
  shape: { cell: below(CELLS), rotation: below(4) },
  list(state, _seat, moves) {
    listLandings(state, state.face[state.lifted]!, state.cell[state.lifted]!, drops, moves);
  },
  refuse(state, _seat, { cell, rotation }) {
    if (cell === state.cell[state.lifted]) return { code: 'sameCell' };
    return refuseLanding(state, state.face[state.lifted]!, cell, rotation);
  },
  apply(state, seat, { cell, rotation }, random, emit) {
    const tile = state.lifted;
    const from = state.cell[tile]!;
    state.cell[tile] = cell;
    state.rotation[tile] = rotation;
    state.lifted = -1;
    state.phase = 'placement';
    emit?.({ type: 'tileMoved', seat, tile, from, cell });
    rearranged(state, seat, random, emit);
  },
};

export const { moveTypes, legal, refuse, apply } = defineMoves<State, AsterionMove, AsterionEvent>(
  {
    toMove,
    phase,
    byPhase: { placement: ['placeTile', 'rotateTile', 'swapTiles', 'liftTile'], relocation: ['dropTile'] },
  },
  { placeTile, rotateTile, swapTiles, liftTile, dropTile },
);

// Prebuilt moves; landings are made when first listed, since few of all cells are ever used

type Landings = (AsterionMove | undefined)[];
const placements: Landings = Array.from({ length: CELLS * 4 });
const drops: Landings = Array.from({ length: CELLS * 4 });
const tiles = Array.from({ length: MOST_TILES }, (_, tile) => tile);
const lifts: readonly AsterionMove[] = tiles.map((tile) => ({ type: 'liftTile', tile }));
const rotations: readonly AsterionMove[] = tiles.flatMap((tile) =>
  [0, 1, 2, 3].map((quarters): AsterionMove => ({ type: 'rotateTile', tile, quarters })),
);
const swaps: readonly AsterionMove[] = tiles.flatMap((first) =>
  tiles.map((second): AsterionMove => ({ type: 'swapTiles', first, second })),
);

function landing(made: Landings, cell: number, rotation: number): AsterionMove {
  const type = made === placements ? 'placeTile' : 'dropTile';
  return (made[cell * 4 + rotation] ??= { type, cell, rotation });
}

/** Lists where a face can land, anywhere but on `except`. Asterion 2.1, 2.3 */
function listLandings(state: State, face: number, except: number, made: Landings, moves: object[]): void {
  lay(state);
  const way = wayOut(state, NOWHERE);
  for (const cell of frontier(state)) {
    if (cell === except) continue;
    const harmless = !way.includes(cell) || wayOut(state, cell).length > 0;
    for (const rotation of ROTATIONS[face]!) {
      if (harmless || leadsOutWith(state, cell, openSides(face, rotation))) moves.push(landing(made, cell, rotation));
    }
  }
}

function refuseLanding(state: State, face: number, cell: number, rotation: number): AsterionRefusal | undefined {
  return asked(state, () => {
    if (!isEmpty(cell)) return { code: 'cellTaken' };
    if (neighbourCount(cell) === 0) return { code: 'notAdjacent' };
    return leadsOutWith(state, cell, openSides(face, rotation)) ? undefined : { code: 'asterionTrapped' };
  });
}

/**
 * Why a player may not turn, swap or move a tile. Asterion is not asked: he is never trapped by turning or swapping
 * tiles of living explorers, since none of them belongs to his network and the same cells stay taken. Asterion 4.2
 */
function refuseHandling(state: State, seat: Seat, tile: number): AsterionRefusal | undefined {
  if (tile >= state.cell.length) return { code: 'noSuchTile' };
  if (state.owner[tile] !== seat) return { code: 'notYourTile' };
  if (state.alive[tile] !== 1) return { code: 'explorerDead' };
  return neighbourCount(state.cell[tile]!) >= WALLED_IN ? { code: 'walledIn' } : undefined;
}

/** Answers a question about the layout. */
function asked<T>(state: State, question: () => T): T {
  lay(state);
  return question();
}

/** After tiles on the table were turned, swapped or moved: the held one is the price. Asterion 4.1 */
function rearranged(state: State, seat: Seat, random: Random, emit: Emit<AsterionEvent>): void {
  lay(state);
  nameNetworks(state);
  const face = state.held[seat]!;
  state.discarded[seat * FACES.length + face]!++;
  emit?.({ type: 'tileDiscarded', seat, face });
  finishTurn(state, seat, random, emit);
}

/** Kills, draws and passes the turn on, anticlockwise. Asterion 1.3, 3.1, 5.1 */
function finishTurn(state: State, seat: Seat, random: Random, emit: Emit<AsterionEvent>): void {
  kill(state, seat, emit);
  state.used[seat * FACES.length + state.held[seat]!]!++;
  state.held[seat] = draw(state, seat, random);
  if (state.held[seat] !== -1) {
    emit?.({ type: 'tileDrawn', seat, secret: { seats: [seat], face: state.held[seat] } });
  }
  state.turns++;
  state.turn = (seat + state.seats - 1) % state.seats;
  if (emit && over(state)) announceEnd(state, emit);
}

/** Every living explorer in Asterion's network dies; the turn player scores the others' less their own. Asterion 3.1, 3.2 */
function kill(state: State, seat: Seat, emit: Emit<AsterionEvent>): void {
  let points = 0;
  const killed: number[] | undefined = emit && [];
  for (let tile = 1; tile < state.cell.length; tile++) {
    if (state.network[tile] !== 0 || state.alive[tile] !== 1) continue;
    state.alive[tile] = 0;
    points += state.owner[tile] === seat ? -1 : 1;
    killed?.push(tile);
  }
  state.kills[seat]! += points;
  if (!killed || killed.length === 0) return;
  const victims = state.kills.map((_, of) => killed.filter((tile) => state.owner[tile] === of).length);
  emit?.({ type: 'explorersKilled', seat, tiles: killed, victims, points });
}

/** Tells of every explorer that carries coins out, for counting them one by one. Asterion 6.2 */
function announceEnd(state: State, emit: NonNullable<Emit<AsterionEvent>>): void {
  for (const { seat, tile, coins } of escapes(state))
    if (coins > 0) emit({ type: 'explorerEscaped', seat, tile, coins });
  emit({ type: 'gameEnded' });
}
