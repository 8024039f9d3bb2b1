/**
 * Stores the results of the deals of the day: one row for each person and deal. Keys of browsers are stored as hashes.
 */
import type { Ask } from '../storage/database.ts';
import type { DailyList, DailyRow, OwnDaily } from '../contract/daily.ts';

/** Who asks: a browser, and the person who is signed in there, if any. */
export interface Asker {
  /** The hash of the key that the browser made for itself. */
  readonly key: string;
  readonly person?: string;
}

/** Identifies a deal of the day. */
export interface DealOfDay {
  readonly game: string;
  /** Written as 2026-11-22. */
  readonly day: string;
}

export interface Outcome {
  readonly rank: number;
  readonly score: number;
}

/** How many rows are shown at once. */
const MOST_ROWS = 100;

/** A row as the database has it. */
type Stored<Row> = Omit<Row, 'name'> & { readonly name: string | null };

interface ListedRow extends Stored<Omit<DailyRow, 'own'>> {
  readonly who: string;
  readonly count: number;
}

/** A result of a day, with whose it is. */
export interface DayRow extends Outcome {
  readonly who: string;
  readonly name: string | null;
}

export class DailyStore {
  constructor(private readonly ask: Ask) {}

  /** Stores a result, unless the asker already has one for that deal. */
  async add(asker: Asker, deal: DealOfDay, { rank, score }: Outcome, name: string | null, now: number): Promise<void> {
    await this.join(asker, deal);
    await this.ask`INSERT INTO daily (game, day, who, person, name, place, points, at)
      VALUES (${deal.game}, ${deal.day}, ${whoIs(asker)}, ${asker.person ?? null}, ${name}, ${rank}, ${score}, ${now})
      ON CONFLICT (game, day, who) DO NOTHING`;
  }

  /** Everybody's results, by the place at their table and then by points; with the asker's own. */
  async list(asker: Asker, deal: DealOfDay): Promise<DailyList> {
    await this.join(asker, deal);
    const who = whoIs(asker);
    const rows = await this.ask<ListedRow>`SELECT who, name, rank, score, position, count FROM (
        SELECT who, name, place AS rank, points AS score,
          rank() OVER (ORDER BY place, points DESC) AS position,
          row_number() OVER (ORDER BY place, points DESC, at, who) AS line,
          count(*) OVER () AS count
        FROM daily WHERE game = ${deal.game} AND day = ${deal.day}
      ) AS listed WHERE line <= ${MOST_ROWS} OR who = ${who} ORDER BY line`;
    const shown = ({ position, name, rank, score, who: whose }: ListedRow): DailyRow => ({
      ...named({ position, name, rank, score }),
      ...(whose === who && { own: true }),
    });
    return { day: deal.day, count: rows[0]?.count ?? 0, rows: rows.map(shown) };
  }

  /** All results of a day, best first. */
  day({ game, day }: DealOfDay): Promise<readonly DayRow[]> {
    return this.ask`SELECT who, name, place AS rank, points AS score FROM daily WHERE game = ${game} AND day = ${day}
      ORDER BY place, points DESC, who`;
  }

  /** Those who are in a circle with a person, and the person. */
  async mates(person: string): Promise<readonly string[]> {
    const rows = await this.ask<{ person: string }>`SELECT DISTINCT mate.person FROM member AS mate
      JOIN member AS own ON own.circle = mate.circle WHERE own.person = ${person}`;
    return rows.map((row) => row.person);
  }

  /** Changes the name on all results of somebody; null removes it. */
  async sign(asker: Asker, name: string | null): Promise<void> {
    await this.ask`UPDATE daily SET name = ${name} WHERE who IN (${asker.key}, ${whoIs(asker)})`;
  }

  /** All results of somebody, the latest day first. */
  async own(asker: Asker): Promise<readonly OwnDaily[]> {
    const rows = await this.ask<Stored<OwnDaily>>`SELECT game, day, name, place AS rank, points AS score, at FROM daily
      WHERE who IN (${asker.key}, ${whoIs(asker)}) ORDER BY day DESC, game`;
    return rows.map(named);
  }

  /** Deletes everything about somebody. */
  async drop(asker: Asker): Promise<void> {
    await this.ask`DELETE FROM daily WHERE who IN (${asker.key}, ${whoIs(asker)})`;
  }

  /** Deletes results from before a day. */
  async collect(before: string): Promise<void> {
    await this.ask`DELETE FROM daily WHERE day < ${before}`;
  }

  /**
   * Gives results that a browser had before somebody signed in there to that person. If the person then has two of one
   * deal, the first counts.
   */
  private async join({ key, person }: Asker, { game, day }: DealOfDay): Promise<void> {
    if (person === undefined) return;
    const [first, second] = await this.ask<{ who: string }>`SELECT who FROM daily WHERE game = ${game} AND day = ${day}
      AND who IN (${key}, ${person}) ORDER BY at, who`;
    if (second !== undefined)
      await this.ask`DELETE FROM daily WHERE game = ${game} AND day = ${day} AND who = ${second.who}`;
    if (first?.who === key)
      await this.ask`UPDATE daily SET who = ${person}, person = ${person} WHERE game = ${game} AND day = ${day}
        AND who = ${key}`;
  }

  /** Does that for all of a game's deals. Returns whether there were any. */
  async joinAll(asker: Asker, game: string): Promise<boolean> {
    if (asker.person === undefined) return false;
    const own = await this.ask<{ day: string }>`SELECT day FROM daily WHERE game = ${game} AND who = ${asker.key}`;
    for (const { day } of own) await this.join(asker, { game, day });
    return own.length > 0;
  }
}

/** The key of somebody's rows: the person if there is one, otherwise the browser. */
export const whoIs = ({ key, person }: Asker): string => person ?? key;

/** The same without a name, where there is none. */
function named<Row extends { readonly name: string | null }>({ name, ...row }: Row) {
  return { ...row, ...(name === null ? {} : { name }) };
}
