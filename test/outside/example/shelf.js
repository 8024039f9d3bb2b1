/** What is played here. */
import { game, knowledge, meta, rules } from './kiesel.js';

/** @type {ReadonlyMap<string, import('agora/games').Shelved>} */
export const shelf = new Map([[meta.id, { meta, load: async () => ({ game, knowledge, rules }) }]]);
