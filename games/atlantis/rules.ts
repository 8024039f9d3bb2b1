import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { recall } from './recall.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import type { AtlantisEvent, AtlantisMove, State } from './types.ts';

export const rules: Rules<State, AtlantisMove, Options, AtlantisEvent> = {
  id: meta.id,
  format: 3,
  phases,
  endings: ['allHome'],
  ...moves,
  // None: a player who can't move shows hidden cards to the others, and a toll is paid with cards of one's choice.
  formalities: [],
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
  // 84 tiles are taken, one each turn. Turns without a move bring cards that make one possible.
  longest: () => 2000,
};

export const game = makeGame(rules, meta);
