/** What Atlantis's board, its hand and their parts are given. */
import type { AtlantisEvent, AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { BoardProps } from '../contract.ts';

export type AtlantisProps = BoardProps<State, AtlantisMove, AtlantisEvent>;

/** The parts of a hand: somebody holds it. */
export interface HandProps extends AtlantisProps {
  readonly seat: number;
}
