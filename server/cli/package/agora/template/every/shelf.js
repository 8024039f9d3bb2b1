/** What is played here. */
import { game, knowledge, meta, rules } from './game.js';

export const shelf = new Map([[meta.id, { meta, load: async () => ({ game, knowledge, rules }) }]]);
