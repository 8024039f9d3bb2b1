/** A tournament as it is stored, as its records and as it is told. */
import type { Tournament, TournamentTable } from '../contract/tournaments.ts';
import { statusOf } from '../match/seats/seats.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { RecordedTable, Records } from './records.ts';
import { roundsOf } from './rounds.ts';
import { standingsOf } from './standings.ts';
import type { StoredEntrant, StoredTable, StoredTournament, TournamentStore } from './store.ts';

/** All that is stored of one. */
export interface Told {
  readonly tournament: StoredTournament;
  readonly entrants: readonly StoredEntrant[];
  readonly rounds: readonly (readonly (readonly number[])[])[];
  readonly tables: readonly StoredTable[];
}

export async function told(store: TournamentStore, id: string): Promise<Told | undefined> {
  const tournament = await store.tournament(id);
  if (tournament === undefined) return undefined;
  const [entrants, rounds, tables] = await Promise.all([store.entrants(id), store.rounds(id), store.tables(id)]);
  // Whoever entered while it began hasn't.
  const [first] = rounds;
  const entered = entrants.filter(({ number }) => first === undefined || first.flat().includes(number));
  return { tournament, entrants: entered, rounds, tables };
}

export function recordsOf({ tournament, entrants, rounds, tables }: Told): Records {
  return {
    rules: tournament.rules,
    entrants: entrants.map(({ number }) => number),
    out: new Set(entrants.filter(({ gone, person }) => gone || person === null).map(({ number }) => number)),
    rounds: rounds.map((round, at) =>
      round.map((seats, number): RecordedTable => {
        const { over = seats.length === 1, places, absent = [] } = tableAt(tables, at, number) ?? {};
        return { seats, over, places, absent };
      }),
    ),
  };
}

const tableAt = (tables: readonly StoredTable[], round: number, number: number) =>
  tables.find((table) => table.round === round && table.number === number);

/** For somebody; for whoever only has the link, where they are nobody. */
export async function tournamentFor(now: Told, person: string | undefined, store: MatchStore): Promise<Tournament> {
  const { tournament, entrants, rounds, tables } = now;
  const { id, name, word, circle, rules, begunAt, overAt } = tournament;
  await Promise.all(tables.map(async ({ over, match }) => over || store.described(match)));
  const records = recordsOf(now);
  return {
    id,
    name,
    word,
    ...(circle === null ? {} : { circle }),
    rules,
    stage: begunAt === null ? 'entering' : overAt === null ? 'running' : 'over',
    rounds: roundsOf(rules, entrants.length),
    ...(keeperOf(now) === person && person !== undefined ? { keeper: true as const } : {}),
    entrants: entrants.map((entrant) => ({
      number: entrant.number,
      name: entrant.name ?? '',
      ...(entrant.person === person && person !== undefined ? { own: true as const } : {}),
      ...(records.out.has(entrant.number) ? { out: true as const } : {}),
    })),
    played: rounds.map((round, at) =>
      round.map((seats, number) => tableTold(seats, tableAt(tables, at, number), store)),
    ),
    standings: standingsOf(records),
  };
}

/** Who keeps it: whoever opened it, or is the first of those left. */
export const keeperOf = ({ tournament, entrants }: Told): string | null =>
  tournament.keeper ?? entrants.find(({ person }) => person !== null)?.person ?? null;

function tableTold(seats: readonly number[], table: StoredTable | undefined, store: MatchStore): TournamentTable {
  if (table === undefined) return { seats, status: seats.length === 1 ? 'over' : 'open', absent: [] };
  const { match, places, absent, until, over } = table;
  const metadata = over ? undefined : store.metadata(match);
  const status = over || metadata === undefined ? 'over' : statusOf(metadata);
  const here = seats.filter((_, seat) => metadata?.players[seat]?.waits === undefined);
  return {
    seats,
    match,
    status,
    ...(status === 'open' && until !== null ? { until, here } : {}),
    ...(places === undefined ? {} : { places }),
    absent,
  };
}
