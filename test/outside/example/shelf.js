/** What is played here: a game of one's own, and one of Agora's. */
import { meta as asterion } from '@agora-games/agora/games/asterion/meta';
import { game, knowledge, meta, rules } from './kiesel.js';

/** @type {ReadonlyMap<string, import('@agora-games/agora/games').Shelved>} */
export const shelf = new Map([
  [meta.id, { meta, load: async () => ({ game, knowledge, rules }) }],
  [asterion.id, { meta: asterion, load: () => import('@agora-games/agora/games/asterion') }],
]);
