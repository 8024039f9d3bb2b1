/** Why a state of the right shape can't be a position of Asterion. */
import { sum } from '../../../games/kit/counts.ts';
import { CELLS, CENTRE, STEPS } from '../../../games/kit/geometry/square.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import { bindingTiles } from '../../../games/asterion/binding.ts';
import { MOST_TILES, NOWHERE } from '../../../games/asterion/board.ts';
import { FACES, TILES, WALLED_IN } from '../../../games/asterion/data.ts';
import { isOver } from '../../../games/asterion/flow.ts';
import { lay, nameNetworks, neighbourCount } from '../../../games/asterion/layout.ts';
import { meta } from '../../../games/asterion/meta.ts';
import { wayOut } from '../../../games/asterion/outside.ts';
import { clone, unseen } from '../../../games/asterion/state.ts';
import type { State } from '../../../games/asterion/types.ts';

type Impossible =
  /** A list doesn't have as many entries as there are seats, tiles, or faces of all seats. */
  | { readonly code: 'wrongLength'; readonly field: string }
  /** A number has a value that is impossible there. */
  | { readonly code: 'outOfRange'; readonly field: string; readonly index: number }
  /** The first tile isn't Asterion's in the middle. */
  | { readonly code: 'noAsterion' }
  | { readonly code: 'cellTwice'; readonly cell: number }
  /**
   * For a seat and a face, the number of used tiles differs from those on the table and discarded, or is larger than
   * the number of such tiles.
   */
  | { readonly code: 'facesDontAddUp'; readonly seat: Seat; readonly face: number }
  /** A seat has discarded tiles before it had one on the table. */
  | { readonly code: 'neverPlaced'; readonly seat: Seat }
  /** A seat holds a face of which none is left, holds none although it has tiles, or holds one although it has none. */
  | { readonly code: 'cantHold'; readonly seat: Seat }
  /** The number of a seat's turns doesn't fit with whose turn it is. */
  | { readonly code: 'wrongTurns'; readonly seat: Seat }
  /** The tiles aren't connected. */
  | { readonly code: 'apart'; readonly tile: number }
  /** A network isn't what its tiles' open sides join. */
  | { readonly code: 'wrongNetwork'; readonly tile: number }
  /** An explorer lives in Asterion's network, or is dead outside it. */
  | { readonly code: 'wrongAlive'; readonly tile: number }
  | { readonly code: 'asterionTrapped' }
  /** No series of kills could have given the seats these scores. */
  | { readonly code: 'wrongKills' }
  /** A tile is lifted that couldn't be lifted, or none in the phase in which one must be. */
  | { readonly code: 'wronglyLifted'; readonly tile: number };

/** Each check relies on those before it. Asterion 1 to 6 */
const CHECKS: readonly ((state: State) => Impossible | undefined)[] = [
  wrongLength,
  outOfRange,
  noAsterion,
  cellTwice,
  wrongFaces,
  wrongTurns,
  apart,
  wrongNetwork,
  wrongAlive,
  asterionTrapped,
  wrongKills,
  wronglyLifted,
];

/** Why a state of the right shape is impossible; undefined if it is possible. Needs full states, not views. */
export function impossible(state: State): Refusal | undefined {
  for (const check of CHECKS) {
    const found = check(state);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wrongLength(state: State): Impossible | undefined {
  const { seats } = state;
  const tiles = state.cell.length;
  const lengths = {
    owner: tiles,
    face: tiles,
    rotation: tiles,
    alive: tiles,
    network: tiles,
    held: seats,
    kills: seats,
    used: seats * FACES.length,
    discarded: seats * FACES.length,
  } as const;
  const fields = Object.keys(lengths) as (keyof typeof lengths)[];
  const field = fields.find((name) => state[name].length !== lengths[name]);
  return field === undefined ? undefined : { code: 'wrongLength', field };
}

function outOfRange(state: State): Impossible | undefined {
  const { seats } = state;
  const tiles = state.cell.length;
  const { min, max } = meta.players;
  const ranges: readonly (readonly [field: string, numbers: readonly number[], least: number, most: number])[] = [
    ['seats', [seats], min, max],
    ['tiles', [tiles], 1, MOST_TILES],
    ['turn', [state.turn], 0, seats - 1],
    ['turns', [state.turns], 0, seats * TILES],
    ['lifted', [state.lifted], -1, tiles - 1],
    ['cell', state.cell, 0, CELLS - 1],
    ['owner', state.owner, -1, seats - 1],
    ['face', state.face, -1, FACES.length - 1],
    ['rotation', state.rotation, 0, 3],
    ['alive', state.alive, 0, 1],
    ['network', state.network, 0, tiles - 1],
    ['held', state.held, -1, FACES.length - 1],
    ['used', state.used, 0, TILES],
    ['discarded', state.discarded, 0, TILES],
    ['kills', state.kills, -TILES, seats * TILES],
  ];
  for (const [field, numbers, least, most] of ranges) {
    const index = numbers.findIndex((number) => !(Number.isInteger(number) && number >= least && number <= most));
    if (index >= 0) return { code: 'outOfRange', field, index };
  }
  return undefined;
}

function noAsterion({ cell, owner, face, rotation, alive }: State): Impossible | undefined {
  const first = [cell[0], owner[0], face[0], rotation[0], alive[0]].join(' ');
  const others = owner.lastIndexOf(-1) > 0 || face.lastIndexOf(-1) > 0;
  return first === `${CENTRE} -1 -1 0 0` && !others ? undefined : { code: 'noAsterion' };
}

function cellTwice({ cell }: State): Impossible | undefined {
  const twice = cell.find((each, tile) => cell.indexOf(each) !== tile);
  return twice === undefined ? undefined : { code: 'cellTwice', cell: twice };
}

/** Each seat's tiles by face: on the table, discarded, held, and still in the pile. Asterion 1.1, 1.2, 4.1, 5.1 */
function wrongFaces(state: State): Impossible | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const left = unseen(state, seat);
    for (let face = 0; face < FACES.length; face++) {
      const index = seat * FACES.length + face;
      const placed = state.face.filter((other, tile) => other === face && state.owner[tile] === seat).length;
      if (left[face]! < 0 || state.used[index] !== placed + state.discarded[index]!) {
        return { code: 'facesDontAddUp', seat, face };
      }
    }
    const given = sum(state.discarded.slice(seat * FACES.length, (seat + 1) * FACES.length));
    if (given > 0 && !state.owner.includes(seat)) return { code: 'neverPlaced', seat };
    const held = state.held[seat]!;
    if (held < 0 ? sum(left) > 0 : left[held] === 0) return { code: 'cantHold', seat };
  }
  return undefined;
}

