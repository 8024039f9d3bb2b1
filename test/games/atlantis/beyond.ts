/** What no look at Atlantis would tell of what it says. */
import type { AtlantisEvent } from '../../../games/atlantis/types.ts';
import type { Beyond } from '../../client/text/beyond.ts';

export const beyond: Beyond<AtlantisEvent> = {
  details: { item: 2, means: 3, paid: 2, place: 8, toll: 5, value: 4 },
  stages: ['journey', 'payment'],
  prompts: 5,
  rare: [{ type: 'deckShuffled' }, { type: 'settled', seat: 1, tolls: [2, 0, 3], tiles: [], cards: 0, shortfall: 2 }],
  silent: (event) => event.type === 'slotFlooded',
};
