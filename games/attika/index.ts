export { knowledge } from './bot.ts';
export { game, rules } from './rules.ts';
export { statistics } from './statistics.ts';
