/** The next step of what the player is preparing, as text. */
import type { KatasonMove } from '../../../../games/katason/types.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import type { Tool } from '../intent.ts';
import type { OpenPanel } from './trade/drafts.ts';
import { type Sides, total } from './trade/terms.ts';

interface Busy {
  readonly legal: readonly KatasonMove[];
  readonly panel: OpenPanel;
  readonly trade: Sides;
  readonly tool: Tool | null;
}

/** The next step as text; null if the player has begun nothing. */
export function nextOf({ legal, panel, trade, tool }: Busy, { doing }: Labels): string | null {
  if (legal.length === 0) return null;
  if (panel === 'trade') return doing.trade[sidesOf(trade)];
  if (panel !== null) return doing[panel];
  return tool !== null && legal.some(({ type }) => type === tool) ? doing[tool] : null;
}

/** For which sides of a trade the player has chosen something. */
function sidesOf({ give, want }: Sides): 'none' | 'give' | 'want' | 'both' {
  if (total(give) > 0) return total(want) > 0 ? 'both' : 'give';
  return total(want) > 0 ? 'want' : 'none';
}
