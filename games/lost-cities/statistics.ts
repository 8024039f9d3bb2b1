/** The statistics of a match of Lost Cities. */
import { sum } from '../kit/counts.ts';
import { type CodeOf, type Counts, type SeatRow, type Sheet, type Statistics, Tally } from '../kit/statistics.ts';
import { COLOURS, PATHS, RESEARCHER_FACTOR, STEP_POINTS } from './data.ts';
import { added, statueCount, statuePoints, stepScore } from './score.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from './types.ts';

const SHEETS = {
  deeds: ['cardsLaid', 'cardsDiscarded', 'pilesTaken', 'freeSteps', 'stepsDeclined', 'pointTiles', 'statues'],
} as const;

const counts: Counts<LostCitiesEvent, CodeOf<typeof SHEETS>> = {
  pathStarted: ({ seat }, tally) => tally.add('cardsLaid', seat),
  cardLaid: ({ seat }, tally) => tally.add('cardsLaid', seat),
  cardDiscarded: ({ seat }, tally) => tally.add('cardsDiscarded', seat),
  discardTaken: ({ seat }, tally) => tally.add('pilesTaken', seat),
  figureMoved: ({ seat, by }, tally) => tally.add('freeSteps', seat, by === 'card' ? 0 : 1),
  stepDeclined: ({ seat }, tally) => tally.add('stepsDeclined', seat),
  pointsTaken: ({ seat, points }, tally) => tally.add('pointTiles', seat, points),
  statueTaken: ({ seat }, tally) => tally.add('statues', seat),
};

export const statistics: Statistics<State, LostCitiesMove, LostCitiesEvent> = {
  points(state) {
    // At the end the statues are included; before that, it is the score if the game ended here.
    if (state.ending !== null) return state.points;
    return state.points.map((points, seat) => {
      const { explorers, researcher } = stepScore(state, seat);
      const walked = added(points, explorers + researcher);
      return added(walked, statuePoints(state.options.length, statueCount(state, seat)));
    });
  },
  sheets(start, course) {
    const tally = new Tally(start.seats, SHEETS).hear(course, counts);
    return [paths(course.at(-1)?.state ?? start), ...tally.sheets()];
  },
};

/** What each path brought or cost a seat in all finished expeditions. Lost Cities 8.1, 8.2 */
function paths({ expeditions, seats }: State): Sheet {
  const rows = COLOURS.map((code, colour): SeatRow => {
    const values = Array.from({ length: seats }, (_, seat) =>
      sum(
        expeditions.map(({ steps, researchers }) => {
          const points = STEP_POINTS[steps[seat * PATHS + colour]!]!;
          return researchers[seat] === colour ? RESEARCHER_FACTOR * points : points;
        }),
      ),
    );
    return { code, values };
  });
  return { kind: 'seats', code: 'paths', rows };
}
