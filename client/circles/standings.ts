/** Who of a circle stands where, in one game and one season. */
import type { MatchResult } from '../../server/contract/results.ts';

export interface Standing {
  readonly who: string;
  readonly played: number;
  /** First places, also shared ones. */
  readonly won: number;
  /** The part of all opponents whom one came before, from 0 to 1; a shared place counts half. */
  readonly ahead: number;
}

/** A quarter of a year, by the reader's clock. */
export interface Season {
  /** As `2026-4` for October to December. */
  readonly id: string;
  /** Its first moment, and the first one after it, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

const MONTHS = 3;

export function seasonAt(at: number): Season {
  const date = new Date(at);
  const [year, quarter] = [date.getFullYear(), Math.floor(date.getMonth() / MONTHS)];
  const begins = (which: number) => new Date(year, which * MONTHS, 1).getTime();
  return { id: `${year}-${quarter + 1}`, from: begins(quarter), to: begins(quarter + 1) };
}

/** Those in which something was played, the latest first. */
export function seasonsIn(results: readonly MatchResult[]): readonly Season[] {
  const seasons = new Map(results.map(({ at }) => [seasonAt(at).id, seasonAt(at)]));
  return [...seasons.values()].toSorted((one, other) => other.from - one.from);
}

/** Only members are in it, but bots and guests are opponents like all others. */
export function standingsIn(results: readonly MatchResult[], members: ReadonlySet<string>): readonly Standing[] {
  const tallies = new Map<string, { played: number; won: number; before: number; met: number }>();
  for (const { seats } of results)
    for (const { who, place } of seats) {
      if (who === undefined || !members.has(who)) continue;
      const tally = tallies.get(who) ?? { played: 0, won: 0, before: 0, met: 0 };
      const behind = seats.filter((other) => other.place > place).length;
      const level = seats.filter((other) => other.place === place).length - 1;
      tallies.set(who, {
        played: tally.played + 1,
        won: tally.won + (place === 1 ? 1 : 0),
        before: tally.before + behind + level / 2,
        met: tally.met + seats.length - 1,
      });
    }
  return [...tallies]
    .map(([who, { played, won, before, met }]) => ({ who, played, won, ahead: met === 0 ? 0 : before / met }))
    .toSorted((one, other) => other.won - one.won || other.ahead - one.ahead);
}
