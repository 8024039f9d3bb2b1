import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { longest } from './longest.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { recall } from './recall.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import { isSpent } from './turn.ts';
import type { AttikaEvent, AttikaMove, State } from './types.ts';

export const rules: Rules<State, AttikaMove, Options, AttikaEvent> = {
  id: meta.id,
  format: 4,
  phases,
  endings: ['thirtyBuildings', 'shrinesLinked', 'stalled'],
  ...moves,
  // A building just turned up is kept by its player's own move: nobody else should learn that it can't be paid for.
  formalities: ['endTurn'],
  plainly: isSpent,
  setup,
  players: (state) => state.seats,
  options: () => ({}),
  toMove,
  phase,
  result,
  view,
  redeal,
  recall,
  clone,
  census,
  longest,
};

export const game = makeGame(rules, meta);
