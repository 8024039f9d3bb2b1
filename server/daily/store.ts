/**
 * Stores the results of the deals of the day: one row for each person and deal. Keys of browsers are stored as hashes.
 */
import type { Ask } from '../storage/database.ts';
import type { DailyList, DailyRow, DailyWeeks, OwnDaily, WeeksRow } from '../contract/daily.ts';

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

/** On how many days one must have played to be listed over four weeks: few good days say little. */
const LEAST_DAYS = 5;

/** A row as the database has it. */
type Stored<Row> = Omit<Row, 'name'> & { readonly name: string | null };

interface ListedRow extends Stored<Omit<DailyRow, 'own'>> {
  readonly who: string;
  readonly count: number;
}

interface AveragedRow extends Stored<Required<Pick<WeeksRow, 'name' | 'position' | 'days' | 'share'>>> {
  readonly who: string;
  readonly count: number;
  readonly circle: number;
}

export class DailyStore {
  constructor(private readonly ask: Ask) {}

  /** Stores a result, unless the asker already has one for that deal. */
  async add(asker: Asker, deal: DealOfDay, { rank, score }: Outcome, name: string | null, now: number): Promise<void> {
    await this.join(asker, deal);
    await this.ask(
      `INSERT INTO daily (game, day, who, person, name, place, points, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (game, day, who) DO NOTHING`,
      deal.game,
      deal.day,
      whoIs(asker),
      asker.person ?? null,
      name,
      rank,
      score,
      now,
    );
  }

  /** Everybody's results, by the place at their table and then by points; with the asker's own. */
  async list(asker: Asker, deal: DealOfDay): Promise<DailyList> {
    await this.join(asker, deal);
    const who = whoIs(asker);
    const rows = await this.ask<ListedRow>(
      `SELECT who, name, rank, score, position, count FROM (
         SELECT who, name, place AS rank, points AS score,
           rank() OVER (ORDER BY place, points DESC) AS position,
           row_number() OVER (ORDER BY place, points DESC, at, who) AS line,
           count(*) OVER () AS count
         FROM daily WHERE game = ? AND day = ?
       ) AS listed WHERE line <= ${MOST_ROWS} OR who = ? ORDER BY line`,
      deal.game,
      deal.day,
      who,
    );
    const shown = ({ position, name, rank, score, who: whose }: ListedRow): DailyRow => ({
      ...named({ position, name, rank, score }),
      ...(whose === who && { own: true }),
    });
    return { day: deal.day, count: rows[0]?.count ?? 0, rows: rows.map(shown) };
  }

  /**
   * How everybody did from a day on. A day on which nobody else has played counts for nobody. Whoever stands nowhere by a
   * name isn't told to be of a circle, so that nobody there can tell who they are.
   */
  async weeks(asker: Asker, game: string, since: string): Promise<DailyWeeks> {
    const own = await this.ask<{ day: string }>('SELECT day FROM daily WHERE game = ? AND who = ?', game, asker.key);
    for (const { day } of own) await this.join(asker, { game, day });
    const who = whoIs(asker);
    const rows = await this.ask<AveragedRow>(WEEKS, asker.person ?? null, game, since, who);
    const shown = ({ name, position, days, share, circle, ...row }: AveragedRow): WeeksRow => ({
      ...named({ name, days, share }),
      ...(days >= LEAST_DAYS && { position }),
      ...(row.who === who && { own: true }),
      ...(circle === 1 && (name !== null || row.who === who) && { circle: true }),
    });
    return { least: LEAST_DAYS, count: rows[0]?.count ?? 0, rows: rows.map(shown) };
  }

  /** Changes the name on all results of somebody; null removes it. */
  async sign(asker: Asker, name: string | null): Promise<void> {
    await this.ask('UPDATE daily SET name = ? WHERE who IN (?, ?)', name, asker.key, whoIs(asker));
  }

  /** All results of somebody, the latest day first. */
  async own(asker: Asker): Promise<readonly OwnDaily[]> {
    const rows = await this.ask<Stored<OwnDaily>>(
      `SELECT game, day, name, place AS rank, points AS score, at FROM daily
       WHERE who IN (?, ?) ORDER BY day DESC, game`,
      asker.key,
      whoIs(asker),
    );
    return rows.map(named);
  }

  /** Deletes everything about somebody. */
  async drop(asker: Asker): Promise<void> {
    await this.ask('DELETE FROM daily WHERE who IN (?, ?)', asker.key, whoIs(asker));
  }

  /** Deletes results from before a day. */
  async collect(before: string): Promise<void> {
    await this.ask('DELETE FROM daily WHERE day < ?', before);
  }

  /**
   * Gives results that a browser had before somebody signed in there to that person. If the person then has two of one
   * deal, the first counts.
   */
  private async join({ key, person }: Asker, { game, day }: DealOfDay): Promise<void> {
    if (person === undefined) return;
    const [first, second] = await this.ask<{ who: string }>(
      'SELECT who FROM daily WHERE game = ? AND day = ? AND who IN (?, ?) ORDER BY at, who',
      game,
      day,
      key,
      person,
    );
    if (second !== undefined)
      await this.ask('DELETE FROM daily WHERE game = ? AND day = ? AND who = ?', game, day, second.who);
    if (first?.who === key)
      await this.ask(
        'UPDATE daily SET who = ?, person = ? WHERE game = ? AND day = ? AND who = ?',
        person,
        person,
        game,
        day,
        key,
      );
  }
}

/** The key of somebody's rows: the person if there is one, otherwise the browser. */
const whoIs = ({ key, person }: Asker): string => person ?? key;

/** The same without a name, where there is none. */
function named<Row extends { readonly name: string | null }>({ name, ...row }: Row) {
  return { ...row, ...(name === null ? {} : { name }) };
}

/** Each day's results with how many there are, how many are as good, and by their place; then the mean of each person. */
const WEEKS = `
  SELECT * FROM (
    SELECT who, name, days, share,
      rank() OVER (PARTITION BY days >= ${LEAST_DAYS} ORDER BY share DESC) AS position,
      row_number() OVER (PARTITION BY days >= ${LEAST_DAYS} ORDER BY share DESC, days DESC, who) AS line,
      sum(CASE WHEN days >= ${LEAST_DAYS} THEN 1 ELSE 0 END) OVER () AS count,
      CASE WHEN who IN (
        SELECT mate.person FROM member AS mate JOIN member AS own ON own.circle = mate.circle WHERE own.person = ?
      ) THEN 1 ELSE 0 END AS circle
    FROM (
      SELECT who, max(name) AS name, CAST(count(*) AS INTEGER) AS days,
        CAST(avg((2.0 * (people - position) - (level - 1)) / (2.0 * (people - 1))) AS DOUBLE PRECISION) AS share
      FROM (
        SELECT who, first_value(name) OVER (PARTITION BY who ORDER BY day DESC) AS name,
          count(*) OVER (PARTITION BY day) AS people,
          rank() OVER (PARTITION BY day ORDER BY place, points DESC) AS position,
          count(*) OVER (PARTITION BY day, place, points) AS level
        FROM daily WHERE game = ? AND day >= ?
      ) AS results WHERE people > 1 GROUP BY who
    ) AS averages
  ) AS listed
  WHERE who = ? OR (days >= ${LEAST_DAYS} AND (line <= ${MOST_ROWS} OR circle = 1))
  ORDER BY days < ${LEAST_DAYS}, line`;
