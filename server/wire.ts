/**
 * What travels between client and server beside stock boardgame.io messages. Types and names only:
 * the client imports this file, and nothing else of the server.
 *
 * REST (JSON). Stock boardgame.io lobby routes under /games stay as they are, but that `setupData` may hold a `pace` (Pace) and a
 * `patience` (Patience) beside `options` and `seed`, and `hints` where players may ask bots; ours are beside them:
 *   GET    /api/matches                       → MatchList, public ones only; ?game= those of one game,
 *                                               ?more=open&from=30 (or playing) the further ones of a kind
 *   GET    /api/matches/events                → server-sent events, each `data:` a MatchList; ?game= as above; an event `here` every 25 s
 *   GET    /api/matches/some?ids=…            → HeldMatches: those of up to 100 ids, with commas between, that there are
 *   GET    /api/matches/:id                   → MatchSummary (unlisted ones too: whoever has the link may look); by credentials of before
 *                                               as `Authorization: Bearer …` it says whether they are unwelcome
 *   By the host, before the match begins, with a SeatKey in the body:
 *   POST   /api/matches/:id/bots              BotRequest: a bot takes a free seat, or another one's → MatchSummary
 *   DELETE /api/matches/:id/bots/:seat        a bot goes → MatchSummary
 *   POST   /api/matches/:id/fill              FillRequest: bots take all free seats → MatchSummary
 *   DELETE /api/matches/:id/people/:seat      another person's seat is free again; if they were there they are sent away → MatchSummary
 *   POST   /api/matches/:id/readmit           Readmission: who was sent away may sit down again → MatchSummary
 *   DELETE /api/matches/:id/seats/:seat       a free seat is closed; whoever has the last one moves there → MatchSummary
 *   POST   /api/matches/:id/seats             there is a free seat more → MatchSummary
 *   POST   /api/matches/:id/terms             SeatKey with MatchTerms: all of what the match is played by → MatchSummary
 *   POST   /api/matches/:id/begin             nobody is waited for who isn't ready; refused while somebody is asked about
 *                                             other terms than those they came for → MatchSummary
 *   POST   /api/matches/:id/host              HostRequest: another person is host → MatchSummary
 *   DELETE /api/matches/:id                   the table is closed → {}
 *   POST   /api/matches/:id/ready             ReadyRequest, by whoever sat down saying `waits`: they are ready → MatchSummary
 *   POST   /api/matches/:id/claims/:seat      {}: somebody says that this seat, whose holder is away, is theirs → SeatClaim
 *   POST   /api/matches/:id/claims            SeatClaim → ClaimStanding
 *   POST   /api/matches/:id/claims/:seat/answer ClaimAnswer, by the others: once most agree, one of them from elsewhere, and it has waited
 *                                             by the pace of the table, they have it, and nobody who had it before; one no ends it, and
 *                                             so does the holder by coming → MatchSummary
 *   POST   /api/matches/:id/claims/:seat/back SeatKey that opened it before it was given so, for a day: it opens it again → MatchSummary
 *   POST   /api/matches/:id/rematch           SeatKey, by any player when it is over → Rematch: their seat at the next one
 *   POST   /api/matches/:id/links             SeatKey → SeatLink: opens the seat on one other device
 *   POST   /api/matches/:id/links/take        { token } → TakenSeat
 *   DELETE /api/matches/:id/devices           SeatKey: no other credentials open the seat any more → {}
 *   GET    /api/push                          → PushKey
 *   POST   /api/matches/:id/calls             CallRequest: this browser is called when it is the seat's turn → {}
 *   DELETE /api/matches/:id/calls             SeatKey and endpoint: it no longer is → {}
 *   POST   /api/matches/:id/back              SeatKey, by a player for whom a bot plays → {}
 *   POST   /api/matches/:id/active            SeatKey, now and then while a player who is waited for does something at the board → {}
 *   POST   /api/matches/:id/vote              VoteRequest: a bot should play on for another → {}
 *   POST   /api/matches/:id/undo              SeatKey: the others should agree to take its last move back → {}
 *   POST   /api/matches/:id/wishes            WishRequest: what a seat wishes for until it must decide → {}
 *   POST   /api/matches/:id/undo/answer       UndoAnswer, by one of the others → {}
 *   GET    /api/matches/:id/record            → GameRecord of a match that is over
 *   GET    /api/matches/:id/past?from=…&to=…  → Past: up to 40 moments. A spectator's view; with `seat=…` and the credentials as
 *                                               `Authorization: Bearer …` what that seat saw
 *   POST   /api/matches/:id/pledge            PledgeRequest: what a seat adds to the deal, by its hash → Pledges
 *   POST   /api/matches/:id/share             ShareRequest: what was pledged, once no pledge changes any more → Pledges
 *   POST   /api/play                          QuickWish → QuickSeat: the best open seat, or one at a new table
 *   POST   /api/matches/:id/meet              SeatKey with a pledge, by whoever waits alone where they played now → Meeting: their seat at
 *                                             a table where others wait; what they had is gone then
 * Everything but a GET may carry an `Idempotency-Key` of 20 to 64 letters and digits: what comes again by it within an hour is not done
 * again, and is answered as before.
 * Errors: a 4xx, a 500 for serverError, or a 503 for dataGone and outage, with ErrorBody.
 *
 * Join, rematch and play take `pledge` (see Pledges) in the body. Join takes `waits`: the match begins once they are ready; and `before`,
 * credentials that the browser had at this table: who was sent away is known by them.
 * Socket (namespace = game id), beside stock `sync`, `update`, `matchData`, `chat`:
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
 * wornOut, oldPage, oldServer, waitingForPlayers, ruleFault, gameOver, notYourTurn, cantUndo, nothingToRedo, seatLost, seatMoved (seat), signedOut, seatGiven (seat), sentAway, seatLeft, emptyLine, hintsOff, notSeated, dataGone, serverError.
 */
