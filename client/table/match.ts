/**
 * A match as a screen follows it, whoever runs it: a server (client/online) or this very page (client/local).
 * The table reads snapshots; it never learns which of the two it sits at.
 */
import { formalityOf } from '../../games/kit/formality.ts';
import type { Move, Refusal, Rules, Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import type { ChatLine, Receipt, RematchNews } from '../../server/wire.ts';
import type { Position } from '../boards/contract.ts';
import type { Options } from '../text/words.ts';
import type { Provenance } from './provenance.ts';
import type { Seated } from './seats/seated.ts';
import type { Terms } from './terms.ts';
import type { Timeline } from './past/timeline.ts';

/** The chat of a match as long as it isn't known what was said before one came. */
export const UNHEARD: readonly ChatLine[] = [];

export interface Match {
  /** Calls `listener` after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): Snapshot;
  /** Begins to follow the match; returns what ends it. May be called again afterwards. */
  open(): () => void;
}

export type Snapshot = Connecting | AtTable;

export interface Connecting {
  readonly phase: 'connecting';
  readonly connection: Connection;
  /** Why the match can't be shown at all. */
  readonly problem: Refusal | null;
}

export interface AtTable {
  /** waiting: seats are free and nobody may move yet. */
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly timeline: Timeline;
  readonly session: Session;
  readonly control: Control;
}

/** What somebody says: a ready phrase has a code, for which each reader's catalog has a sentence. */
export interface Spoken {
  readonly text: string;
  readonly phrase?: string;
}

/** Who sits together here, and how they are in touch. Boards know nothing of it but the players. */
export interface Session {
  /** The match's, for what this browser remembers of it. */
  readonly id: string;
  readonly connection: Connection;
  readonly players: readonly Seated[];
  /** What the match is played with. */
  readonly options: Options;
  /** How it deals with time, and where it comes from. */
  readonly terms: Terms & Provenance;
  readonly chat: readonly ChatLine[];
  /** What was last refused here without being an answer to a move: a line of the chat, a seat that is lost. */
  readonly told: Refusal | null;
  /** How far the match is that the same players go on with, once somebody has asked for one. */
  readonly rematch: (RematchNews & { readonly keptUntil: number }) | null;
  /** What only a match on one screen has. */
  readonly hotseat: Hotseat | null;
  /** Has a bot play on for the seat on the screen until somebody comes back to it; null where nobody sits who could. Whether it does. */
  readonly goAway: (() => Promise<boolean>) | null;
  /** What the seat on the screen can tell besides; null where nobody sits. */
  readonly deeds: SeatDeeds | null;
  /** Says something to whoever hears this screen. Never rejects: every failure is a receipt with a refusal. */
  say(said: Spoken): Promise<Receipt>;
}

/** Each tells whether the server agreed. */
export interface SeatDeeds {
  /** Plays again instead of the bot, or ends that others ask for one. */
  comeBack(): Promise<boolean>;
  /** Wants a bot to play on for somebody everybody waits for. */
  voteFor(seat: Seat): Promise<boolean>;
  /** Asks the others to agree that the own last move is taken back. */
  askUndo(): Promise<boolean>;
  /** Agrees that somebody takes their last move back, or doesn't. */
  answerUndo(seat: Seat, agrees: boolean): Promise<boolean>;
  /** Asks the bots not to pause until this seat must decide. */
  hurry(): Promise<boolean>;
}

/** restarting: the server has said that it ends, and when it will be back. */
export type Connection = 'local' | 'online' | 'reconnecting' | 'restarting';

/** Whether nothing can be sent, or heard, just now. */
export function isDown(connection: Connection): boolean {
  return connection === 'reconnecting' || connection === 'restarting';
}

export interface Hotseat {
  /** Who must take the screen before the match goes on, and who else is asked with them. Null while no curtain hangs. */
  readonly curtain: Curtain | null;
  /** Takes the curtain away: `seat` holds the screen now. */
  lift(seat: Seat): void;
  /** Makes a blind move of a seat from the curtain. */
  playBlind(seat: Seat, move: Move): Promise<Receipt>;
  /** Lets bots move without a pause until a person must decide. */
  hurry(): void;
}

export interface Curtain {
  /** Who is to take the screen. */
  readonly seat: Seat;
  /** Others who must decide too and may take it first. */
  readonly others: readonly Seat[];
  /** Moves each asked seat can make from here, without a look at the own hand. */
  readonly blind: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** What the seat on the screen can do where the match stands. */
export interface Control extends May {
  /** Sends a move. Never rejects: every failure is a receipt with a refusal. */
  play(move: Move): Promise<Receipt>;
  /** Takes back the last move. */
  undo(): Promise<Receipt>;
  /** Why a move would be refused now. */
  why(move: Move): Refusal | undefined;
}

export interface May {
  /** Whether a move can be made now: not while one is on its way, seats are free or the server can't be reached. */
  readonly ready: boolean;
  readonly undoable: UndoState;
  /** The only legal move, where it decides nothing. */
  readonly formality: Move | null;
}

/**
 * yes: the last move is this seat's and may be taken back; ask: if the others agree. Otherwise why not, as a code the table has
 * a sentence for.
 */
export type UndoState = 'yes' | 'ask' | 'nothing' | 'notYours' | 'settled';

/** What can be done at a position, the last of its match, which `undoable` says may be left backwards. */
export function mayDo(
  rules: Rules,
  { undoable, askable }: Pick<Table, 'undoable' | 'askable'>,
  position: Position,
  ready: boolean,
): May {
  const { state, seat, legal } = position;
  return {
    ready,
    undoable: undoState(position, undoable, askable),
    formality: ready ? formalityOf(rules, state, seat, legal) : null,
  };
}

/** A move that may be taken back left its maker the only one to decide. */
function undoState({ step, seat, toMove }: Position, undoable: boolean, askable: Seat | undefined): UndoState {
  if (step === 0) return 'nothing';
  if (askable !== undefined && askable === seat && toMove.length > 0) return 'ask';
  if (!undoable) return 'settled';
  return seat !== null && toMove[0] === seat ? 'yes' : 'notYours';
}

/** The value there was where nothing in the one there is now differs, so that what only shows that isn't drawn anew. */
export function keep<T extends object>(before: T | undefined, now: T): T {
  const fields = Object.keys(now) as (keyof T)[];
  return before !== undefined && fields.every((field) => Object.is(before[field], now[field])) ? before : now;
}

/** A receipt for an action nobody judged. */
export function lost(code: string, stateID: number): Receipt {
  return { ok: false, refusal: { code }, stateID };
}
