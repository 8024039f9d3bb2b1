/**
 * Moves and seats as boardgame.io writes them. Stands apart from `game.ts`: who only reads records, like the first page, needs
 * nothing of boardgame.io itself.
 */
import type { Json, Move, Seat } from './rules.ts';

/** A move as boardgame.io carries it: its name and one argument. The argument is null for moves without fields. */
export interface Action {
  readonly type: string;
  readonly arg: Json;
}

export function toAction(move: Move): Action {
  const { type, ...fields } = move;
  return { type, arg: Object.keys(fields).length === 0 ? null : fields };
}

/**
 * The move that `toAction` made this action from, or undefined if `arg` is not a record of fields. `refuse` judges
 * whether the move fits.
 */
export function fromAction(type: string, arg: unknown): Move | undefined {
  if (arg === undefined || arg === null) return { type };
  if (typeof arg !== 'object' || Array.isArray(arg) || Object.hasOwn(arg, 'type')) return undefined;
  return { ...arg, type };
}

export function playerIdOf(seat: Seat): string {
  return String(seat);
}

/** The seat that a player id names; null for everything else, such as a spectator's id. */
export function seatOf(playerID: unknown): Seat | null {
  return typeof playerID === 'string' && /^(?:0|[1-9]\d?)$/.test(playerID) ? Number(playerID) : null;
}
