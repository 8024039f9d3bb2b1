/** Positions for tests, drawn as text. Each of them could be. */
import { FACES, TILES } from '../../../games/asterion/data.ts';
import { lay, nameNetworks } from '../../../games/asterion/layout.ts';
import { rules } from '../../../games/asterion/index.ts';
import { unseen } from '../../../games/asterion/state.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import { sum } from '../../../games/kit/counts.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { demandPossible } from '../../laws/possible.ts';
import { player } from '../player.ts';
import { impossible } from './impossible.ts';

/** The rules, with what can't be. */
const strict = { ...rules, impossible };

/** Faces by a short name. */
export const FACE = { coin: 0, feather: 1, straight: 2, corner: 3, tee: 4, cross: 5 } as const;
type FaceName = keyof typeof FACE;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly face: FaceName;
  /** Quarter turns clockwise; 0 where left out. A corner opens north and east, a tee all but south, a straight north and south, a coin's dead end north. */
  readonly turn?: number;
}

interface Before {
  /** What the seats have scored for the dead; else the seat after scored each of them. */
  readonly kills?: readonly number[];
  /** Seat 0 holds the last tile there is: the others and theirs have been given up. */
  readonly last?: true;
}

/**
 * A game in which these tiles lie around Asterion's at 0,0; seat 0 is to move and holds `held`. x grows to the east, y to
 * the south. Who is joined to Asterion is dead. All have had as many turns (if seat 0 has no tile yet and the others one
 * each, it is the last to have its first); the tiles that are not placed were given up, corners and tees first.
 */
export function position(seats: number, held: FaceName, placed: readonly Placed[], before: Before = {}): State {
  const state = rules.setup(seats, {}, randomFrom('table'));
  for (const { x, y, seat, face, turn = 0 } of placed) {
    state.network.push(0);
    state.cell.push(cellAt(x, y));
    state.owner.push(seat);
    state.face.push(FACE[face]);
    state.rotation.push(turn);
    state.alive.push(1);
    state.used[seat * FACES.length + FACE[face]]!++;
  }
  const counts = state.held.map((_, seat) => placed.filter((tile) => tile.seat === seat).length);
  const first = counts[0] === 0 && Math.max(...counts) === 1;
  const turns = before.last ? TILES : Math.max(...counts);
  for (let seat = 0; seat < seats; seat++) {
    const having = seat === 0 && (first || before.last) ? turns - 1 : turns;
    state.held[seat] = seat === 0 ? FACE[held] : before.last ? -1 : FACE.cross;
    giveUp(state, seat, having - counts[seat]!);
  }
  state.turn = 0;
  state.turns = sum(state.used);
  lay(state);
  nameNetworks(state);
  die(state, before.kills);
  return demandPossible(strict, state);
}

/** A seat has given up so many of its tiles, not the one it holds. */
function giveUp(state: State, seat: number, count: number): void {
  for (let given = 0; given < count; given++) {
    const left = unseen(state, seat).map((tiles, face) => (face === state.held[seat] ? tiles - 1 : tiles));
    const face = [FACE.corner, FACE.tee, ...left.keys()].find((each) => left[each]! > 0)!;
    state.used[seat * FACES.length + face]!++;
    state.discarded[seat * FACES.length + face]!++;
  }
}

function die(state: State, kills: readonly number[] | undefined): void {
  for (const [tile, name] of state.network.entries()) {
    if (name !== 0 || tile === 0) continue;
    state.alive[tile] = 0;
    state.kills[(state.owner[tile]! + 1) % state.seats]!++;
  }
  if (kills !== undefined) state.kills.splice(0, state.seats, ...kills);
}

export const { play, refusal } = player(rules);

export const place = (x: number, y: number, rotation = 0): AsterionMove => ({
  type: 'placeTile',
  cell: cellAt(x, y),
  rotation,
});
