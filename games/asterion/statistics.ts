/** The statistics of a match of Asterion. */
import { type Statistics, Tally } from '../kit/statistics.ts';
import { escapes, standing } from './score.ts';
import type { AsterionEvent, AsterionMove, State } from './types.ts';

const DEEDS = ['placed', 'rotated', 'swapped', 'moved', 'discarded'] as const;
const EXPLORERS = ['killed', 'lost', 'killPoints', 'escaped', 'coins'] as const;

export const statistics: Statistics<State, AsterionMove, AsterionEvent> = {
  points: (state) => bySeat(state),
  sheets(start, course) {
    const { seats } = start;
    const deeds = new Tally(seats, DEEDS);
    const explorers = new Tally(seats, EXPLORERS);
    for (const event of course.flatMap((moment) => moment.events)) count(deeds, explorers, event);
    for (const { seat, coins } of escapes(course.at(-1)?.state ?? start)) {
      explorers.add('escaped', seat);
      explorers.add('coins', seat, coins);
    }
    return [deeds.sheet('deeds'), explorers.sheet('explorers')];
  },
};

function bySeat(state: State): readonly number[] {
  const places = standing(state).toSorted((a, b) => a.seat - b.seat);
  return places.map(({ score }) => score);
}

function count(
  deeds: Tally<(typeof DEEDS)[number]>,
  explorers: Tally<(typeof EXPLORERS)[number]>,
  event: AsterionEvent,
): void {
  switch (event.type) {
    case 'tilePlaced':
      return deeds.add('placed', event.seat);
    case 'tileRotated':
      return deeds.add('rotated', event.seat);
    case 'tilesSwapped':
      return deeds.add('swapped', event.seat);
    case 'tileMoved':
      return deeds.add('moved', event.seat);
    case 'tileDiscarded':
      return deeds.add('discarded', event.seat);
    case 'explorersKilled':
      explorers.add('killPoints', event.seat, event.points);
      return event.victims.forEach((deaths, seat) => {
        if (seat !== event.seat) explorers.add('killed', event.seat, deaths);
        explorers.add('lost', seat, deaths);
      });
    default:
      return undefined;
  }
}
