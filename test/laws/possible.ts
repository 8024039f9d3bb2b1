/** For tests that build positions: what they build must be one that can be. */
import { refuseState, writePosition } from '../../games/kit/position.ts';
import type { Move, Rules } from '../../games/kit/rules.ts';
import { startTable } from '../../games/kit/table.ts';

/** Returns the state; throws with its text and the reason where no game could come to it. */
export function demandPossible<State extends object, M extends Move, Options extends object>(
  rules: Rules<State, M, Options>,
  state: State,
): State {
  const open = rules as unknown as Rules<State>;
  const players = rules.players(state);
  const options = rules.options(state);
  const wrong = refuseState(open, players, options, state);
  if (wrong === undefined) return state;
  const table = { ...startTable(open, players, options, 'position'), state };
  throw new Error(`a position that can't be: ${wrong}\n\n${writePosition(open, table)}`);
}
