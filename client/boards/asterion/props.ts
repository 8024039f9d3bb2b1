/** What Asterion's board, its hand and their parts are given. */
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import type { BoardProps } from '../contract.ts';

export type AsterionProps = BoardProps<State, AsterionMove, AsterionEvent>;

/** The parts of a hand: somebody holds it. */
export interface HandProps extends AsterionProps {
  readonly seat: number;
}
