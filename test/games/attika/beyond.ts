/** What no look at Attika would tell of what it says. */
import type { AttikaEvent } from '../../../games/attika/types.ts';
import type { Beyond } from '../../client/text/beyond.ts';

export const beyond: Beyond<AttikaEvent> = {
  details: { any: 1, cards: 5, held: 2, kind: 3, missing: [1, 0, 2, 0] },
  stages: ['actions', 'reveal', 'expansion'],
  prompts: 9,
  rare: [
    { type: 'deckShuffled' },
    { type: 'allBuilt', seat: 0 },
    { type: 'roundStill', rounds: 1, left: 2 },
    { type: 'roundStill', rounds: 3, left: 0 },
    { type: 'shrinesLinked', seat: 1, shrines: [0, 1] },
    { type: 'groupCompleted', seat: 1, group: 'wine', amphora: false },
    { type: 'amphoraUsed', seat: 1, forCard: true },
  ],
  silent: ({ type }) => type === 'turnEnded',
};
