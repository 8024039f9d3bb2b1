import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { type Options, meta } from './meta.ts';
import { apply, legal, moveTypes, phase, refuse, toMove } from './moves.ts';
import { result } from './score.ts';
import { census, clone, redeal, setup, view } from './state.ts';
import type { AttikaEvent, AttikaMove, State } from './types.ts';

export const rules: Rules<State, AttikaMove, Options, AttikaEvent> = {
  id: meta.id,
  phases: ['actions', 'reveal', 'expansion'],
  endings: ['thirtyBuildings', 'shrinesLinked'],
  moveTypes,
  setup,
  players: (state) => state.seats,
  toMove,
  phase,
  legal,
  refuse,
  apply,
  result,
  view,
  redeal,
  clone,
  census,
  longest: () => 10_000,
};

export { knowledge } from './bot.ts';
export const game = makeGame(rules, meta);
