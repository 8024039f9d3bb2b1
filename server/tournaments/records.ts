/** What is recorded of a tournament: who entered it, and who sat where in each round. All else follows from that. */
import type { TournamentRules } from '../contract/tournaments.ts';

/** Of one table of a round; somebody alone there has a bye. */
export interface RecordedTable {
  /** The numbers of entrants, by seat. */
  readonly seats: readonly number[];
  readonly over: boolean;
  /** The place of each seat; absent while it is played, for a bye, and where the table was called off. */
  readonly places?: readonly number[] | undefined;
  /** Those who didn't come. */
  readonly absent: readonly number[];
}

export interface Records {
  readonly rules: Pick<TournamentRules, 'form' | 'rounds' | 'sizes'>;
  /** All entrants, in the order of their lots. */
  readonly entrants: readonly number[];
  /** Those who have gone; they are put at no table any more. */
  readonly out: ReadonlySet<number>;
  readonly rounds: readonly (readonly RecordedTable[])[];
}

/** How often an entrant met another, by their numbers. */
export type Met = readonly (readonly number[])[];

/** The same at tables that were played or are. */
export function meetings(rounds: Records['rounds']): Met {
  const met: number[][] = [];
  for (const { seats } of tablesPlayed(rounds))
    for (const one of seats)
      for (const other of seats) if (one !== other) (met[one] ??= [])[other] = (met[one]?.[other] ?? 0) + 1;
  return met;
}

/** How often an entrant sat in each seat. */
export function sittings(rounds: Records['rounds']): (entrant: number, seat: number) => number {
  const sat = new Map<string, number>();
  for (const { seats } of tablesPlayed(rounds))
    for (const [seat, entrant] of seats.entries())
      sat.set(`${entrant} ${seat}`, (sat.get(`${entrant} ${seat}`) ?? 0) + 1);
  return (entrant, seat) => sat.get(`${entrant} ${seat}`) ?? 0;
}

const tablesPlayed = (rounds: Records['rounds']) =>
  rounds.flat().filter(({ seats, over, places }) => seats.length > 1 && (places !== undefined || !over));
