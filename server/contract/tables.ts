/** A match as everybody may see it: its terms, who sits there, and what is asked of whom. */
import * as v from 'valibot';
import type { Json, Move, Result } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import { given, list, type Of, pledges, record, seat, whole } from './schema.ts';

/**
 * The time limits for decisions, in seconds. live: every decision has its own time; what it takes beyond that comes
 * from a reserve (bank) for the whole match; time stands still while nobody is present. slow: a limit for each turn,
 * whoever is present.
 */
export const pace = v.variant('kind', [
  record({ kind: v.literal('live'), decision: v.number(), bank: v.number() }),
  record({ kind: v.literal('slow'), turn: v.number() }),
]);
export type Pace = Of<typeof pace>;

/** For how many seconds somebody who must decide may be away before a bot plays for them. */
export const patience = v.union([v.number(), v.literal('never')]);
export type Patience = Of<typeof patience>;

/** hurry: bots needn't pause before their moves. They don't once everybody present wishes it. */
export const seatWish = v.picklist(['hurry']);
export type SeatWish = Of<typeof seatWish>;

/** Who agrees to something, in the order of asking, and how many must. */
const agreement = { agreed: list(seat), needed: whole };

/** The vote about a claimed seat. */
export const claimed = record({
  /** Identifies the claim among several for the same seat. */
  id: v.string(),
  ...agreement,
  /** Somebody must agree who plays from elsewhere than the one who claims; nobody of them has yet. */
  lacksOther: v.exactOptional(v.literal(true)),
});
export type Claimed = Of<typeof claimed>;

/** The vote on letting a bot play for a player. */
const vote = record({
  ...agreement,
  /** The player has said that they are there; only a move ends the vote now. */
  spoke: v.exactOptional(v.literal(true)),
});
export type Vote = Of<typeof vote>;

/** The vote on letting a player undo their last move. */
const undoRequest = record({
  ...agreement,
  /** The seat that said no, which ends the request. */
  against: v.exactOptional(seat),
});
export type UndoRequest = Of<typeof undoRequest>;

/** A player's clock when it was sent, in milliseconds. */
const seatClock = record({
  /** What is left of the decision's own time, or of the turn at a slow table. */
  left: v.number(),
  /** What is left of the reserve, which is used afterwards. */
  bank: v.number(),
  runs: v.boolean(),
});
export type SeatClock = Of<typeof seatClock>;

/** Who plays a seat. Also part of boardgame.io's match data. */
const seatPlay = record({
  /** The bot's level, if the seat is a bot's. */
  bot: v.exactOptional(v.string()),
  /** A program of somebody’s plays the seat by itself, and says so. */
  program: v.exactOptional(v.literal(true)),
  /** The level of the bot that plays for the player until they come back. */
  standIn: v.exactOptional(v.string()),
  /** They sit there but aren't ready. The match begins when nobody has this. */
  waits: v.exactOptional(v.literal(true)),
  /** They left on purpose. */
  left: v.exactOptional(v.literal(true)),
  /** How long the bot plays. command: until they do something themselves. move: for one decision. Absent: until they are back. */
  standInUntil: v.exactOptional(v.picklist(['command', 'move'])),
  /** The vote on letting a bot play for them, while everybody waits for them. */
  vote: v.exactOptional(vote),
  /** Somebody says that this seat is theirs; or several do, the earliest first. Their holder ends it by coming back. */
  claims: v.exactOptional(list(claimed)),
  /** They would like to undo their last move. */
  asksUndo: v.exactOptional(undoRequest),
  /** What they wish for until they must decide. */
  wishes: v.exactOptional(list(seatWish)),
  /** Their clock, at tables that have one. */
  clock: v.exactOptional(seatClock),
  /** Milliseconds after sending until a bot plays for them, while they are away and must decide. */
  standsInAfter: v.exactOptional(v.number()),
});
export type SeatPlay = Of<typeof seatPlay>;

