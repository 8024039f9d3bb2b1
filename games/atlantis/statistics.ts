/** The statistics of a match of Atlantis. */
import { sum } from '../kit/counts.ts';
import { type Statistics, Tally } from '../kit/statistics.ts';
import { valueOf } from './board.ts';
import { standing } from './score.ts';
import type { AtlantisEvent, AtlantisMove, State } from './types.ts';

const JOURNEYS = ['cardsPlayed', 'journeys', 'chains', 'longestChain'] as const;
const GOODS = ['tilesTaken', 'valueTaken', 'tolls', 'tollTiles', 'tollCards', 'sold', 'bridges', 'cardsDrawn'] as const;

type Goods = Tally<(typeof GOODS)[number]>;
type Journeys = Tally<(typeof JOURNEYS)[number]>;

export const statistics: Statistics<State, AtlantisMove, AtlantisEvent> = {
  points(state) {
    const places = standing(state).toSorted((a, b) => a.seat - b.seat);
    return places.map(({ score }) => score);
  },
  sheets(start, course) {
    const seats = start.handSizes.length;
    const journeys = new Tally(seats, JOURNEYS);
    const goods = new Tally(seats, GOODS);
    for (const event of course.flatMap((moment) => moment.events)) {
      walked(journeys, event);
      traded(goods, event);
    }
    return [journeys.sheet('journeys'), goods.sheet('goods')];
  },
};

/** A move with several stops is a chain: the pawn jumped from occupied slots. */
function walked(journeys: Journeys, event: AtlantisEvent): void {
  if (event.type === 'cardsPlayed') journeys.add('cardsPlayed', event.seat, event.cards.length);
  if (event.type !== 'pawnMoved') return;
  journeys.add('journeys', event.seat);
  if (event.stops.length > 1) journeys.add('chains', event.seat);
  journeys.most('longestChain', event.seat, event.stops.length);
}

function traded(goods: Goods, event: AtlantisEvent): void {
  switch (event.type) {
    case 'tileTaken':
      goods.add('tilesTaken', event.seat);
      return goods.add('valueTaken', event.seat, valueOf(event.face));
    case 'tollPaid':
      goods.add('tolls', event.seat);
      goods.add('tollTiles', event.seat, sum(event.tiles));
      return goods.add('tollCards', event.seat, event.cards.length);
    case 'tileSold':
      return goods.add('sold', event.seat);
    case 'bridgeBuilt':
      return goods.add('bridges', event.seat);
    case 'cardsDrawn':
      return goods.add('cardsDrawn', event.seat, event.count);
    default:
      return undefined;
  }
}
