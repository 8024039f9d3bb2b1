/** Upgrades matches that are stored in an earlier format: the position, the states for undo, and whose move it is. */
import type { Ctx, State } from 'boardgame.io';
import { ctxOf, type Table } from '../../games/kit/game.ts';
import { randomFrom } from '../../games/kit/random.ts';
import { movers, type Rules } from '../../games/kit/rules.ts';
import { upgradeTable } from '../../games/kit/table.ts';
import type { Games } from './games.ts';

interface Position {
  readonly G: unknown;
  readonly ctx: Ctx;
}

/**
 * Upgrades a stored state to its game's current format; the same object if it already has it. Throws if it can't be
 * upgraded or played on.
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

/**
 * Asks everything that is asked of a position before a move, so that a damaged one fails here. What a stock game shows
 * and lists is up to its author: where it fails for one seat, the others play on.
 */
function demandPlayable(rules: Rules, { state }: Table): void {
  rules.result(state);
  const moving = movers(rules, state);
  if (rules.unlisted === true) return;
  demandSame(rules, state);
  rules.view(state, null);
  for (const seat of moving)
    if (rules.legal(rules.view(state, seat), seat).length === 0) throw new Error(`seat ${seat} is to move and can't`);
}

/** Throws where today's rules begin with other fields or components: somebody has changed them and not their format. */
function demandSame(rules: Rules, state: object): void {
  const start = rules.setup(rules.players(state), rules.options(state), randomFrom('start'));
  const now = state as Readonly<Record<string, unknown>>;
  const other = Object.entries(start).find(([name, value]) => isOther(value, now[name]));
  if (other !== undefined) throw new Error(`${rules.id} has another "${other[0]}" now`);
  const [had, has] = [rules.census(state), rules.census(start)];
  const lost = Object.keys({ ...had, ...has }).find((name) => had[name] !== has[name]);
  if (lost !== undefined)
    throw new Error(`${rules.id} has ${has[lost] ?? 0} of ${lost} now, and not ${had[lost] ?? 0}`);
}

/** Whether no value like the first one could become the second; null becomes anything, and anything null. */
function isOther(start: unknown, now: unknown): boolean {
  if (start === null || start === undefined || now === null) return false;
  if (!Array.isArray(start) || !Array.isArray(now))
    return typeof start !== typeof now || Array.isArray(start) !== Array.isArray(now);
  return start.length > 0 && now.length > 0 && isOther(start[0], now[0]);
}

function isSame<T>(made: readonly T[], of: readonly T[]): boolean {
  return made.every((item, index) => item === of[index]);
}
