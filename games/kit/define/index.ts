/** The entry point of the package's `agora/define`: makes games from short definitions. */
export { metaOf } from './about.ts';
export { type Defined, defineGame } from './define.ts';
export { amount, at, choice, from, player } from './fields.ts';
export { cards, counter, counters, grid, pile, piles, range } from './parts.ts';