import type { Pledges } from '../games/kit/draw.ts';
import type { SetupRefusal } from '../games/kit/meta.ts';
import type { Json, Refusal, RefusalFor, Result, Seat } from '../games/kit/rules.ts';
import type { Table } from '../games/kit/table.ts';

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

/** The vote about a claimed seat: who agrees, and how many must. */
export interface Claimed {
  /** Identifies the claim among several for the same seat. */
  readonly id: string;
  readonly agreed: readonly Seat[];
  readonly needed: number;
  /** Somebody must agree who plays from elsewhere than the one who claims; nobody of them has yet. */
  readonly lacksOther?: true;
}

/** hurry: bots needn't pause before their moves. They don't once everybody present wishes it. */
export type SeatWish = 'hurry';

/** Who plays a seat. Also part of boardgame.io's match data. */
export interface SeatPlay {
  /** The bot's level, if the seat is a bot's. */
  readonly bot?: string;
  /** The level of the bot that plays for the player until they come back. */
  readonly standIn?: string;
  /** They sit there but aren't ready. The match begins when nobody has this. */
  readonly waits?: true;
  /** They left on purpose. */
  readonly left?: true;
  /** How long the bot plays. deed: until they do something. move: for one decision. Absent: until they are back. */
  readonly standInUntil?: 'deed' | 'move';
  /** The vote on letting a bot play for them, while everybody waits for them. */
  readonly vote?: Vote;
  /** Somebody says that this seat is theirs; or several do, the earliest first. Their holder ends it by coming back. */
  readonly claims?: readonly Claimed[];
  /** They would like to undo their last move. */
  readonly asksUndo?: UndoRequest;
  /** What they wish for until they must decide. */
  readonly wishes?: readonly SeatWish[];
  /** Their clock, at tables that have one. */
  readonly clock?: SeatClock;
  /** Milliseconds after sending until a bot plays for them, while they are away and must decide. */
  readonly standsInAfter?: number;
}

/**
 * The time limits for decisions, in seconds. live: every decision has its own time; what it takes beyond that comes
 * from a reserve (bank) for the whole match; time stands still while nobody is present. slow: a limit for each turn,
 * whoever is present.
 */
export type Pace =
  | { readonly kind: 'live'; readonly decision: number; readonly bank: number }
  | { readonly kind: 'slow'; readonly turn: number };

/** For how many seconds somebody who must decide may be away before a bot plays for them. */
export type Patience = number | 'never';

/** Who agrees to something, in the order of asking, and how many must. */
interface Agreement {
  readonly agreed: readonly Seat[];
  readonly needed: number;
}

/** The vote on letting a bot play for a player. */
export interface Vote extends Agreement {
  /** The player has said that they are there; only a move ends the vote now. */
  readonly spoke?: true;
}

/** The vote on letting a player undo their last move. */
export interface UndoRequest extends Agreement {
  /** The seat that said no, which ends the request. */
  readonly against?: Seat;
}

/** A player's clock when it was sent, in milliseconds. */
export interface SeatClock {
  /** What is left of the decision's own time, or of the turn at a slow table. */
  readonly left: number;
  /** What is left of the reserve, which is used afterwards. */
  readonly bank: number;
  readonly runs: boolean;
}

export interface SeatSummary extends SeatPlay {
  readonly seat: Seat;
  /** Absent for a free seat. */
  readonly name?: string;
  readonly connected: boolean;
  /** For how many milliseconds they have been away, if that is known. */
  readonly awayFor?: number;
  /** The player of the match before for whom the seat is kept. */
  readonly keptFor?: string;
}

