/** What a bot knows of Atlantis: what a journey brings and costs, and how far everybody has come. */
import { sum } from '../kit/counts.ts';
import type { MoveOf } from '../kit/moves.ts';
import type { Seat } from '../kit/rules.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Candidate, Knowledge } from '../kit/search/knowledge.ts';
import { byPromise } from '../kit/search/playout.ts';
import { valueOf } from './board.ts';
import { CARD, way } from './bot/ways.ts';
import { features } from './bot/features.ts';
import { LEVELS } from './bot/levels.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { PAWNS } from './data.ts';
import { moves } from './moves/index.ts';
import { destination, tileBehind, tollsFrom } from './path.ts';
import { cheapestPayment, faceOfValue, saleOf } from './purse.ts';
import { pointsOf } from './score.ts';
import type { AtlantisMove, State } from './types.ts';

type Journey = MoveOf<AtlantisMove, 'movePawn'>;

/** A hand below this size is worth a tile. */
const SHORT_HAND = 3;
/** How far first impressions follow the judgement, which sees a move’s effect at once and plays nothing on. */
const FORESIGHT = 2;
/** Points one must be ahead for more to hardly matter. */
const CLEAR = 10;
/** A payment that costs this much more than the cheapest is no choice between tiles and cards, but a waste. */
const DEAR = 4;
/** A hand of this size needs no more cards. */
const FULL_HAND = 8;
/** So much may be paid too much to keep a card. */
const WASTE = 2;
/** How strongly priors follow the gain of a journey. */
const EAGERNESS = 0.5;

/** Points a journey brings, all told; `tolls` are those from where its pawn stands. */
function gain(state: State, seat: Seat, { pawn, cards }: Journey, tolls: Int32Array): number {
  const at = seat * PAWNS + pawn;
  const from = state.pawns[at]!;
  let to = from;
  for (let i = 0; i < cards.length; i++) to = destination(state, to, cards[i]!);
  state.pawns[at] = to;
  const behind = tileBehind(state, to);
  state.pawns[at] = from;
  const tile = behind < 0 ? 0 : valueOf(state.tops[behind]!);
  return tile - tolls[to]! - cards.length * CARD + way(to) - way(from);
}

/** What a move is worth that is no journey. */
function worth(state: State, seat: Seat, move: Exclude<AtlantisMove, Journey>): number {
  if (move.type === 'payToll') return state.toll - sum(move.tiles) - move.cards.length * CARD;
  if (move.type === 'sellTile') return state.handSizes[seat]! < SHORT_HAND ? valueOf(move.face) * (CARD / 2 - 1) : -4;
  // A bridge saves what the dearest pawn of the seat would pay, which only the search can tell.
  return move.type === 'buildBridge' ? -2 : 0;
}

/** Tells of each move what it is worth, in their order. Journeys of a pawn are listed together, so its way is walked once. */
function weigh(
  state: State,
  seat: Seat,
  legal: readonly AtlantisMove[],
  tell: (move: AtlantisMove, worth: number) => void,
) {
  let pawn = -1;
  let tolls: Int32Array | undefined;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[i]!;
    if (move.type !== 'movePawn') {
      tell(move, worth(state, seat, move));
      continue;
    }
    if (tolls === undefined || move.pawn !== pawn) {
      ({ pawn } = move);
      tolls = tollsFrom(state, state.pawns[seat * PAWNS + pawn]!);
    }
    tell(move, gain(state, seat, move, tolls));
  }
}

function candidates(state: State, seat: Seat): readonly Candidate<AtlantisMove>[] {
  const found: (Candidate<AtlantisMove> & { readonly brought: number })[] = [];
  weigh(state, seat, moves.legal(state, seat), (move, brought) => {
    if (!givesAway(state, seat, move)) found.push({ move, weight: Math.exp(EAGERNESS * brought), brought });
  });
  if (state.phase !== 'payment') return found;
  const best = Math.max(...found.map(({ brought }) => brought));
  return found.filter(({ brought }) => brought >= best - DEAR);
}

/** Whether it sells a tile for no more cards than the seat’s next lower one would bring. Atlantis 2.4 */
function givesAway(state: State, seat: Seat, move: AtlantisMove): boolean {
  if (move.type !== 'sellTile') return false;
  const value = valueOf(move.face);
  return saleOf(value - 1) === saleOf(value) && faceOfValue(state, seat, value - 1) >= 0;
}

/**
 * Sells a tile with cards enough or for too few, pays far too much, or bridges a hole that no own pawn has to cross.
 * Atlantis 2.4, 4.4, 5.1
 */
function regrets(view: State, seat: Seat, move: AtlantisMove): boolean {
  switch (move.type) {
    case 'sellTile':
      return view.handSizes[seat]! >= FULL_HAND || givesAway(view, seat, move);
    case 'payToll': {
      const { tiles, cards } = cheapestPayment(view, seat, view.toll)!;
      return sum(move.tiles) + move.cards.length - sum(tiles) - cards > WASTE;
    }
    case 'buildBridge':
      // Nothing speaks for one that spares its seat no toll.
      return reasons(view, seat, move).length === 0;
    default:
      return false;
  }
}

export const knowledge: Knowledge<State, AtlantisMove> = {
  foresight: FORESIGHT,
  playout: byPromise(candidates),
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: (state) => state.handSizes.map((_, seat) => pointsOf(state, seat)) },
  candidates,
  regrets,
  levels: LEVELS,
  reasons,
};
