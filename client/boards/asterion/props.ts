/** The props of Asterion's board, of its hand and of their parts. */
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import type { BoardProps } from '../contract.ts';

export type AsterionProps = BoardProps<State, AsterionMove, AsterionEvent>;

/** The props of the parts of a hand, which always belongs to a seat. */
export interface HandProps extends AsterionProps {
  readonly seat: number;
}
