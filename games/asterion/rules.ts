import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { TILES } from './data.ts';
import { phase, phases, toMove } from './flow.ts';
import { redeal, view } from './hidden.ts';
import { type Options, meta } from './meta.ts';
import { moves } from './moves/index.ts';
import { result } from './score.ts';
import { census, clone, setup } from './state.ts';
import type { AsterionEvent, AsterionMove, State } from './types.ts';

export const rules: Rules<State, AsterionMove, Options, AsterionEvent> = {
  id: meta.id,
  format: 2,
  phases,
  endings: ['lastTile'],
  ...moves,
  formalities: [],
  setup,
  players: (state) => state.seats,
  options: () => ({}),
  toMove,
  phase,
  result,
  view,
  redeal,
  clone,
  census,
  // A turn is one move, or lifting a tile and dropping it.
  longest: (players) => 2 * TILES * players,
};

export const game = makeGame(rules, meta);
