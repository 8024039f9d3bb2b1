/**
 * Turns states into text. boardgame.io repeats the current position on top of the undo stack; the time of a write grows
 * with the text, so the position is written only once.
 */
import type { State } from 'boardgame.io';

type Position = Pick<State, 'G' | 'ctx'>;

/** Returns the text in which a state is stored. */
export function textOf(state: State): string {
  const undo = state._undo.map((entry) => {
    const G: unknown = entry.G === state.G ? undefined : entry.G;
    return { ...entry, G, ctx: entry.ctx === state.ctx ? undefined : entry.ctx };
  });
  return JSON.stringify({ ...state, _undo: undo });
}

/** Reads a stored state, of this version or an earlier one. Throws if the text isn't a state. */
export function stateOf(text: string): State {
  const state = JSON.parse(text) as State;
  const { G, ctx }: Position = state;
  return {
    ...state,
    _undo: state._undo.map((entry) => ({ ...entry, G: (entry.G ?? G) as unknown, ctx: entry.ctx ?? ctx })),
  };
}
