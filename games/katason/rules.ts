import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { mayMove, phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { recall } from './recall/index.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import type { KatasonEvent, KatasonMove, State } from './types.ts';

export const rules: Rules<State, KatasonMove, Options, KatasonEvent> = {
  id: meta.id,
  format: 3,
  phases,
  endings: ['declared', 'stalled'],
  ...moves,
  // The last edge where a free road fits; everybody can see that.
  formalities: ['buildRoad'],
  setup,
  players: (state) => state.seats,
  options: (state) => state.options,
  toMove,
  mayMove,
  phase,
  result,
  view,
  redeal,
  recall,
  clone,
  census,
  // 2000 turns (11.5), each with offers and trades (9.11) that mostly don't happen.
  longest: () => 1_000_000,
};

export const game = makeGame(rules, meta);
