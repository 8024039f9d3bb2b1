/** What a bot knows of Attika: what a building brings on a site, and how far everybody is from either victory. */
import type { MoveOf } from '../kit/moves.ts';
import type { Random } from '../kit/random.ts';
import type { Seat } from '../kit/rules.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Candidate, Knowledge } from '../kit/search/knowledge.ts';
import { FREE_BY } from './board.ts';
import { features } from './bot/features.ts';
import { LEVELS } from './bot/levels.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { SHRINE } from './land.ts';
import { moves } from './moves/index.ts';
import { leastCards, priceOf } from './price.ts';
import { ownerOf } from './settle.ts';
import type { AttikaMove, State } from './types.ts';

type Build = MoveOf<AttikaMove, 'build'>;

/** What is learned tells more of a position than the end of a long playout does, and costs less; after 6 moves it tells too little. */
const HORIZON = 12;

/** Buildings one must be ahead for more to hardly matter. */
const CLEAR = 8;
/** Builds a playout compares before it takes the best, and builds worth a search. */
const TRIES = 5;
const MOST_BUILDS = 14;
/** Worth of a build in cards: of standing at all, of joining a settlement, of freeing another building, of the way to a shrine. */
const WORTH = { piece: 4, joined: 1, frees: 1.5, shrine: 1.5, blocks: 2.5 } as const;
const EAGERNESS = 0.5;

/** What a build brings, in cards. */
function gain(state: State, seat: Seat, { kind, hex }: Build): number {
  const price = priceOf(state, seat, kind, hex);
  let worth = WORTH.piece - leastCards(state, seat, price);
  const { near } = state.land;
  let own = 0;
  let rivals = 0;
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const other = near[side]!;
    if (other <= SHRINE) worth += WORTH.shrine;
    else if (other >= 0 && state.built[other] !== -1) {
      if (ownerOf(state.built[other]!) === seat) own++;
      else rivals++;
    }
  }
  if (own > 0) worth += WORTH.joined;
  // Only where rivals stand next to shrines or on both sides can a building stand in their way.
  if (rivals > 1) worth += WORTH.blocks / 2;
  if (FREE_BY.includes(kind) && price.any < 2) worth += WORTH.frees;
  return worth;
}

function playout(state: State, seat: Seat, random: Random): AttikaMove {
  const legal = moves.legal(state, seat);
  if (legal.length === 1) return legal[0]!;
  if (state.phase === 'expansion') return random.pick(legal);
  let best: AttikaMove | undefined;
  let most = 0;
  const builds = legal.filter((move): move is Build => move.type === 'build');
  for (let tries = 0; tries < TRIES && builds.length > 0; tries++) {
    const move = random.pick(builds);
    const brought = gain(state, seat, move);
    if (brought <= most) continue;
    most = brought;
    best = move;
  }
  if (best) return best;
  return otherwise(state, seat, legal, random);
}

/** With nothing worth building: draw buildings or cards, whichever is short. */
function otherwise(state: State, seat: Seat, legal: readonly AttikaMove[], random: Random): AttikaMove {
  const last = legal.at(-1)!;
  if (state.phase === 'reveal') return last;
  const draws = legal.filter(({ type }) => type === 'drawBuilding');
  const poor = state.handSizes[seat]! < 6;
  if (draws.length > 0 && (state.mode === 'draw' || !poor || random.below(2) === 0)) return random.pick(draws);
  return legal.find(({ type }) => type === 'endTurn') ?? last;
}

/** The builds that bring most and a few draws; land where it lies close to what is there. */
function candidates(state: State, seat: Seat): readonly Candidate<AttikaMove>[] {
  const legal = moves.legal(state, seat);
  if (state.phase === 'expansion') return legal.filter((_, i) => i % 5 === 0).map((move) => ({ move, weight: 1 }));
  const builds: Candidate<AttikaMove>[] = [];
  const others: Candidate<AttikaMove>[] = [];
  for (const move of legal) {
    if (move.type === 'build') builds.push({ move, weight: Math.exp(EAGERNESS * gain(state, seat, move)) });
    else if (isWorthSearch(state, move)) others.push({ move, weight: 2 });
  }
  if (waitsForNothing(state) && builds.length + others.length > 1) {
    const end = others.findIndex(({ move }) => move.type === 'endTurn');
    others.splice(end, 1);
  }
  return [...builds.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_BUILDS), ...others];
}

/** Not amphorae for cards, nor for actions while some are left: one more is worth the same later. */
function isWorthSearch(state: State, move: AttikaMove): boolean {
  if (move.type === 'useAmphora') return state.actions === 0;
  return move.type !== 'endTurn' || move.amphorae === 0;
}

/** Whether a turn ended now would leave everything as it is. Two who both wait so would never end. Attika 2.2, 2.6 */
function waitsForNothing({ phase, mode, deckSize, discards }: State): boolean {
  return phase === 'actions' && mode === 'open' && deckSize === 0 && discards.every((count) => count === 0);
}

export const knowledge: Knowledge<State, AttikaMove> = {
  horizon: HORIZON,
  playout,
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: ({ pieces }) => pieces },
  candidates,
  levels: LEVELS,
  reasons,
};
