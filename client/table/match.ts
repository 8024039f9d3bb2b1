/**
 * A match as a screen follows it, whoever runs it: a server (online-match.ts) or this very page (client/local).
 * The table reads snapshots and sends moves; it never learns which of the two it sits at.
 */
import type { Table } from '../../games/kit/table.ts';
import type { GameEvent, Move, Refusal, Result, Seat } from '../../games/kit/rules.ts';
import type { ChatLine, Receipt } from '../../server/wire.ts';
import type { Player } from '../boards/contract.ts';
import type { Options } from '../text/words.ts';

export type Connection = 'local' | 'online' | 'reconnecting';

/** What one move did, for the log. A move taken back takes its passage along. */
export interface Passage {
  /** How many moves had been made with it; counts up by one from entry to entry. */
  readonly step: number;
  readonly events: readonly GameEvent[];
}

export interface Connecting {
  readonly phase: 'connecting';
  readonly connection: Connection;
  /** Why the match can't be shown at all. */
  readonly problem: Refusal | null;
}

export interface AtTable {
  /** waiting: seats are free and nobody may move yet. */
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly connection: Connection;
  /** What this screen may see now; a spectator's view behind the curtain. */
  readonly state: object;
  /** What the match is played with. */
  readonly options: Options;
  /** Whose hand is shown; null for a spectator and behind the curtain. */
  readonly seat: Seat | null;
  /** Who must take the screen before the match goes on, and who else is asked with them. Null while no curtain hangs. */
  readonly curtain: Curtain | null;
  /** Moves of `seat`; empty while one is on its way. */
  readonly legal: readonly Move[];
  /** The only one of them, where it decides nothing. */
  readonly formality: Move | null;
  readonly toMove: readonly Seat[];
  readonly events: readonly GameEvent[];
  readonly step: number;
  readonly history: readonly Passage[];
  readonly chat: readonly ChatLine[];
  readonly players: readonly Player[];
  readonly undo: UndoState;
  readonly result: Result | null;
  /** What was last refused here without being an answer to a move: a line of the chat, a seat that is lost. */
  readonly told: Refusal | null;
  /** The match the same players go on with, once somebody has asked for one. */
  readonly rematch: string | null;
}

export type Snapshot = Connecting | AtTable;

/** yes: the last move is this seat's and may be taken back. Otherwise why not, as a code the table has a sentence for. */
export type UndoState = 'yes' | 'nothing' | 'notYours' | 'settled';

export interface Curtain {
  /** Who is to take the screen. */
  readonly seat: Seat;
  /** Others who must decide too and may take it first. */
  readonly others: readonly Seat[];
  /** Moves each asked seat can make from here, without a look at the own hand. */
  readonly blind: readonly { readonly seat: Seat; readonly move: Move }[];
}

export interface Match {
  /** Calls `listener` after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): Snapshot;
  /** Sends a move of the seat on the screen. Never rejects: every failure is a receipt with a refusal. */
  play(move: Move): Promise<Receipt>;
  /** Takes back the last move. */
  undo(): Promise<Receipt>;
  /** Why a move would be refused now. */
  why(move: Move): Refusal | undefined;
  say(text: string): void;
  /** What only a match on one screen has. */
  readonly hotseat?: Hotseat;
  /** Begins to follow the match; returns what ends it. May be called again afterwards. */
  open(): () => void;
}

export interface Hotseat {
  /** Takes the curtain away: `seat` holds the screen now. */
  lift(seat: Seat): void;
  /** Makes a blind move of a seat from the curtain. */
  playBlind(seat: Seat, move: Move): Promise<Receipt>;
  /** Lets bots move without a pause until a person must decide. */
  hurry(): void;
}

/** A move that may be taken back left its maker the only one to decide. */
export function undoState({ step, undoable }: Table, toMove: readonly Seat[], seat: Seat | null): UndoState {
  if (step === 0) return 'nothing';
  if (!undoable) return 'settled';
  return seat !== null && toMove[0] === seat ? 'yes' : 'notYours';
}

/** The log after a match came to `step`: a new step is written down, a move taken back is struck out. */
export function remember(history: readonly Passage[], step: number, events: readonly GameEvent[]): readonly Passage[] {
  const last = history.at(-1)?.step ?? 0;
  if (step > last) return [...history, { step, events }];
  return step < last ? history.filter((passage) => passage.step <= step) : history;
}

/** A receipt for an action nobody judged. */
export function lost(code: string, stateID: number): Receipt {
  return { ok: false, refusal: { code }, stateID };
}
