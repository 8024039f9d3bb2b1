/**
 * Results of the deals of the day: how everybody did who has played one against bots on their own screen. A day is
 * written as 2026-11-22, in UTC. Results are taken on the day and for six days after, and kept for thirty.
 */
import * as v from 'valibot';
import { isTurn } from '../../games/kit/record.ts';
import type { Turn } from '../../games/kit/rules.ts';
import { list, name, type Of, record, whole } from './schema.ts';

/** Far more turns than people's matches have; Katason takes some hundred. */
const MOST_TURNS = 5000;

/** The size limits of a body with that many turns. */
export const ROOM = { bytes: 512 * 1024, values: 80_000 };

/** No name if absent. */
export const dailyName = record({ name: v.exactOptional(name) });

/** A finished match of a day's deal: only its moves. The server computes the result itself. */
export const dailyResult = record({
  ...dailyName.entries,
  /** The format of the game it was begun under, which must be the current one. */
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The turns of all seats. The sender has the first seat. */
  turns: v.pipe(
    v.array(v.custom<Turn>(isTurn, 'should be a turn')),
    v.maxLength(MOST_TURNS, `should be at most ${MOST_TURNS} turns`),
    v.readonly(),
  ),
});
export type DailyResult = Of<typeof dailyResult>;

/** A result, by the game's own measure. */
const dailyRow = record({
  name: v.exactOptional(v.string()),
  /** The position among all results, from 1; equal results share it. */
  position: whole,
  /** The place at their own table. */
  rank: whole,
  score: v.number(),
  /** Set for the asker's own result. */
  own: v.exactOptional(v.literal(true)),
});
export type DailyRow = Of<typeof dailyRow>;

export const dailyList = record({
  day: v.string(),
  /** How many results there are. */
  count: whole,
  /** The best hundred, best first, plus the asker's own if it is further down. */
  rows: list(dailyRow),
});
export type DailyList = Of<typeof dailyList>;

/** How somebody did over four weeks. */
const weeksRow = record({
  name: v.exactOptional(v.string()),
  /** From 1; equal shares share it. Absent for the asker while they have played on too few days. */
  position: v.exactOptional(whole),
  /** On how many days they and others have played. */
  days: whole,
  /** The part of the others they came before, from 0 to 1: of each day, as good ones by half, and then the mean. */
  share: v.number(),
  own: v.exactOptional(v.literal(true)),
  /** Belongs to a circle of the asker's, as far as they show a name. */
  circle: v.exactOptional(v.literal(true)),
});
export type WeeksRow = Of<typeof weeksRow>;

export const dailyWeeks = record({
  /** On how many days one must have played to be listed. */
  least: whole,
  /** How many are listed. */
  count: whole,
  /** The best hundred, best first, plus those of the asker's circles, and the asker. */
  rows: list(weeksRow),
});
export type DailyWeeks = Of<typeof dailyWeeks>;

/** One of the asker's own results. */
const ownDaily = record({
  name: v.exactOptional(v.string()),
  game: v.string(),
  day: v.string(),
  rank: whole,
  score: v.number(),
  /** When it arrived, in milliseconds since 1970. */
  at: v.number(),
});
export type OwnDaily = Of<typeof ownDaily>;

export const ownDailies = record({ results: list(ownDaily) });
