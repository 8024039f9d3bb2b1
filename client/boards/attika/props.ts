/** The props of Attika's board, of its hand and of their parts. */
import type { AttikaEvent, AttikaMove, State } from '../../../games/attika/types.ts';
import type { BoardProps } from '../contract.ts';
import type { AttikaStage } from './scene.ts';

export type AttikaProps = BoardProps<State, AttikaMove, AttikaEvent>;

/** The props of the parts of a hand, which always belongs to a seat. */
export interface HandProps extends AttikaProps {
  readonly seat: number;
  readonly stage: AttikaStage;
}
