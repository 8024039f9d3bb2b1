/** How matches ended, as those have it who played them. It outlasts the matches. */
import * as v from 'valibot';
import { list, type Of, record, whole } from './schema.ts';

/** Who sat at a match that is over, and how they did. */
const resultSeat = record({
  /** Absent for whoever is a bot, has no name any more, or isn't told. */
  name: v.exactOptional(v.string()),
  /** The level of a bot that had the seat. */
  bot: v.exactOptional(v.string()),
  /** The level of a bot that played for them in the end. */
  standIn: v.exactOptional(v.string()),
  /** The same person in all that one asker is told, whatever they are called; absent for whoever is none. */
  who: v.exactOptional(v.string()),
  own: v.exactOptional(v.literal(true)),
  place: whole,
  points: v.number(),
});

/** A match that is over, best seats first. */
export const matchResult = record({
  id: v.string(),
  game: v.string(),
  /** When it was over, in milliseconds since 1970. */
  at: v.number(),
  /** It counts for ratings. */
  rated: v.exactOptional(v.literal(true)),
  /** The match itself is still there, to look at. */
  kept: v.exactOptional(v.literal(true)),
  seats: list(resultSeat),
});
export type MatchResult = Of<typeof matchResult>;

/** Somebody’s results, the newest first. */
export const personPage = record({
  name: v.string(),
  /** The word in the link to this page, while it is shared. */
  page: v.exactOptional(v.string()),
  /** How many there are; the newest 500 stand in the list. */
  count: whole,
  results: list(matchResult),
});
export type PersonPage = Of<typeof personPage>;
