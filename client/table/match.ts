/**
 * A match as a screen follows it, whether a server runs it (client/online) or this page (client/local). The table only
 * reads snapshots and never knows which of the two it is.
 */
import { formalityOf } from '../../games/kit/formality.ts';
import type { Move, Refusal, Rules, Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import { type UndoState, undoStateOf } from '../../games/kit/undo.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import type { SeatWish } from '../../server/contract/tables.ts';
import type { ChatLine } from '../../server/contract/messages.ts';
import type { RematchNews } from '../../server/contract/messages.ts';
import type { Position } from '../boards/contract.ts';
import type { Options } from '../text/words.ts';
import type { Provenance } from './provenance.ts';
import type { Seated } from './seats/seated.ts';
import type { Terms } from './terms.ts';
import type { Timeline } from './past/timeline.ts';

/** The chat of a match before any messages have arrived. */
export const UNHEARD: readonly ChatLine[] = [];

export interface Match {
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The current state; the same object until something changes. */
  getSnapshot(): Snapshot;
  /** Starts following the match; the returned function stops that. It may be called again later. */
  open(): () => void;
}

export type Snapshot = Connecting | AtTable;

export interface Connecting {
  readonly phase: 'connecting';
  readonly connection: Connection;
  /** Why the match can't be shown at all; null if it can. */
  readonly problem: Refusal | null;
}

export interface AtTable {
  /** waiting: there are free seats and nobody may move yet. */
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly timeline: Timeline;
  readonly session: Session;
  readonly control: Control;
}

/** A message to say. A ready phrase has a code; each reader's catalog has a sentence for it. */
export interface Spoken {
  readonly text: string;
  readonly phrase?: string;
}

/** What can be reported: a line of the chat by its id, or what the player of a seat is called. */
export interface Reported {
  readonly line?: string;
  readonly seat?: Seat;
}

/** Who plays together, and how they are connected. Boards see only the players of it. */
export interface Session {
  /** The match's id; this browser stores things under it. */
  readonly id: string;
  readonly connection: Connection;
  readonly players: readonly Seated[];
  /** The options of the match. */
  readonly options: Options;
  /** The match's time limits, and where its deal comes from. */
  readonly terms: Terms & Provenance;
  readonly chat: readonly ChatLine[];
  /** The last refusal that was no answer to a move: of a chat message, or because the seat is lost. */
  readonly told: Refusal | null;
  /** How many people look on without a seat; absent where nobody can. */
  readonly onlookers?: number;
  /** The next match of the same players, once somebody has asked for it: how far it has got. */
  readonly rematch: (RematchNews & { readonly keptUntil: number }) | null;
  /** Only for a match on one screen. */
  readonly hotseat: Hotseat | null;
  /**
   * Lets a bot play this seat until its player comes back. Resolves to whether it does. Null if no seat could be left.
   */
  readonly goAway: (() => Promise<boolean>) | null;
  /** What this seat can do besides moving; null without a seat. */
  readonly commands: SeatCommands | null;
  /**
   * Reports something to whoever runs the server; absent where none runs the match. Resolves to why that was refused.
   */
  readonly report?: (what: Reported) => Promise<Refusal | undefined>;
  /** Sends a chat message. Never rejects: a failure is a receipt with a refusal. */
  say(said: Spoken): Promise<Receipt>;
}

/** Each function resolves to whether the server agreed. */
export interface SeatCommands {
  /** Ends a bot's playing for this seat, or the others' vote for one. */
  comeBack(): Promise<boolean>;
  /** Votes that a bot should play for a seat that everybody waits for. */
  voteFor(seat: Seat): Promise<boolean>;
  /** Asks the others to agree to undo the own last move. */
  askUndo(): Promise<boolean>;
  /** Agrees to another seat's undo, or refuses it. */
  answerUndo(seat: Seat, agrees: boolean): Promise<boolean>;
  /** Wishes for something until this seat must decide. */
  wish(wish: SeatWish): Promise<boolean>;
}

/**
 * asking: the server was asked whether it still hears us, and hasn't answered yet. restarting: it has announced that it
 * is shutting down and when it will be back.
 */
export type Connection = 'local' | 'online' | 'asking' | 'reconnecting' | 'restarting';

/** Whether nothing can be sent or received now. */
export function isDown(connection: Connection): boolean {
  return connection === 'reconnecting' || connection === 'restarting';
}

export interface Hotseat {
  /** Who must take the screen before the match goes on. Null if no curtain hangs. */
  readonly curtain: Curtain | null;
  /** Removes the curtain: `seat` has the screen now. */
  lift(seat: Seat): void;
  /** Hangs the curtain again, for another player who must decide, too. */
  pass(): void;
  /** Makes a move for a seat that doesn't need to see its hand, from the curtain itself. */
  playBlind(seat: Seat, move: Move): Promise<Receipt>;
  /** Lets bots move without pauses until a person must decide. */
  hurry(): void;
}

export interface Curtain {
  /** The seat that should take the screen. */
  readonly seat: Seat;
  /** Other seats that must decide too and may take the screen first. */
  readonly others: readonly Seat[];
  /** The moves that each of these seats can make from the curtain, without seeing its hand. */
  readonly blind: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** What the seat on the screen can do at the current position. */
export interface Control extends May {
  /** Makes a move. Never rejects: a failure is a receipt with a refusal. */
  play(move: Move): Promise<Receipt>;
  /** Undoes the last move. */
  undo(): Promise<Receipt>;
  /** Why a move would be refused now; undefined if it is allowed. */
  why(move: Move): Refusal | undefined;
}

export interface May {
  /**
   * Whether a move can be made now: not while another is on its way, while seats are free or while the server is
   * unreachable.
   */
  readonly ready: boolean;
  /** The table has a sentence for each value that says why not. */
  readonly undoable: UndoState;
  /** The only legal move, if it decides nothing. */
  readonly formality: Move | null;
}

/**
 * What can be done at the last position of a match. `undoable` and `askable` come from its table; `undone` moves of it
 * were undone so far.
 */
export function mayDo(
  rules: Rules,
  { undoable, askable }: Pick<Table, 'undoable' | 'askable'>,
  { step, state, seat, toMove, legal }: Position,
  ready: boolean,
  undone = 0,
): May {
  return {
    ready,
    undoable: undoStateOf({ undoable, askable, step }, seat, toMove, undone),
    formality: ready ? formalityOf(rules, state, seat, legal) : null,
  };
}

/** Returns `before` if `now` has the same content, so that components that show it don't render again. */
export function keep<T extends object>(before: T | undefined, now: T): T {
  const fields = Object.keys(now) as (keyof T)[];
  return before !== undefined && fields.every((field) => Object.is(before[field], now[field])) ? before : now;
}

/** The receipt for an action that nobody judged. */
export function lost(code: string, stateID: number): Receipt {
  return { ok: false, refusal: { code }, stateID };
}
