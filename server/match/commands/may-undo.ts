/** Whether a stored state's last move can be undone, by the one who made it or with everybody's consent. */
import type { State } from 'boardgame.io';
import type { Table } from '../../../games/kit/game.ts';
import type { Refusal, Rules, Seat } from '../../../games/kit/rules.ts';
import { undoStateOf, undoneIn } from '../../../games/kit/undo.ts';

/** Why a seat may not undo its last move alone (`yes`) or if the others agree (`ask`); undefined if it may. */
export function refuseUndo(rules: Rules, state: State, seat: Seat, wanted: 'yes' | 'ask'): Refusal | undefined {
  const table = state.G as Table;
  const undone = undoneIn(state._stateID, table.step);
  const may = undoStateOf(table, seat, rules.toMove(table.state), undone);
  return may === wanted ? undefined : { code: 'cantUndo' };
}
