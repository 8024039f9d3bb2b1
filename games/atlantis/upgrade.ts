/** States of earlier formats in today's shape. */
import type { State } from './types.ts';

/** In format 2 the discards are shuffled as soon as the deck is empty; format 1 waited for the next draw. */
export const FORMAT = 2;

export function upgrade(state: object, from: number): State {
  return { ...(state as State), begun: from };
}
