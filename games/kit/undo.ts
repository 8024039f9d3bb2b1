/**
 * What can be undone. A table says of its last move who may take it back (`undoable`, `askable`), and boardgame.io's
 * stack leads back over exactly those moves: buttons, the server and boardgame.io can't disagree.
 */
import type { Seat } from './rules.ts';
import type { Table } from './table.ts';

/** How many moves in a row can be undone at most, because the positions before them are all stored with the state. */
export const DEEPEST = 32;

/** How many moves of a match can be undone in all, because each undo adds to the stored log for good. */
export const MOST_UNDONE = 500;

/**
 * yes: the last move is this seat's and can be undone. ask: it can if the others agree. Every other value says why not:
 * there is no move, it isn't this seat's, it stands, or too many of the match were undone.
 */
export type UndoState = 'yes' | 'ask' | 'nothing' | 'notYours' | 'settled' | 'tooOften';

/** The parts of a table that say whether its last move can be undone. */
type Undoable = Pick<Table, 'undoable' | 'step'> & { readonly askable?: Seat | undefined };

/**
 * What `seat` (null: nobody) can do about the last move of a table at which `toMove` decide. `undone` moves of the match
 * were undone before.
 */
export function undoStateOf(
  { undoable, askable, step }: Undoable,
  seat: Seat | null,
  toMove: readonly Seat[],
  undone: number,
): UndoState {
  if (step === 0) return 'nothing';
  if (!undoable && askable === undefined) return 'settled';
  // Whoever made a move that they may undo alone is alone to move.
  if (seat === null || seat !== (undoable ? toMove[0] : askable)) return 'notYours';
  if (undone >= MOST_UNDONE) return 'tooOften';
  return undoable ? 'yes' : 'ask';
}

/** How many moves of a match were undone: each undo adds an action to boardgame.io's count and takes a move away. */
export function undoneIn(stateID: number, step: number): number {
  return (stateID - step) / 2;
}

/** The table as one whose last move stands. */
export function settled<T extends Table>(table: T): T {
  const { askable: _, ...rest } = table;
  return Object.freeze({ ...rest, undoable: false }) as T;
}
