import { makeGame } from '../kit/game.ts';
import type { Rules } from '../kit/rules.ts';
import { TILES } from './data.ts';
import { type Options, meta } from './meta.ts';
import { apply, legal, moveTypes, phase, refuse, toMove } from './moves.ts';
import { result } from './score.ts';
import { census, clone, redeal, setup, view } from './state.ts';
import type { AsterionEvent, AsterionMove, State } from './types.ts';

export const rules: Rules<State, AsterionMove, Options, AsterionEvent> = {
  id: meta.id,
  phases: ['placement', 'relocation'],
  endings: ['lastTile'],
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
  // A turn is one move, or lifting a tile and dropping it.
  longest: (players) => 2 * TILES * players,
};

export { knowledge } from './bot.ts';
export const game = makeGame(rules, meta);
