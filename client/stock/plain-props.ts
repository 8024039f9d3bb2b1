/** What the plain board of a stock game is drawn from. */
import type { Rules } from '../../games/kit/rules.ts';
import type { StockMove } from '../../games/kit/stock/moves.ts';
import type { StockMade, StockState } from '../../games/kit/stock/rules.ts';
import type { BoardProps } from '../boards/contract.ts';
import type { StockLabels } from '../text/stock/words.ts';

export interface PlainProps extends BoardProps<StockState, StockMove, StockMade, string> {
  readonly labels: StockLabels;
  readonly rules: Pick<Rules, 'legal' | 'moveTypes'>;
  /** Whether the author lists moves. */
  readonly lists: boolean;
}
