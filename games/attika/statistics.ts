/** The statistics of a match of Attika. */
import { sum } from '../kit/counts.ts';
import { type Statistics, Tally } from '../kit/statistics.ts';
import { ROAD } from './board.ts';
import { BUILDINGS, ROAD_COST } from './data.ts';
import type { AttikaEvent, AttikaMove, State } from './types.ts';

const CARDS = ['drawn', 'paid', 'fees', 'saved'] as const;
const BUILT = ['built', 'free', 'groups', 'amphoraeUsed', 'lands'] as const;

export const statistics: Statistics<State, AttikaMove, AttikaEvent> = {
  points: (state) => state.pieces,
  sheets({ seats }, course) {
    const cards = new Tally(seats, CARDS);
    const built = new Tally(seats, BUILT);
    for (const event of course.flatMap((moment) => moment.events)) {
      if (event.type === 'cardsDrawn') cards.add('drawn', event.seat, event.count);
      if (event.type === 'buildingBuilt') pay(cards, event);
      build(built, event);
    }
    return [cards.sheet('cards'), built.sheet('built')];
  },
};

/** Saved cards: the cost of a building on land without marks, minus what was paid apart from the fee. Attika 4.1–4.7 */
function pay(
  cards: Tally<(typeof CARDS)[number]>,
  event: Extract<AttikaEvent, { readonly type: 'buildingBuilt' }>,
): void {
  const paid = sum(event.cards);
  const full = event.kind === ROAD ? ROAD_COST : sum(BUILDINGS[event.kind]!.cost);
  cards.add('paid', event.seat, paid);
  cards.add('fees', event.seat, event.fee);
  cards.add('saved', event.seat, full - (paid - event.fee));
}

function build(built: Tally<(typeof BUILT)[number]>, event: AttikaEvent): void {
  switch (event.type) {
    case 'buildingBuilt':
      built.add('built', event.seat);
      return event.free ? built.add('free', event.seat) : undefined;
    case 'groupCompleted':
      return built.add('groups', event.seat);
    case 'amphoraUsed':
      return built.add('amphoraeUsed', event.seat);
    case 'landLaid':
      return built.add('lands', event.seat);
    default:
      return undefined;
  }
}
