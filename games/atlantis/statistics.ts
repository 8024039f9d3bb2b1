/** The statistics of a match of Atlantis. */
import { sum } from '../kit/counts.ts';
import { scoresOf } from '../kit/seats.ts';
import { type CodeOf, type Counts, type Statistics, Tally } from '../kit/statistics.ts';
import { valueOf } from './board.ts';
import { standing } from './score.ts';
import type { AtlantisEvent, AtlantisMove, State } from './types.ts';

const SHEETS = {
  journeys: ['cardsPlayed', 'journeys', 'chains', 'longestChain'],
  goods: ['tilesTaken', 'valueTaken', 'tolls', 'tollTiles', 'tollCards', 'sold', 'bridges', 'cardsDrawn'],
} as const;

const counts: Counts<AtlantisEvent, CodeOf<typeof SHEETS>> = {
  cardsPlayed: ({ seat, cards }, tally) => tally.add('cardsPlayed', seat, cards.length),
  // A move with several stops is a chain: the pawn jumped from occupied slots.
  pawnMoved({ seat, stops }, tally) {
    tally.add('journeys', seat);
    if (stops.length > 1) tally.add('chains', seat);
    tally.most('longestChain', seat, stops.length);
  },
  tileTaken({ seat, face }, tally) {
    tally.add('tilesTaken', seat);
    tally.add('valueTaken', seat, valueOf(face));
  },
  tollPaid({ seat, tiles, cards }, tally) {
    tally.add('tolls', seat);
    tally.add('tollTiles', seat, sum(tiles));
    tally.add('tollCards', seat, cards.length);
  },
  tileSold: ({ seat }, tally) => tally.add('sold', seat),
  bridgeBuilt: ({ seat }, tally) => tally.add('bridges', seat),
  cardsDrawn: ({ seat, count }, tally) => tally.add('cardsDrawn', seat, count),
};

export const statistics: Statistics<State, AtlantisMove, AtlantisEvent> = {
  points: (state) => scoresOf(standing(state)),
  sheets: (start, course) => new Tally(start.handSizes.length, SHEETS).hear(course, counts).sheets(),
};
