/** The discard piles, and which may be drawn from. */
import { PATHS } from './data.ts';
import type { State } from './types.ts';

/** Whether the top of a pile may be drawn: there is one, and it was not discarded this turn (Lost Cities 4.3). */
export function isOpen(state: State, colour: number): boolean {
  return state.piles[colour]!.length > 0 && (state.discarded !== colour || state.options.takeBack);
}

/** Whether any pile may be drawn from. */
export function someOpen(state: State): boolean {
  for (let colour = 0; colour < PATHS; colour++) if (isOpen(state, colour)) return true;
  return false;
}
