/** What a bot knows of Katason: a sensible game in its head, and how near everybody is to ten points. */
import { judgementOf } from '../kit/search/judgement.ts';
import type { Knowledge } from '../kit/search/knowledge.ts';
import { candidates } from './bot/candidates.ts';
import { features } from './bot/features.ts';
import { LEVELS } from './bot/levels.ts';
import { playout } from './bot/policy.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { moves } from './moves/index.ts';
import { points } from './score.ts';
import type { KatasonMove, State } from './types.ts';

/** What is learned tells more of a position than a long playout does, and costs less. */
const HORIZON = 16;

/** What was seen counts for more than first impressions: little tried moves are seldom better. */
const CURIOSITY = 0.3;

/** Points one must be ahead for more to hardly matter. */
const CLEAR = 3;

export const knowledge: Knowledge<State, KatasonMove> = {
  horizon: HORIZON,
  curiosity: CURIOSITY,
  playout,
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: (state) => state.handSizes.map((_, seat) => points(state, seat)) },
  candidates,
  // Ends a turn in which it could still build a house or a city. Katason 7.1, 7.5
  regrets: (view, seat, move) =>
    move.type === 'endTurn' &&
    moves.legal(view, seat).some(({ type }) => type === 'buildHouse' || type === 'buildCity'),
  levels: LEVELS,
  reasons,
};
