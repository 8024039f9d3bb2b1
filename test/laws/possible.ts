/** What can't be: which game says it where, and that tests build nothing of it. */
import { refuseState, writePosition } from '../../games/kit/position.ts';
import type { Move, Rules } from '../../games/kit/rules.ts';
import { startTable } from '../../games/kit/table.ts';
import { ownOf } from '../games/own.ts';

/**
 * The rules of a game with what can't be in it. Matches never ask for that, so the games written by hand say it in
 * test/games/<game>/impossible.ts; a declared game says it itself.
 */
export async function strictly(id: string, rules: Rules): Promise<Rules> {
  const impossible = await ownOf<NonNullable<Rules['impossible']>>(id, 'impossible');
  return impossible === undefined ? rules : { ...rules, impossible };
}

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
