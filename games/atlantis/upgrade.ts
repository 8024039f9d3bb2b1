/** States of earlier formats in today's shape. */
import type { State } from './types.ts';

/** Format 2 shuffles the discards as soon as the deck is empty, where format 1 waited for the next draw. */
export const FORMAT = 2;

export function upgrade(state: object, from: number): State {
  return { ...(state as State), begun: from };
}
