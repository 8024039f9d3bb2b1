/** Makes what was stored by an earlier version go on by today's rules: a position, what may be undone to, whose move it is. */
import type { Ctx, State } from 'boardgame.io';
import { ctxOf, type Table } from '../../games/kit/game.ts';
import { movers, type Rules } from '../../games/kit/rules.ts';
import { upgradeTable } from '../../games/kit/table.ts';
import type { Games } from './games.ts';

interface Position {
  readonly G: unknown;
  readonly ctx: Ctx;
}

/**
 * A stored state of a game in today's format; the same object where it is. Throws for one that can't be carried over
 * or played on.
 */
export function carryOver(games: Games): (game: string, state: State) => State {
  return (name, state) => {
    const rules = games.get(name)?.rules;
    if (rules === undefined) return state;
    const now = carried(rules, state);
    demandPlayable(rules, now.G as Table);
    const undo = state._undo.map((earlier) => carried(rules, earlier));
    const redo = state._redo.map((later) => carried(rules, later));
    const same = now === state && isSame(undo, state._undo) && isSame(redo, state._redo);
    return same ? state : { ...now, _undo: undo, _redo: redo };
  };
}

function carried<P extends Position>(rules: Rules, position: P): P {
  const table = upgradeTable(rules, position.G as Table);
  const ctx = ctxOf(rules, position.ctx, table.state);
  return table === position.G && ctx === position.ctx ? position : { ...position, G: table, ctx };
}

/** Asks all that is asked of a position before anybody moves, so that a damaged one is found out here. */
function demandPlayable(rules: Rules, { state }: Table): void {
  rules.result(state);
  rules.view(state, null);
  for (const seat of movers(rules, state))
    if (rules.legal(rules.view(state, seat), seat).length === 0) throw new Error(`seat ${seat} is to move and can't`);
}

function isSame<T>(made: readonly T[], of: readonly T[]): boolean {
  return made.every((item, index) => item === of[index]);
}
