/** What no look at Katason would tell of what it says. */
import type { KatasonEvent } from '../../../games/katason/types.ts';
import type { Beyond } from '../../client/text/beyond.ts';

export const beyond: Beyond<KatasonEvent> = {
  details: {
    card: 0,
    cities: 2,
    corner: 3,
    goal: 10,
    left: 1,
    missing: [1, 0, 2, 0],
    most: 5,
    owed: 2,
    partner: 1,
    points: 8,
    resource: 2,
    victims: [1, 2],
  },
  stages: [
    'placeHouse',
    'placeRoad',
    'diceRoll',
    'burst',
    'robber',
    'freeRoads',
    'development',
    'reply',
    'answered',
    'takeBack',
    'takeBackAsked',
  ],
  prompts: 13,
  rare: [
    { type: 'shortage', resource: 1 },
    { type: 'replyVoided', seat: 1 },
    { type: 'takenBack', seat: 0, partner: 1, gave: [1, 0, 0, 0, 0], got: [0, 1, 0, 0, 0] },
    { type: 'takeBackRefused', seat: 0, partner: 1 },
    { type: 'takeBackWithdrawn', seat: 0, partner: 1 },
    { type: 'counterDeclined', seat: 0, partner: 1 },
    { type: 'roadAward', seat: null, length: 0 },
    { type: 'victoryDeclared', seat: 0, points: 10, reveals: true },
  ],
  silent: (event) => event.type === 'turnEnded' || (event.type === 'replied' && event.reply.kind === 'open'),
};
