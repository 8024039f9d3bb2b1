/** Games from what is their own; the package's `agora/define`. */
export { metaOf } from './about.ts';
export { type Defined, defineGame } from './define.ts';
export { amount, at, choice, from, player } from './fields.ts';
export { cards, counter, counters, grid, pile, piles, range } from './parts.ts';
