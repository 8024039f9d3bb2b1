/** The props of Atlantis' board, of its hand and of their parts. */
import type { AtlantisEvent, AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { BoardProps } from '../contract.ts';

export type AtlantisProps = BoardProps<State, AtlantisMove, AtlantisEvent>;

/** The props of the parts of a hand, which always belongs to a seat. */
export interface HandProps extends AtlantisProps {
  readonly seat: number;
}
