/** What Attika's board, its hand and their parts are given. */
import type { AttikaEvent, AttikaMove, State } from '../../../games/attika/types.ts';
import type { BoardProps } from '../contract.ts';

export type AttikaProps = BoardProps<State, AttikaMove, AttikaEvent>;

/** The parts of a hand: somebody holds it. */
export interface HandProps extends AttikaProps {
  readonly seat: number;
}