/** The terms of a match. The host may change them until it begins. */
export interface MatchTerms {
  readonly options: Readonly<Record<string, Json>>;
  /** Absent if decisions have no time limit. */
  readonly pace?: Pace;
  /** Absent if the server's default applies. */
  readonly patience?: Patience;
  /** Players may ask bots for hints; everybody is told who does. */
  readonly hints?: true;
}

export interface MatchSummary extends MatchTerms {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatSummary[];
  /** The seat of the host, who may seat and send away others before the match begins. */
  readonly host?: Seat;
  /** The names of people the host has sent away; absent if there are none. */
  readonly sentAway?: readonly string[];
  /** The asker was sent away and can't sit down. Only in answers about this one match. */
  readonly unwelcome?: true;
  /**
   * open: seats are free or the cards are being dealt, and no move is accepted. playing: all seats are taken. wornOut:
   * the match can't be read any more, so it can't be played or looked at.
   */
  readonly status: 'open' | 'playing' | 'over' | 'wornOut';
  readonly unlisted: boolean;
  /**
   * "Play now" opened it, and one person waits there alone: they may be brought to others who wait (`meet`), for this
   * game or for any.
   */
  readonly quick?: 'thisGame' | 'anyGame';
  /** The creator chose the seed, and so may know what is hidden. */
  readonly seeded: boolean;
  /** Absent if somebody chose the deal. */
  readonly pledges?: Pledges;
  /** The terms before the host changed them while others sat there. Absent once the match has begun. */
  readonly was?: MatchTerms;
  /** The next match at this table, if a player has asked for one. */
  readonly rematch?: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The matches that are shown at once: open ones, then those being played, each newest first. */
export interface MatchList {
  readonly matches: readonly MatchSummary[];
  /** How many of each kind there are. */
  readonly open: number;
  readonly playing: number;
  /** How many people are present at all public tables, of whatever game. */
  readonly people: number;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** A match as people see it who sit there, wherever they are. */
export interface HeldMatch extends MatchSummary {
  /** The seats that must decide now; empty before all seats are taken, and after the end. */
  readonly toMove: readonly Seat[];
  /** Only for a finished match. */
  readonly result?: Result;
}

export interface HeldMatches {
  /** The server's time in milliseconds since 1970; the matches' times are by the same clock. */
  readonly now: number;
  readonly matches: readonly HeldMatch[];
}

export interface SeatKey {
  readonly playerID: string;
  readonly credentials: string;
}

/** Successive moments of a match, as one seat saw them then. */
export interface Past {
  /** The number of moves made at the first of them. */
  readonly from: number;
  readonly views: readonly Table[];
}

/** Codes of what the lobby refuses; some carry data: notFound (what), malformed, badPace and badPatience (detail), termsChanged (changed), cantBeAsked, notAgreed and seatTaken (seat), seatKept (name), tooLarge (bytes), unknownService (host), dayClosed (first), movesRefused (turn). */
export type LobbyCode =
  | SetupRefusal['code']
  | 'notFound'
  | 'malformed'
  | 'badPace'
  | 'badPatience'
  | 'tooLarge'
  | 'matchFull'
  | 'seatKept'
  | 'seatTaken'
  | 'notYourSeat'
  | 'unknownLevel'
  | 'unknownService'
  | 'notABot'
  | 'notAPerson'
  | 'notHost'
  | 'sentAway'
  | 'notSentAway'
  | 'alreadyBegun'
  | 'termsChanged'
  | 'cantBeAsked'
  | 'notAgreed'
  | 'drawClosed'
  | 'notOver'
  | 'holderThere'
  | 'claimPending'
  | 'ownClaim'
  | 'noClaim'
  | 'noVote'
  | 'cantUndo'
  | 'nobodyToAsk'
  | 'undoDeclined'
  | 'noBots'
  | 'wornOut'
  | 'tooFast'
  | 'tooManyStreams'
  | 'tooManyTables'
  | 'tooManyMatches'
  | 'botName'
  | 'dataGone'
  | 'outage'
  | 'tooManyDevices'
  | 'linkUnknown'
  | 'linkUsed'
  | 'linkOld'
  | 'passkeyUnknown'
  | 'passkeyLate'
  | 'passkeyInvalid'
  | 'tooManyPasskeys'
  | 'notSignedIn'
  | 'dayClosed'
  | 'movesRefused'
  | 'foreignOrigin'
  | 'banned'
  | 'wrongMethod'
  | 'serverError';

export interface ErrorBody {
  /** What is wrong: a code with its data, and an English sentence for people who read the JSON. */
  readonly error: RefusalFor<LobbyCode>;
  readonly message: string;
}

/** The answer to every action. `stateID` is the match's state afterwards. */
export type Receipt =
  | { readonly ok: true; readonly stateID: number }
  | { readonly ok: false; readonly refusal: Refusal; readonly stateID: number };
