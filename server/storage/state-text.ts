/**
 * States as text. boardgame.io holds the position of the moment once more on top of what may be undone; a write takes as long
 * as its text, so that is written once.
 */
import type { State } from 'boardgame.io';

type Position = Pick<State, 'G' | 'ctx'>;

/** A state as it is kept. */
export function textOf(state: State): string {
  const undo = state._undo.map((entry) => {
    const G: unknown = entry.G === state.G ? undefined : entry.G;
    return { ...entry, G, ctx: entry.ctx === state.ctx ? undefined : entry.ctx };
  });
  return JSON.stringify({ ...state, _undo: undo });
}

/** The state that was kept as this text, by this version or an earlier one. Throws where it is none. */
export function stateOf(text: string): State {
  const state = JSON.parse(text) as State;
  const { G, ctx }: Position = state;
  return {
    ...state,
    _undo: state._undo.map((entry) => ({ ...entry, G: (entry.G ?? G) as unknown, ctx: entry.ctx ?? ctx })),
  };
}
