/** Stores tournaments: who entered them, who sits where in each round, and how its tables ended. */
import type { TournamentRules } from '../contract/tournaments.ts';
import type { Ask } from '../storage/database.ts';

export interface StoredTournament {
  readonly id: string;
  readonly name: string;
  /** In the link by which one sees and enters it. */
  readonly word: string;
  readonly circle: string | null;
  readonly keeper: string | null;
  readonly rules: TournamentRules;
  /** In milliseconds since 1970. */
  readonly begunAt: number | null;
  readonly overAt: number | null;
}

export interface StoredEntrant {
  readonly number: number;
  /** Null for whoever isn't kept any more. */
  readonly person: string | null;
  readonly name: string | null;
  readonly gone: boolean;
}

/** A table of a round that was opened. */
export interface StoredTable {
  readonly round: number;
  readonly number: number;
  readonly match: string;
  readonly until: number | null;
  readonly over: boolean;
  readonly places: readonly number[] | undefined;
  readonly absent: readonly number[];
}

export type Place = Pick<StoredTable, 'round' | 'number'>;
/** In a list of tournaments. */
type Listed = Pick<StoredTournament, 'id' | 'name' | 'rules' | 'begunAt' | 'overAt'> & { readonly entrants: number };

type Row<T> = Omit<T, 'rules'> & { readonly rules: string };
const read = <T>(row: Row<T>) => ({ ...row, rules: JSON.parse(row.rules) as TournamentRules });

const LISTED = `SELECT id, name, rules, begun_at AS "begunAt", over_at AS "overAt",
  (SELECT CAST(count(*) AS INTEGER) FROM entrant WHERE entrant.tournament = tournament.id) AS entrants FROM tournament`;
const NEWEST = 'ORDER BY created_at DESC, id LIMIT 50';

export class TournamentStore {
  constructor(private readonly ask: Ask) {}

  async add(made: Omit<StoredTournament, 'begunAt' | 'overAt'>, now: number): Promise<void> {
    const { id, name, word, circle, keeper, rules } = made;
    await this.ask`INSERT INTO tournament (id, name, word, circle, keeper, rules, created_at)
      VALUES (${id}, ${name}, ${word}, ${circle}, ${keeper}, ${JSON.stringify(rules)}, ${now})`;
  }

  async tournament(id: string): Promise<StoredTournament | undefined> {
    const [found] = await this.ask<Row<StoredTournament>>`
      SELECT id, name, word, circle, keeper, rules, begun_at AS "begunAt", over_at AS "overAt" FROM tournament WHERE id = ${id}`;
    return found && read(found);
  }

  /** Those that somebody keeps or has entered, the newest first. */
  async of(person: string): Promise<readonly Listed[]> {
    const rows = await this.ask<Row<Listed>>(
      `${LISTED} WHERE keeper = ? OR id IN (SELECT tournament FROM entrant WHERE person = ?) ${NEWEST}`,
      person,
      person,
    );
    return rows.map(read);
  }

  async ofCircle(circle: string): Promise<readonly Listed[]> {
    return (await this.ask<Row<Listed>>(`${LISTED} WHERE circle = ? ${NEWEST}`, circle)).map(read);
  }

  /** Those that have begun and aren't over. */
  async running(): Promise<readonly string[]> {
    const rows = await this.ask<{ id: string }>`SELECT id FROM tournament
      WHERE begun_at IS NOT NULL AND over_at IS NULL`;
    return rows.map(({ id }) => id);
  }

  /** In the order of their lots. */
  async entrants(id: string): Promise<readonly StoredEntrant[]> {
    const rows = await this.ask<Omit<StoredEntrant, 'gone'> & { readonly gone: number }>`
      SELECT number, person, name, gone FROM entrant LEFT JOIN person ON person.id = entrant.person
      WHERE tournament = ${id} ORDER BY lot, number`;
    return rows.map((row) => ({ ...row, gone: row.gone === 1 }));
  }

  /** Has a person enter a tournament that hasn't begun and that fewer than `most` have entered; once, however often. */
  async enter(id: string, person: string, lot: string, most: number): Promise<void> {
    await this.ask`INSERT INTO entrant (tournament, number, person, lot, gone)
      SELECT tournament.id, (SELECT coalesce(max(number), 0) + 1 FROM entrant WHERE tournament = ${id}),
      person.id, ${lot}, 0 FROM tournament, person WHERE tournament.id = ${id} AND person.id = ${person} AND begun_at IS NULL
      AND (SELECT count(*) FROM entrant WHERE tournament = ${id}) < ${most} ON CONFLICT DO NOTHING`;
  }

