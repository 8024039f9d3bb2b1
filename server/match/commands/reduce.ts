/** What boardgame.io's reducer makes of an action that was judged. */
import type { ActionShape, State } from 'boardgame.io';
import type { Table } from '../../../games/kit/game.ts';
import { stockEntries } from '../../../games/kit/stock/wire.ts';
import type { LoadedGame } from '../games.ts';

/** A game's rules threw an error; nothing was changed. */
export class RuleFault extends Error {}

export interface How {
  /** The level of the bot that plays for an absent player; the log shows it. */
  readonly standIn?: string | undefined;
  /** Whether all others have agreed to an undo. */
  readonly agreed?: boolean;
}

/** The state after an action, with its log entries; undefined where boardgame.io turns it down. Throws a RuleFault. */
export function stateAfter(
  { reduce, wire }: LoadedGame,
  before: State,
  action: ActionShape.Any,
  { standIn, agreed = false }: How,
): State | undefined {
  const after = reduced(reduce, agreed ? { ...before, G: { ...(before.G as Table), undoable: true } } : before, action);
  if (after._stateID === before._stateID) return undefined;
  const by = standIn === undefined ? {} : { metadata: { standIn } };
  // Turns and phases that end by themselves follow from the moves and would double the log. What a move says may be
  // secret (which cards were put away): others see that it was made, its events tell the rest.
  const deltalog = (after.deltalog ?? [])
    .filter(({ action: { type } }) => type !== 'GAME_EVENT')
    .map((entry) => {
      const stock = wire && { stock: stockEntries(entry, before, after), events: (after.G as Table).events };
      return { ...entry, ...by, ...stock, redact: true };
    });
  return { ...after, deltalog };
}

function reduced(reduce: LoadedGame['reduce'], before: State, action: ActionShape.Any): State {
  try {
    return reduce(before, action);
  } catch (cause) {
    throw new RuleFault('the rules threw', { cause });
  }
}
