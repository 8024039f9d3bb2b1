import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { FORMAT } from './data.ts';
import { mayMove, phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { recall } from './recall/index.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import type { KatasonEvent, KatasonMove, State } from './types.ts';
import { upgrade } from './upgrade.ts';

export const rules: Rules<State, KatasonMove, Options, KatasonEvent> = {
  id: meta.id,
  format: FORMAT,
  phases,
  endings: ['declared', 'stalled'],
  ...moves,
  // The last edge where a free road fits; everybody can see that.
  formalities: ['buildRoad'],
  setup,
  upgrade,
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
