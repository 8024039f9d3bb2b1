/** What a bot knows of Atlantis: what a journey brings and costs, and how far everybody has come. */
import { sum } from '../kit/counts.ts';
import type { MoveOf } from '../kit/moves.ts';
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import type { Candidate, Knowledge } from '../kit/search/knowledge.ts';
import { softmax } from '../kit/search/softmax.ts';
import { MAINLAND, SLOTS, valueOf } from './board.ts';
import { reasons } from './bot/reasons.ts';
import { PAWNS } from './data.ts';
import { moves } from './moves/index.ts';
import { destination, pawnsHome, tileBehind, tollBetween } from './path.ts';
import { eachPayment, plentiful, tileValue } from './purse.ts';
import { settlement } from './score.ts';
import type { AtlantisMove, State } from './types.ts';

/** What a card in hand is worth in points, for what it can still do. */
const CARD = 1.6;
/** What a pawn's way over the whole path is worth, and what its arrival adds: more cards for the rest of the game. */
const PATH_WORTH = 9;
const ARRIVAL = 3;
/** A hand below this size is worth a tile. */
const SHORT_HAND = 3;
/** Points of difference that make a chance e times as large, when the game begins and when it is about to end. */
const SPREAD = { early: 9, late: 3 } as const;
/** How strongly priors follow the gain of a journey. */
const EAGERNESS = 0.5;

/** Points a journey brings, all told. */
function gain(state: State, seat: Seat, { pawn, cards }: MoveOf<AtlantisMove, 'movePawn'>): number {
  const at = seat * PAWNS + pawn;
  const from = state.pawns[at]!;
  let to = from;
  for (let i = 0; i < cards.length; i++) to = destination(state, to, cards[i]!);
  const toll = tollBetween(state, from, to);
  state.pawns[at] = to;
  const behind = tileBehind(state, to);
  state.pawns[at] = from;
  const tile = behind < 0 ? 0 : valueOf(state.tops[behind]!);
  return tile - toll - cards.length * CARD + way(to) - way(from);
}

/** What it is worth that a pawn stands where it does. */
function way(place: number): number {
  return ((place + 1) / (SLOTS + 1)) * PATH_WORTH + (place === MAINLAND ? ARRIVAL : 0);
}

function worth(state: State, seat: Seat, move: AtlantisMove): number {
  if (move.type === 'movePawn') return gain(state, seat, move);
  if (move.type === 'payToll') return state.toll - sum(move.tiles) - move.cards.length * CARD;
  if (move.type === 'sellTile') return state.handSizes[seat]! < SHORT_HAND ? valueOf(move.face) * (CARD / 2 - 1) : -4;
  // A bridge saves what the dearest pawn of the seat would pay, which only the search can tell.
  return move.type === 'buildBridge' ? -2 : 0;
}

/** The journey that brings most, with a little chance; in payment what costs least. */
function playout(state: State, seat: Seat, random: Random): AtlantisMove {
  if (state.phase === 'payment') return cheapest(state, seat);
  const legal = moves.legal(state, seat);
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    const value = worth(state, seat, move) + random.below(1000) / 500;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

function cheapest(state: State, seat: Seat): AtlantisMove {
  let best: AtlantisMove | undefined;
  let least = Infinity;
  eachPayment(state, seat, state.toll, (tiles, cards) => {
    const cost = sum(tiles) + cards * CARD;
    if (cost >= least) return false;
    least = cost;
    best = { type: 'payToll', tiles: tiles.slice(), cards: plentiful(state, seat, cards) };
    return false;
  });
  return best ?? moves.legal(state, seat)[0]!;
}

function candidates(state: State, seat: Seat): readonly Candidate<AtlantisMove>[] {
  return moves.legal(state, seat).map((move) => ({ move, weight: Math.exp(EAGERNESS * worth(state, seat, move)) }));
}

/** Chances by seat, from points so far, the ways still to go and what they will cost. */
function evaluate(state: State): readonly number[] {
  const strengths: number[] = [];
  let furthest = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const { tolls } = settlement(state, seat);
    let strength = tileValue(state, seat) + state.handSizes[seat]! * CARD - sum(tolls) / 2;
    for (let pawn = 0; pawn < PAWNS; pawn++) strength += way(state.pawns[seat * PAWNS + pawn]!);
    strengths.push(strength);
    furthest = Math.max(furthest, pawnsHome(state, seat) / PAWNS);
  }
  const spread = SPREAD.early + (SPREAD.late - SPREAD.early) * furthest;
  return softmax(strengths, spread);
}

export const knowledge: Knowledge<State, AtlantisMove> = { horizon: 24, playout, evaluate, candidates, reasons };
