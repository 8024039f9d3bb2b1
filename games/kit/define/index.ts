/** The entry point of the package's `@agora-games/agora/define`: makes games from short definitions. */
export { metaOf } from './about.ts';
export { type Defined, defineGame } from './define.ts';
export { amount, at, choice, from, player, some } from './fields.ts';
export {
  cards,
  counter,
  counters,
  flag,
  flags,
  grid,
  pile,
  piles,
  range,
  seat,
  seats,
  showable,
  value,
  values,
} from './parts.ts';
export { type EventOf, type MoveOf, type StateOf } from './types.ts';
