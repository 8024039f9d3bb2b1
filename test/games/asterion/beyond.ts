/** What no look at Asterion would tell of what it says. */
import type { AsterionEvent } from '../../../games/asterion/types.ts';
import type { Beyond } from '../../client/text/beyond.ts';

export const beyond: Beyond<AsterionEvent> = {
  stages: ['placement', 'relocation'],
  prompts: 5,
  rare: [{ type: 'explorerEscaped', seat: 1, tile: 3, coins: 2 }],
  keys: ['r', 'Shift + r', 'Enter', 'Esc'],
};
