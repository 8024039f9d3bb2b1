/** What counts in a position of Atlantis, for judging it. */
import type { Seat } from '../../kit/rules.ts';
import type { Features } from '../../kit/search/judgement.ts';
import { ATLANTIS, MAINLAND, SLOTS } from '../board.ts';
import { DRAW, PAWNS } from '../data.ts';
import { tileValue } from '../purse.ts';
import type { State } from '../types.ts';
import { Outlook } from './outlook.ts';
import { Road } from './road.ts';
import { ways } from './ways.ts';

/** The cards that the last pawn's arrival brings. */
const LAST_DRAW = DRAW + PAWNS;
/** Points that make a lead clear: when the game may end now, and before. */
const CLEAR = { now: 4, later: 10 } as const;

const road = new Road();
const outlook = new Outlook(road);
/** By seat, of the position that is counted: tiles, tolls to the mainland, and points if the game ended now. */
const tiles: number[] = [];
const owed: number[] = [];
const points: number[] = [];

export const features: Features<State> = {
  names: [
    'tiles',
    'cards',
    'tolls',
    'ways',
    'home',
    'waiting',
    'last',
    'bridge',
    'items',
    'nearHome',
    'reach',
    'dues',
    'unpaid',
    'turn',
    'lead',
    'best',
    'haul',
    'homing',
    'steps',
    'thin',
    'finish',
    'finishing',
    'stuck',
  ],
  progress: homecoming,
  of(state) {
    road.survey(state);
    for (let seat = 0; seat < state.seats; seat++) {
      tiles[seat] = tileValue(state, seat);
      owed[seat] = 0;
      for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) {
        owed[seat]! += road.toll(state.pawns[pawn]!, MAINLAND);
      }
      points[seat] = tiles[seat]! + state.handSizes[seat]! - owed[seat]! - dueOf(state, seat);
    }
    return state.handSizes.map((_, seat) => counted(state, seat));
  },
};

/** The part of its pawns' whole way that the seat nearest to ending the game has gone. */
function homecoming(state: State): number {
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let come = 0;
    for (let pawn = 0; pawn < PAWNS; pawn++) come += (state.pawns[seat * PAWNS + pawn]! + 1) / (SLOTS + 1);
    most = Math.max(most, come / PAWNS);
  }
  return most;
}

function dueOf({ phase, turn, toll }: State, seat: Seat): number {
  return phase === 'payment' && turn === seat ? toll : 0;
}

/** In the order of the names; points are counted in tens. Plain loops, because a search counts in each of its iterations. */
function counted(state: State, seat: Seat): readonly number[] {
  const size = state.handSizes[seat]!;
  const due = dueOf(state, seat);
  const means = tiles[seat]! + size - due;
  let home = 0;
  let waiting = 0;
  let thin = 0;
  let last = MAINLAND;
  for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) {
    const place = state.pawns[pawn]!;
    if (place === MAINLAND) home++;
    if (place === ATLANTIS) waiting++;
    if (place < last) last = place;
    thin += road.thinAhead(place);
  }
  outlook.look(state, seat, means);
  const margin = points[seat]! - bestOther(state, seat);
  const turn = state.turn === seat ? 1 : 0;
  const finish = finishOf(home, margin);
  return [
    tiles[seat]! / 10,
    size,
    owed[seat]! / 10,
    ways(state, seat) / 10,
    home,
    waiting,
    (last + 1) / (SLOTS + 1),
    state.bridges[seat]!,
    outlook.items,
    outlook.leading,
    outlook.longest / (SLOTS + 1),
    due / 10,
    Math.max(0, owed[seat]! - means) / 10,
    turn,
    Math.tanh(margin / CLEAR.later),
    outlook.gain / 10,
    outlook.haul / 10,
    outlook.homing,
    outlook.turns / 10,
    thin / 50,
    finish,
    turn * finish,
    outlook.isStuck ? 1 : 0,
  ];
}

function bestOther(state: State, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return best;
}

/** How clearly a seat that could end the game in one turn would win it, from −1 to 1; 0 if it couldn't. */
function finishOf(home: number, margin: number): number {
  if (home === PAWNS) return Math.tanh((margin + LAST_DRAW) / CLEAR.now);
  if (home < PAWNS - 1 || outlook.homing === 0) return 0;
  return Math.tanh((margin + outlook.arrival + LAST_DRAW) / CLEAR.now);
}
