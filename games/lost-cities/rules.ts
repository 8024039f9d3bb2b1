import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { recall } from './recall.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import type { LostCitiesEvent, LostCitiesMove, State } from './types.ts';

export const rules: Rules<State, LostCitiesMove, Options, LostCitiesEvent> = {
  id: meta.id,
  format: 1,
  phases,
  endings: ['bridge', 'deck', 'stalled'],
  ...moves,
  // When no discard can be taken; everybody can see that.
  formalities: ['drawCard'],
  setup,
  players: (state) => state.seats,
  options: (state) => state.options,
  toMove,
  phase,
  result,
  view,
  redeal,
  recall,
  clone,
  census,
  longest: () => 100_000,
};

export const game = makeGame(rules, meta);
