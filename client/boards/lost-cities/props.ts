/** The props of Lost Cities' board, of its hand and of their parts. */
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { BoardProps } from '../contract.ts';

export type LostCitiesProps = BoardProps<State, LostCitiesMove, LostCitiesEvent>;

/** The props of the parts of a hand, which always belongs to a seat. */
export interface HandProps extends LostCitiesProps {
  readonly seat: number;
}
