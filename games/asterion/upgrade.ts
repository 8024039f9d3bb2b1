/** States of earlier formats in today's shape. */
import { lay, nameNetworks } from './layout.ts';
import { clone } from './state.ts';
import type { State } from './types.ts';

/** Format 1 left a lifted tile in its old network, and what was shown meanwhile counted it there. */
export function upgrade(state: object): State {
  const today = clone(state as State);
  lay(today);
  nameNetworks(today);
  return today;
}
