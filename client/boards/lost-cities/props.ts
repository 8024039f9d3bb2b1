/** What Lost Cities's board, its hand and their parts are given. */
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { BoardProps } from '../contract.ts';

export type LostCitiesProps = BoardProps<State, LostCitiesMove, LostCitiesEvent>;

/** The parts of a hand: somebody holds it. */
export interface HandProps extends LostCitiesProps {
  readonly seat: number;
}