/**
 * The seats after the current one, clockwise, have had their turn in this round, because play goes anticlockwise.
 * Asterion 1.4, 6.1
 */
function wrongTurns(state: State): Impossible | undefined {
  const { seats, turn, turns } = state;
  for (let seat = 0; seat < seats; seat++) {
    const used = sum(state.used.slice(seat * FACES.length, (seat + 1) * FACES.length));
    const before = (seat - turn + seats) % seats;
    const had = Math.floor(turns / seats) + (before > 0 && before <= turns % seats ? 1 : 0);
    if (used !== had) return { code: 'wrongTurns', seat };
  }
  return undefined;
}

/** Checked with the lifted tile and without it. Asterion 2.1, 4.6 */
function apart(state: State): Impossible | undefined {
  const reached = new Set([CENTRE]);
  const cells = new Set(state.cell);
  for (const cell of reached) {
    for (const step of STEPS) if (cells.has(cell + step)) reached.add(cell + step);
  }
  const tile = state.cell.findIndex((cell) => !reached.has(cell));
  if (tile >= 0) return { code: 'apart', tile };
  lay(beforeLifting(state));
  return state.lifted > 0 && bindingTiles(state)[state.lifted] === 1
    ? { code: 'apart', tile: state.lifted }
    : undefined;
}

/** Asterion 2.2 */
function wrongNetwork(state: State): Impossible | undefined {
  const named = clone(state);
  lay(named);
  nameNetworks(named);
  const tile = named.network.findIndex((name, of) => name !== state.network[of]);
  return tile < 0 ? undefined : { code: 'wrongNetwork', tile };
}

/** The tiles of dead explorers can't be handled, so what was once joined to Asterion stays joined. Asterion 3.1, 3.3 */
function wrongAlive({ alive, network }: State): Impossible | undefined {
  const tile = network.findIndex((name, of) => of > 0 && (name === 0) === (alive[of] === 1));
  return tile < 0 ? undefined : { code: 'wrongAlive', tile };
}

/** Asterion 2.3 */
function asterionTrapped(state: State): Impossible | undefined {
  lay(state);
  return wayOut(state, NOWHERE).length === 0 ? { code: 'asterionTrapped' } : undefined;
}

/**
 * Every death is one point more for a seat, or one less for the seat whose explorer died. The number of losses is half
 * of the difference between deaths and total score. No seat can lose more than it has dead, nor score more than the
 * others' dead. Asterion 3.2
 */
function wrongKills({ seats, owner, alive, kills }: State): Impossible | undefined {
  const dead = kills.map((_, seat) => owner.filter((of, tile) => of === seat && alive[tile] === 0).length);
  const deaths = sum(dead);
  const losses = (deaths - sum(kills)) / 2;
  const least = kills.map((points) => Math.max(0, -points));
  const scored = deaths - losses;
  const fits = Array.from(
    { length: seats },
    (_, seat) => least[seat]! <= dead[seat]! && kills[seat]! + dead[seat]! <= scored,
  );
  const sums = Number.isInteger(losses) && losses >= sum(least) && losses <= deaths;
  return sums && fits.every(Boolean) ? undefined : { code: 'wrongKills' };
}

/** Asterion 4.1, 4.2 */
function wronglyLifted(state: State): Impossible | undefined {
  const { lifted, phase, turn } = state;
  if (phase === 'placement' ? lifted < 0 : lifted > 0 && !isOver(state) && mayLift(state, turn)) return undefined;
  return { code: 'wronglyLifted', tile: lifted };
}

/**
 * Whether the tile could be lifted from where it was: it is the seat's, its explorer is alive, and it wasn't walled in.
 */
function mayLift(state: State, seat: Seat): boolean {
  const { lifted } = state;
  const before = beforeLifting(state);
  lay(before);
  nameNetworks(before);
  return (
    state.owner[lifted] === seat &&
    neighbourCount(state.cell[lifted]!) < WALLED_IN &&
    before.network[lifted] !== 0 &&
    wayOut(before, NOWHERE).length > 0
  );
}

function beforeLifting(state: State): State {
  return { ...clone(state), lifted: -1 };
}
