/** The statistics of a match of Asterion. */
import { scoresOf } from '../kit/seats.ts';
import { type CodeOf, type Counts, type Statistics, Tally } from '../kit/statistics.ts';
import { escapes, standing } from './score.ts';
import type { AsterionEvent, AsterionMove, State } from './types.ts';

const SHEETS = {
  deeds: ['placed', 'rotated', 'swapped', 'moved', 'discarded'],
  explorers: ['killed', 'lost', 'killPoints', 'escaped', 'coins'],
} as const;

const counts: Counts<AsterionEvent, CodeOf<typeof SHEETS>> = {
  tilePlaced: ({ seat }, tally) => tally.add('placed', seat),
  tileRotated: ({ seat }, tally) => tally.add('rotated', seat),
  tilesSwapped: ({ seat }, tally) => tally.add('swapped', seat),
  tileMoved: ({ seat }, tally) => tally.add('moved', seat),
  tileDiscarded: ({ seat }, tally) => tally.add('discarded', seat),
  explorersKilled({ seat, points, victims }, tally) {
    tally.add('killPoints', seat, points);
    for (const [victim, deaths] of victims.entries()) {
      if (victim !== seat) tally.add('killed', seat, deaths);
      tally.add('lost', victim, deaths);
    }
  },
};

export const statistics: Statistics<State, AsterionMove, AsterionEvent> = {
  points: (state) => scoresOf(standing(state)),
  sheets(start, course) {
    const tally = new Tally(start.seats, SHEETS).hear(course, counts);
    for (const { seat, coins } of escapes(course.at(-1)?.state ?? start)) {
      tally.add('escaped', seat);
      tally.add('coins', seat, coins);
    }
    return tally.sheets();
  },
};
