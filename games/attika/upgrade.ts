/** States of earlier formats. */
import type { State } from './types.ts';

/**
 * A state of format 1 had no `begun`. Its match goes on by what held then: cards paid into empty discards became the
 * deck only at the next draw, and amphorae were given up for actions that could not be used. Attika 10.1
 */
export function upgrade(state: object, from: number): State {
  return { ...(state as State), begun: from };
}
