/** Which moves a bot searches and how its playouts choose, both by the network that has learned to play (`npm run learn`). */
import type { Random } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { networkOf } from '../../kit/search/network.ts';
import { moves } from '../moves/index.ts';
import type { LostCitiesMove, State } from '../types.ts';
import { POLICY } from './learned.ts';
import { turnsLeft } from './outlook.ts';
import { INPUTS, MOST_MOVES, SHARED, noteMoves } from './move-inputs.ts';

/** How much stronger a move must look to be made e times as often by playouts: they differ, but little. */
const DOUBT = 0.2;
/** A move that looks less promising than the best by this factor is not searched, unless it is the first of its kind. */
const HOPELESS = 0.001;
/** With fewer turns left than this, no searched move weighs less than `HOPELESS`: games seldom get there, so little was learned. */
const LAST_TURNS = 2;

const network = networkOf(POLICY);
const shared = new Float64Array(SHARED);
const own = new Float64Array(MOST_MOVES * (INPUTS - SHARED));
/** How strong each move looks, as weighed last. */
const strengths = new Float64Array(MOST_MOVES);

/** Notes how strong each move looks; returns the strongest one's index. */
function weigh(state: State, seat: Seat, legal: readonly LostCitiesMove[]): number {
  noteMoves(state, seat, legal, shared, own);
  network.share(shared, 0, SHARED);
  let best = 0;
  for (let i = 0; i < legal.length; i++) {
    strengths[i] = network.strength(own, i * (INPUTS - SHARED), SHARED);
    if (strengths[i]! > strengths[best]!) best = i;
  }
  return best;
}

export function playout(state: State, seat: Seat, random: Random): LostCitiesMove {
  const legal = moves.legal(state, seat);
  if (legal.length === 1) return legal[0]!;
  const most = strengths[weigh(state, seat, legal)]!;
  let total = 0;
  for (let i = 0; i < legal.length; i++) total += strengths[i] = Math.exp((strengths[i]! - most) / DOUBT);
  let left = (total * random.word()) / 2 ** 32;
  let index = 0;
  while (index < legal.length - 1 && (left -= strengths[index]!) >= 0) index++;
  return legal[index]!;
}

/** The move that playouts make most often. */
export function surest(state: State, seat: Seat): LostCitiesMove {
  const legal = moves.legal(state, seat);
  return legal[legal.length === 1 ? 0 : weigh(state, seat, legal)]!;
}

export function candidates(state: State, seat: Seat): readonly Candidate<LostCitiesMove>[] {
  const legal = moves.legal(state, seat);
  if (legal.length === 1) return [{ move: legal[0]!, weight: 1 }];
  const most = strengths[weigh(state, seat, legal)]!;
  const least = turnsLeft(state) < LAST_TURNS ? HOPELESS : 0;
  return legal
    .map((move, index) => ({ move, weight: Math.exp(strengths[index]! - most) }))
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ move, weight }, index, all) => weight >= HOPELESS || isFirstOfKind(move, index, all))
    .map(({ move, weight }) => ({ move, weight: Math.max(weight, least) }));
}

function isFirstOfKind({ type }: LostCitiesMove, index: number, all: readonly Candidate<LostCitiesMove>[]): boolean {
  return all.findIndex(({ move }) => move.type === type) === index;
}
