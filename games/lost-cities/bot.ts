import type { Knowledge } from '../kit/search/knowledge.ts';
import { evaluate } from './bot/evaluate.ts';
import { candidates, playout } from './bot/policy.ts';
import type { LostCitiesMove, State } from './types.ts';

/** What bots know of Lost Cities. */
export const knowledge: Knowledge<State, LostCitiesMove> = {
  horizon: 30,
  playout,
  evaluate,
  candidates,
};
