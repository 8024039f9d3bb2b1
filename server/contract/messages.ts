/**
 * What travels on sockets (namespace = game id), beside stock `sync`, `update`, `matchData`, `chat`:
 *   update and chat may carry an acknowledgement callback, called with a Receipt
 *   a seat that asks a bot for a hint says the phrase `asksForHint` (HintPhrase) first; where that isn't allowed it is refused
 *   chat's message may carry `phrase` and, of a spectator, `name`; both come with the line (see ChatLine)
 *   'agora:there' asks whether the server hears the sender, by an acknowledgement callback and nothing else
 *   a page of ours says in the handshake (`auth.agora`, a Greeting) by what it speaks and plays; stock clients say nothing
 *   'agora:refused' (Receipt) goes to a sender that gave no callback
 *   'agora:history' (matchId, History) follows every sync
 *   'agora:pledges' (matchId, Pledges) comes before every sync, and whenever they change
 *   'agora:terms' (matchId, MatchTerms) comes before every sync, which follows whenever they change
 *   'agora:closing' (milliseconds) tells everyone that this server ends, and after how long each may come back
 *   'agora:onlookers' (matchId, number) tells everyone at a table how many look on without a seat, soon after that has changed
 *   'agora:rematch' (matchId, RematchNews or null) tells everyone at a table how far the next match is
 * Codes of the server's own refusals: noSuchMatch, noSuchSeat, notYourSeat, unknownAction, malformed, stale, tooFast,
 * wornOut, oldPage, oldServer, waitingForPlayers, ruleFault, gameOver, notYourTurn, cantUndo, nothingToRedo, seatLost, seatMoved (seat), signedOut, seatGiven (seat), sentAway, seatLeft, emptyLine, hintsOff, muted (until), notSeated, dataGone, serverError.
 */
import type { LoggedMoment } from '../../games/kit/record.ts';
import type { Refusal, Seat } from '../../games/kit/rules.ts';

/** Raised when older pages and servers can't understand the messages any more. */
export type Protocol = 2;

/** What a page was built for. */
export interface Greeting {
  readonly protocol: Protocol;
  /** The format of the game's states. */
  readonly format: number;
}

/** The chat phrase that a seat must send before its page asks a bot for a hint. */
export type HintPhrase = 'asksForHint';

/** The answer to every action. `stateID` is the match's state afterwards. */
export type Receipt =
  | { readonly ok: true; readonly stateID: number }
  | { readonly ok: false; readonly refusal: Refusal; readonly stateID: number };

export interface ChatLine {
  readonly id: string;
  /** Null for a spectator, whom players hear only after the match. */
  readonly seat: Seat | null;
  /** As it was written; a ready phrase is in the writer's language. */
  readonly text: string;
  /** The code of a ready phrase; each reader's catalog has a sentence for it. */
  readonly phrase?: string;
  /** The name that a spectator uses. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface History {
  /** Only what the receiver may hear. */
  readonly moments: readonly LoggedMoment[];
  readonly chat: readonly ChatLine[];
}

/** How far the next match is. Seats are those of the finished match. */
export interface RematchNews {
  readonly id: string;
  /** Who sits there already. */
  readonly here: readonly Seat[];
  /** The seats for whose players a seat is kept. */
  readonly awaited: readonly Seat[];
  /** For how many milliseconds after sending they are kept. */
  readonly keptFor: number;
  /** How many seats anybody may take. */
  readonly free: number;
  readonly status: 'open' | 'playing' | 'over';
}

/** The encrypted content of a push message about a table. */
export interface TableCall {
  /** seatClaimed: somebody says that the seat is theirs, and may have it soon. */
  readonly code: 'yourTurn' | 'seatClaimed';
  readonly game: string;
  readonly match: string;
  readonly language: string;
}

/** The same about a circle that meets soon. */
export interface GatheringCall {
  readonly code: 'gathering';
  readonly circle: string;
  /** What the circle is called. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: string;
}

/** The browser makes the sentence. */
export type CallMessage = TableCall | GatheringCall;
