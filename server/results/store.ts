/** Stores how matches ended in which people sat. The newest of somebody’s results come first. */
import type { Ask } from '../storage/database.ts';

/** A match that is over. */
export interface Ended {
  readonly match: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** It counts for ratings: whoever sat there had agreed to that. */
  readonly rated: boolean;
  readonly seats: readonly EndedSeat[];
}

interface EndedSeat {
  readonly seat: number;
  /** The person who sat there, if it is known. */
  readonly person?: string | undefined;
  readonly name: string;
  readonly bot?: string | undefined;
  readonly standIn?: string | undefined;
  readonly place: number;
  readonly points: number;
}

/** A seat that was tied to a person, by the hash of what opened it. */
export interface TiedSeat {
  readonly person: string;
  readonly seat: number;
  readonly key: string;
}

/** A seat of a result, with whose it is. */
export interface KeptSeat extends Omit<EndedSeat, 'person' | 'bot' | 'standIn'> {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly rated: number;
  /** Whether the match itself is still stored. */
  readonly kept: boolean;
  readonly person: string | null;
  readonly bot: string | null;
  readonly standIn: string | null;
}

/** How many of somebody's results are told. */
const MOST_TOLD = 500;

export class ResultStore {
  constructor(private readonly ask: Ask) {}

  /** Whose seats at a match are tied to them. */
  tied(match: string): Promise<readonly TiedSeat[]> {
    return this.ask`SELECT person, seat, key FROM holding WHERE match = ${match}`;
  }

  /** Matches that are over, whose seats are tied to people, and of which no result is kept. */
  async unkept(): Promise<readonly string[]> {
    const rows = await this.ask<{ match: string }>`
      SELECT DISTINCT holding.match FROM holding JOIN match ON match.id = holding.match
      WHERE match.over = 1 AND NOT EXISTS (SELECT 1 FROM result_seat WHERE result_seat.match = holding.match)`;
    return rows.map(({ match }) => match);
  }

  /** Keeps a result, or adds to one that is kept who sat there. A seat stays with the person it is known to be of. */
  async keep({ match, game, at, rated, seats }: Ended): Promise<void> {
    await this.ask`INSERT INTO result (match, game, at, rated) VALUES (${match}, ${game}, ${at}, ${Number(rated)})
      ON CONFLICT (match) DO NOTHING`;
    const there = await this.ask<{ person: string }>`SELECT person FROM result_seat
      WHERE match = ${match} AND person IS NOT NULL`;
    const sits = new Set(there.map(({ person }) => person));
    const values = seats.flatMap(({ seat, person, name, bot = null, standIn = null, place, points }) => {
      // Nobody has two seats.
      const sitter = person === undefined || sits.has(person) ? null : person;
      return [match, seat, sitter, sitter === null ? name : '', bot, standIn, place, points];
    });
    // In one statement, so that there are all seats or none.
    await this.ask(
      `INSERT INTO result_seat (match, seat, person, name, bot, stand_in, place, points)
       VALUES ${seats.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
       ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, name = ''
       WHERE result_seat.person IS NULL AND excluded.person IS NOT NULL`,
      ...values,
    );
  }

  /** How many results somebody has. */
  async count(person: string): Promise<number> {
    const [{ count } = { count: 0 }] = await this.ask<{ count: number }>`
      SELECT CAST(count(*) AS INTEGER) AS count FROM result_seat WHERE person = ${person}`;
    return count;
  }

  /** All seats of somebody's newest results: match by match, and of each the best first. */
  of(person: string): Promise<readonly KeptSeat[]> {
    return this.seatsIn(
      `SELECT own.match FROM result_seat AS own JOIN result ON result.match = own.match WHERE own.person = ?`,
      person,
    );
  }

  /** The same of a circle's tables. */
  ofCircle(circle: string): Promise<readonly KeptSeat[]> {
    return this.seatsIn(
      'SELECT own.match FROM circle_match AS own JOIN result ON result.match = own.match WHERE own.circle = ?',
      circle,
    );
  }

  /** The seats of the newest of some results, which a query names as `own`. */
  private seatsIn(some: string, whose: string): Promise<readonly KeptSeat[]> {
    return this.ask(
      `SELECT result.match, result.game, result.at, result.rated, match.id IS NOT NULL AS kept, seat, seats.person,
         coalesce(person.name, seats.name) AS name, bot, stand_in AS "standIn", place, points
       FROM result_seat AS seats
       JOIN result ON result.match = seats.match
       LEFT JOIN match ON match.id = result.match
       LEFT JOIN person ON person.id = seats.person
       WHERE result.match IN (${some} ORDER BY at DESC, own.match LIMIT ${MOST_TOLD})
       ORDER BY at DESC, result.match, place, seat`,
      whose,
    );
  }

  /** Deletes results at which no person is left, and that are no circle's. */
  async collect(): Promise<void> {
    await this.ask`DELETE FROM result WHERE NOT EXISTS
      (SELECT 1 FROM result_seat WHERE result_seat.match = result.match AND person IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM circle_match WHERE circle_match.match = result.match)`;
  }
}
