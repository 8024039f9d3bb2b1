/** What is checked before boardgame.io's own routes answer. */
import type { Guard } from '../http/router.ts';
import type { Matches } from '../match/matches.ts';

export const stockGuards = (matches: Matches): readonly Guard[] => [
  { path: '/games', weight: 1, demand: () => {} },
  { path: '/games/:name', weight: 20, demand: ({ name = '' }) => matches.game(name) },
  { path: '/games/:name/:id', weight: 1, demand: ({ name, id = '' }) => matches.find(id, name) },
];
