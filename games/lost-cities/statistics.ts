/** The statistics of a match of Lost Cities. */
import { sum } from '../kit/counts.ts';
import { type SeatRow, type Sheet, type Statistics, Tally } from '../kit/statistics.ts';
import { COLOURS, PATHS, RESEARCHER_FACTOR, STEP_POINTS } from './data.ts';
import { added, statueCount, statuePoints, stepScore } from './score.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from './types.ts';

const DEEDS = [
  'cardsLaid',
  'cardsDiscarded',
  'pilesTaken',
  'freeSteps',
  'stepsDeclined',
  'pointTiles',
  'statues',
] as const;

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
    const deeds = new Tally(start.seats, DEEDS);
    for (const event of course.flatMap((moment) => moment.events)) count(deeds, event);
    return [paths(course.at(-1)?.state ?? start), deeds.sheet('deeds')];
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

function count(deeds: Tally<(typeof DEEDS)[number]>, event: LostCitiesEvent): void {
  switch (event.type) {
    case 'pathStarted':
    case 'cardLaid':
      return deeds.add('cardsLaid', event.seat);
    case 'cardDiscarded':
      return deeds.add('cardsDiscarded', event.seat);
    case 'discardTaken':
      return deeds.add('pilesTaken', event.seat);
    case 'figureMoved':
      return event.by === 'card' ? undefined : deeds.add('freeSteps', event.seat);
    case 'stepDeclined':
      return deeds.add('stepsDeclined', event.seat);
    case 'pointsTaken':
      return deeds.add('pointTiles', event.seat, event.points);
    case 'statueTaken':
      return deeds.add('statues', event.seat);
    default:
      return undefined;
  }
}
