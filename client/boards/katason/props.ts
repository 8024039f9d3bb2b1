/** The props of Katason's board, of its hand and of their parts. */
import type { KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import type { BoardProps } from '../contract.ts';
import type { KatasonStage } from './scene.ts';

export type KatasonProps = BoardProps<State, KatasonMove, KatasonEvent>;

/** The props of the parts of a hand, which always belongs to a seat. */
export interface HandProps extends KatasonProps {
  readonly seat: number;
  readonly stage: KatasonStage;
}
