/** What a bot knows of Lost Cities: what moves promise at first sight, and how an expedition is likely to go on. */
import type { Knowledge } from '../kit/search/knowledge.ts';
import { evaluate } from './bot/evaluate.ts';
import { candidates, playout } from './bot/policy.ts';
import { reasons } from './bot/reasons.ts';
import type { LostCitiesMove, State } from './types.ts';

export const knowledge: Knowledge<State, LostCitiesMove> = { horizon: 30, playout, evaluate, candidates, reasons };
