/** What a bot knows of Lost Cities: what moves promise at first sight, and how an expedition is likely to go on. */
import type { Memory, Seat } from '../kit/rules.ts';
import type { Knowledge } from '../kit/search/knowledge.ts';
import { evaluate, expectedPoints } from './bot/evaluate.ts';
import { LEVELS } from './bot/levels.ts';
import { turnsLeft } from './bot/outlook.ts';
import { candidates, playout, surest } from './bot/policy.ts';
import { reasons } from './bot/reasons.ts';
import type { LostCitiesMemory } from './recall.ts';
import { fits } from './rows.ts';
import type { LostCitiesMove, State } from './types.ts';

/** Where a playout is cut earlier, what is wrong with its value outweighs what it shows. */
const HORIZON = 40;

/** Points one must be ahead for more to hardly matter. */
const CLEAR = 60;

/** With fewer turns left a new path ends where it costs points. */
const LATE = 3;

/**
 * Declines a free step, starts a path too late for it to pay, takes back what it discarded last or before, or takes what
 * its row can’t use. Lost Cities 3.3, 4.2, 5.9
 */
function regrets(view: State, seat: Seat, move: LostCitiesMove, memory?: Memory): boolean {
  switch (move.type) {
    case 'declineStep':
      return true;
    case 'startPath':
      return turnsLeft(view) < LATE;
    case 'takeDiscard': {
      const top = view.piles[move.colour]!.at(-1)!;
      return !fits(view, seat, top) || (memory as LostCitiesMemory | undefined)?.discards.includes(top) === true;
    }
    default:
      return false;
  }
}

export const knowledge: Knowledge<State, LostCitiesMove> = {
  horizon: HORIZON,
  playout,
  evaluate,
  margin: { wide: CLEAR, points: expectedPoints },
  candidates,
  rollouts: surest,
  regrets,
  levels: LEVELS,
  reasons,
};
