/** What a bot knows of Asterion: what a tile brings where it lands, and what explorers on the table are worth. */
import { scoresOf } from '../kit/seats.ts';
import { judgementOf } from '../kit/search/judgement.ts';
import type { Knowledge } from '../kit/search/knowledge.ts';
import { byPromise } from '../kit/search/playout.ts';
import { candidates } from './bot/candidates.ts';
import { features } from './bot/features.ts';
import { HOPE, landings } from './bot/landing.ts';
import { LEVELS } from './bot/levels.ts';
import { isRearrangement, rearrangingGains } from './bot/rearranging.ts';
import { reasons } from './bot/reasons.ts';
import { UNITS, WEIGHTS } from './bot/weights.ts';
import { foresee } from './foresee.ts';
import { standing } from './score.ts';
import type { AsterionMove, State } from './types.ts';

/** Points one must be ahead for more to hardly matter. */
const CLEAR = 6;
/** Of dozens of landings and rearrangements the judgement tells more at first sight than what they bring at once. */
const FORESIGHT = 4;

export const knowledge: Knowledge<State, AsterionMove> = {
  playout: byPromise(landings),
  evaluate: judgementOf(features, WEIGHTS, UNITS),
  margin: { wide: CLEAR, points: (state) => scoresOf(standing(state)) },
  candidates,
  foresight: FORESIGHT,
  // Loses points by its own explorers’ deaths, or gives up the held tile for next to nothing. Asterion 3.2, 4.1
  regrets: (view, seat, move) => {
    if (foresee(view, seat, move).points < 0) return true;
    return isRearrangement(move) && rearrangingGains(view, seat, [move])[0]! <= HOPE;
  },
  levels: LEVELS,
  reasons,
};
