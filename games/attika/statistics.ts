/** The statistics of a match of Attika. */
import { sum } from '../kit/counts.ts';
import { type CodeOf, type Counts, type Statistics, Tally } from '../kit/statistics.ts';
import { ROAD } from './board.ts';
import { BUILDINGS, ROAD_COST } from './data.ts';
import type { AttikaEvent, AttikaMove, State } from './types.ts';

const SHEETS = {
  cards: ['drawn', 'paid', 'fees', 'saved'],
  built: ['built', 'free', 'groups', 'amphoraeUsed', 'lands'],
} as const;

const counts: Counts<AttikaEvent, CodeOf<typeof SHEETS>> = {
  cardsDrawn: ({ seat, count }, tally) => tally.add('drawn', seat, count),
  buildingBuilt({ seat, kind, cards, fee, free }, tally) {
    const paid = sum(cards);
    const full = kind === ROAD ? ROAD_COST : sum(BUILDINGS[kind]!.cost);
    tally.add('paid', seat, paid);
    tally.add('fees', seat, fee);
    // The cost of a building on land without marks, minus what was paid apart from the fee. Attika 4.1–4.7
    tally.add('saved', seat, full - (paid - fee));
    tally.add('built', seat);
    if (free) tally.add('free', seat);
  },
  groupCompleted: ({ seat }, tally) => tally.add('groups', seat),
  amphoraUsed: ({ seat }, tally) => tally.add('amphoraeUsed', seat),
  landLaid: ({ seat }, tally) => tally.add('lands', seat),
};

export const statistics: Statistics<State, AttikaMove, AttikaEvent> = {
  points: (state) => state.pieces,
  sheets: ({ seats }, course) => new Tally(seats, SHEETS).hear(course, counts).sheets(),
};
