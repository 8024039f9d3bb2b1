import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { type Options, meta } from './meta.ts';
import { apply, legal, moveTypes, phase, refuse, toMove } from './moves.ts';
import { result } from './score.ts';
import { census, clone, redeal, setup, view } from './state.ts';
import type { AtlantisEvent, AtlantisMove, State } from './types.ts';

export const rules: Rules<State, AtlantisMove, Options, AtlantisEvent> = {
  id: meta.id,
  phases: ['journey', 'payment'],
  endings: ['allHome'],
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
  // 84 tiles are taken one a turn; turns without a move bring the cards that make one possible.
  longest: () => 2000,
};

export { knowledge } from './bot.ts';
export const game = makeGame(rules, meta);