  /** Before it begins. */
  async withdraw(id: string, number: number): Promise<void> {
    await this.ask`DELETE FROM entrant WHERE tournament = ${id} AND number = ${number}
      AND EXISTS (SELECT 1 FROM tournament WHERE id = ${id} AND begun_at IS NULL)`;
  }

  async setGone(id: string, number: number, isGone: boolean): Promise<void> {
    await this.ask`UPDATE entrant SET gone = ${Number(isGone)} WHERE tournament = ${id} AND number = ${number}`;
  }

  async begin(id: string, now: number): Promise<void> {
    await this.ask`UPDATE tournament SET begun_at = ${now} WHERE id = ${id} AND begun_at IS NULL`;
  }

  async end(id: string, now: number): Promise<void> {
    await this.ask`UPDATE tournament SET over_at = ${now} WHERE id = ${id} AND over_at IS NULL`;
  }

  /** The seats of all its rounds. */
  async rounds(id: string): Promise<readonly (readonly (readonly number[])[])[]> {
    const rows = await this.ask<{ seats: string }>`SELECT seats FROM tournament_round WHERE tournament = ${id}
      ORDER BY round`;
    return rows.map(({ seats }) => JSON.parse(seats) as number[][]);
  }

  /** A further round, unless another server has begun it. */
  async addRound(id: string, round: number, seats: readonly (readonly number[])[]): Promise<void> {
    await this.ask`INSERT INTO tournament_round (tournament, round, seats)
      VALUES (${id}, ${round}, ${JSON.stringify(seats)}) ON CONFLICT (tournament, round) DO NOTHING`;
  }

  async tables(id: string): Promise<readonly StoredTable[]> {
    const rows = await this.ask<
      Omit<StoredTable, 'over' | 'places' | 'absent'> & { over: number; places: string | null; absent: string }
    >`SELECT round, number, match, until, over, places, absent FROM tournament_table
      WHERE tournament = ${id} ORDER BY round, number`;
    return rows.map(({ over, places, absent, ...row }) => ({
      ...row,
      over: over === 1,
      places: places === null ? undefined : (JSON.parse(places) as number[]),
      absent: JSON.parse(absent) as number[],
    }));
  }

  /** Notes at which match a table is played. Returns whether no other match was noted before. */
  async addTable(id: string, { round, number }: Place, match: string, until: number | null): Promise<boolean> {
    const added = await this.ask`INSERT INTO tournament_table (tournament, round, number, match, until, over, absent)
      VALUES (${id}, ${round}, ${number}, ${match}, ${until}, 0, '[]')
      ON CONFLICT (tournament, round, number) DO NOTHING RETURNING number`;
    return added.length > 0;
  }

  /** Notes who didn't come, and that they aren't waited for any more. */
  async goOn(id: string, { round, number }: Place, absent: readonly number[]): Promise<void> {
    await this.ask`UPDATE tournament_table SET absent = ${JSON.stringify(absent)}, until = NULL
      WHERE tournament = ${id} AND round = ${round} AND number = ${number} AND over = 0`;
  }

  /** Notes how a table ended. Returns whether it hadn't yet. */
  async finish(
    id: string,
    { round, number }: Place,
    { places, absent }: { readonly places?: readonly number[] | undefined; readonly absent: readonly number[] },
  ): Promise<boolean> {
    const finished = await this.ask`UPDATE tournament_table
      SET over = 1, places = ${places === undefined ? null : JSON.stringify(places)}, absent = ${JSON.stringify(absent)}
      WHERE tournament = ${id} AND round = ${round} AND number = ${number} AND over = 0 RETURNING number`;
    return finished.length > 0;
  }

  async drop(id: string): Promise<void> {
    await this.ask`DELETE FROM tournament WHERE id = ${id}`;
  }

  /** Deletes those that weren't begun for long, and those of which nobody is known any more. */
  async collect(unbegunBefore: number, unknownBefore: number): Promise<void> {
    await this.ask`DELETE FROM tournament WHERE (begun_at IS NULL AND created_at < ${unbegunBefore})
      OR (created_at < ${unknownBefore} AND keeper IS NULL
      AND NOT EXISTS (SELECT 1 FROM entrant WHERE entrant.tournament = tournament.id AND person IS NOT NULL))`;
  }
}
