/** Those who don't think. */
import type { Player } from './player.ts';

/** Any legal move. */
export const random: Player = ({ module: { rules }, view, seat, random }) => ({
  move: random.pick(rules.legal(view, seat)),
  iterations: 0,
});

/** What the game's bot plays in its head. */
export const policy: Player = ({ module: { rules, knowledge }, view, memory, seat, random }) => ({
  move: knowledge.playout(rules.redeal(view, seat, random, memory), seat, random),
  iterations: 0,
});