const seatSummary = record({
  ...seatPlay.entries,
  seat,
  /** Absent for a free seat. */
  name: v.exactOptional(v.string()),
  connected: v.boolean(),
  /** For how many milliseconds they have been away, if that is known. */
  awayFor: v.exactOptional(v.number()),
  /** The player of the match before for whom the seat is kept. */
  keptFor: v.exactOptional(v.string()),
});
export type SeatSummary = Of<typeof seatSummary>;

/** The terms of a match. The host may change them until it begins. */
const matchTerms = record({
  options: given<Readonly<Record<string, Json>>>('The chosen options of the game, by their keys.'),
  /** Absent if decisions have no time limit. */
  pace: v.exactOptional(pace),
  /** Absent if the server's default applies. */
  patience: v.exactOptional(patience),
  /** Players may ask bots for hints; everybody is told who does. */
  hints: v.exactOptional(v.literal(true)),
  /** How it ends counts for the strength of those who play. Nobody may ask for hints then. */
  rated: v.exactOptional(v.literal(true)),
});
export type MatchTerms = Of<typeof matchTerms>;

export const matchSummary = record({
  ...matchTerms.entries,
  id: v.string(),
  game: v.string(),
  seats: list(seatSummary),
  /** The seat of the host, who may seat and send away others before the match begins. */
  host: v.exactOptional(seat),
  /** The names of people the host has sent away; absent if there are none. */
  sentAway: v.exactOptional(list(v.string())),
  /** The asker was sent away and can't sit down. Only in answers about this one match. */
  unwelcome: v.exactOptional(v.literal(true)),
  /**
   * open: seats are free or the cards are being dealt, and no move is accepted. playing: all seats are taken. wornOut:
   * the match can't be read any more, so it can't be played or looked at.
   */
  status: v.picklist(['open', 'playing', 'over', 'wornOut']),
  unlisted: v.boolean(),
  /**
   * "Play now" opened it, and one person waits there alone: they may be brought to others who wait (`meet`), for this
   * game or for any.
   */
  quick: v.exactOptional(v.picklist(['thisGame', 'anyGame'])),
  /** The creator chose the seed, and so may know what is hidden. */
  seeded: v.boolean(),
  /** Absent if somebody chose the deal. */
  pledges: v.exactOptional(pledges),
  /** The terms before the host changed them while others sat there. Absent once the match has begun. */
  was: v.exactOptional(matchTerms),
  /** The next match at this table, if a player has asked for one. */
  rematch: v.exactOptional(v.string()),
  /** The tournament whose table it is. */
  tournament: v.exactOptional(v.string()),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type MatchSummary = Of<typeof matchSummary>;

/** The matches that are shown at once: open ones, then those being played, each newest first. */
export const matchList = record({
  matches: list(matchSummary),
  /** How many of each kind there are. */
  open: whole,
  playing: whole,
  /** How many people are present at all public tables, of whatever game. */
  people: whole,
  /** The server's time, in milliseconds since 1970. */
  now: v.number(),
});
export type MatchList = Of<typeof matchList>;

/** A match as people see it who sit there, wherever they are. */
export const heldMatch = record({
  ...matchSummary.entries,
  /** The seats that must decide now; empty before all seats are taken, and after the end. */
  toMove: list(seat),
  /** Only for a finished match. */
  result: v.exactOptional(given<Result>('How it ended, and everybody’s place.')),
});
export type HeldMatch = Of<typeof heldMatch>;

export const heldMatches = record({
  /** The server's time in milliseconds since 1970; the matches' times are by the same clock. */
  now: v.number(),
  matches: list(heldMatch),
});
export type HeldMatches = Of<typeof heldMatches>;

/** A match as it is now for a seat or a spectator. */
export const view = record({
  /** The number of the state, by which a move says what it was judged on. */
  stateID: whole,
  state: given<object>('What is seen of the game’s state.'),
  toMove: list(seat),
  /** All that the seat may do now. */
  moves: list(given<Move>('The type of a move, and its data.')),
  result: v.exactOptional(given<Result>('How it ended, and everybody’s place.')),
});
export type View = Of<typeof view>;

/** Successive moments of a match, as one seat saw them then. */
export const past = record({
  /** The number of moves made at the first of them. */
  from: whole,
  views: list(given<Table>('What was seen at a moment.')),
});
export type Past = Of<typeof past>;
