/** What a bot knows of Katason: a sensible game in its head, and how near everybody is to ten points. */
import type { Knowledge } from '../kit/search/knowledge.ts';
import { candidates } from './bot/candidates.ts';
import { evaluate } from './bot/evaluate.ts';
import { playout } from './bot/policy.ts';
import { reasons } from './bot/reasons.ts';
import type { KatasonMove, State } from './types.ts';

export const knowledge: Knowledge<State, KatasonMove> = { horizon: 40, playout, evaluate, candidates, reasons };
