import { cardOf } from '../../../../games/lost-cities/board.ts';
import { standsTwice } from '../kit/twice.tsx';
import { deal, lay, newGame } from './table.tsx';

/** Seat 0 holds brown 2 and 5 among what is laid out from a seed. */
function laidFrom(seed: string) {
  const state = newGame(seed);
  deal(state, 0, [cardOf(0, 2), cardOf(0, 5)]);
  return state;
}

standsTwice(lay, {
  seat: 0,
  states: [laidFrom('one'), laidFrom('other')],
  draft: {
    begin: ({ press }) => press('brown 2, can be played'),
    begun: ({ lit }) => lit().length > 0,
  },
  marked: { type: 'cardDiscarded', seat: 1, card: cardOf(2, 4) },
  flying: { type: 'cardDrawn', seat: 1 },
});
