/** What Katason's board, its hand and their parts are given. */
import type { KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import type { BoardProps } from '../contract.ts';

export type KatasonProps = BoardProps<State, KatasonMove, KatasonEvent>;

/** The parts of a hand: somebody holds it. */
export interface HandProps extends KatasonProps {
  readonly seat: number;
}
