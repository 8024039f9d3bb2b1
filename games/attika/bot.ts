/** What a bot knows of Attika: what a building brings on a site, and how far everybody is from either victory. */
import type { MoveOf } from '../kit/moves.ts';
import type { Seat } from '../kit/rules.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Candidate, Knowledge } from '../kit/search/knowledge.ts';
import { byPromise } from '../kit/search/playout.ts';
import { FREE_BY } from './board.ts';
import { stakesOf } from './bot/chains.ts';
import { features } from './bot/features.ts';
import { LEVELS } from './bot/levels.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { BUILDINGS, STACKS } from './data.ts';
import { SHRINE } from './land.ts';
import { moves } from './moves/index.ts';
import { ownerOf } from './settle.ts';
import { Prices } from './sites.ts';
import type { AttikaMove, State } from './types.ts';

type Build = MoveOf<AttikaMove, 'build'>;

/** Positions are judged without a playout, so that few visits tell what a move is worth. */
const CURIOSITY = 0.3;

/** Buildings one must be ahead for more to hardly matter. */
const CLEAR = 8;
/** Builds worth a search. */
const MOST_BUILDS = 14;
/** Worth of a build in cards: of standing at all, of joining a settlement, of freeing another building, of the way to a shrine. */
const WORTH = { piece: 4, joined: 1, frees: 1.5, shrine: 1.5, blocks: 2.5 } as const;
const EAGERNESS = 0.5;

/** By kind: whether another building is free beside it. */
const FREES: readonly boolean[] = BUILDINGS.map((_, kind) => FREE_BY.includes(kind));

/** What a build brings, in cards. */
function gain(state: State, seat: Seat, prices: Prices, { kind, hex }: Build): number {
  let worth = WORTH.piece - prices.least(kind, hex);
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
  if (FREES[kind]! && (own > 0 || prices.fee < 2)) worth += WORTH.frees;
  return worth;
}

/** The builds that bring most, among them what links shrines or cuts a link; draws; one place for land of five. */
function candidates(state: State, seat: Seat): readonly Candidate<AttikaMove>[] {
  const legal = moves.legal(state, seat);
  if (state.phase === 'expansion') return legal.filter((_, i) => i % 5 === 0).map((move) => ({ move, weight: 1 }));
  const builds: Candidate<AttikaMove>[] = [];
  const others: Candidate<AttikaMove>[] = [];
  const prices = new Prices(state, seat);
  const stakes = stakesOf(state);
  for (const move of legal) {
    if (move.type === 'build') {
      builds.push({ move, weight: Math.exp(EAGERNESS * (gain(state, seat, prices, move) + stakes[move.hex]!)) });
    } else if (isWorthSearch(state, seat, move)) others.push({ move, weight: weightBeside(state, seat, move) });
  }
  if (waitsForNothing(state) && builds.length + others.length > 1) {
    const end = others.findIndex(({ move }) => move.type === 'endTurn');
    others.splice(end, 1);
  }
  return [...builds.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_BUILDS), ...others];
}

/** How promising anything but a build is. A draw with no card in hand brings what can't be paid for. */
function weightBeside({ handSizes }: State, seat: Seat, { type }: AttikaMove): number {
  return type === 'drawBuilding' && handSizes[seat] === 0 ? 0.2 : 2;
}

/**
 * Not amphorae for cards, nor for actions while some are left: one more is worth the same later. Of stacks of small
 * buildings that are equally high one will do: any of the buildings may lie in each. Attika 1.4
 */
function isWorthSearch({ actions, stacks }: State, seat: Seat, move: AttikaMove): boolean {
  if (move.type === 'useAmphora') return actions === 0;
  if (move.type !== 'drawBuilding') return move.type !== 'endTurn' || move.amphorae === 0;
  const own = seat * STACKS.length;
  const height = stacks[own + move.stack]!;
  for (let other = 1; other < move.stack; other++) if (stacks[own + other] === height) return false;
  return true;
}

/** Whether a turn ended now would leave everything as it is. Two who both wait so would never end. Attika 2.2, 2.6 */
function waitsForNothing({ phase, mode, deckSize, discards }: State): boolean {
  return phase === 'actions' && mode === 'open' && deckSize === 0 && discards.every((count) => count === 0);
}

export const knowledge: Knowledge<State, AttikaMove> = {
  curiosity: CURIOSITY,
  playout: byPromise(candidates),
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: ({ pieces }) => pieces },
  candidates,
  levels: LEVELS,
  reasons,
};
