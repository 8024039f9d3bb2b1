/** What whoever learns to play Lost Cities looks at, and what it plays for. */
import { PATHS } from '../../../games/lost-cities/data.ts';
import * as move from '../../../games/lost-cities/bot/move-inputs.ts';
import * as path from '../../../games/lost-cities/bot/path-inputs.ts';
import { UNIT, standing } from '../../../games/lost-cities/bot/standing.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { Learning } from '../../bench/train/play/learning.ts';

export const learning: Learning<State, LostCitiesMove> = {
  moves: {
    shared: move.SHARED,
    all: move.INPUTS,
    most: move.MOST_MOVES,
    note: move.noteMoves,
    hunch: { input: move.WORTH, worth: 4 },
  },
  parts: { shared: path.SHARED, all: path.INPUTS, most: PATHS, note: path.notePaths },
  episodes: ({ expeditions }) => expeditions.length,
  standing: (state, seat) => standing(state, seat) / UNIT,
  earned: ({ expeditions }, seat) => standing(expeditions.at(-1)!, seat) / UNIT,
};
