/** Moves all data between a data folder and PostgreSQL, in either direction; either completely or not at all. */
import { resolve } from 'node:path';
import type { Games } from '../match/games.ts';
import type { Driver, Statement, Value } from '../storage/driver.ts';
import { isCurrent, migrate } from '../storage/schema.ts';
import { type End, openSource, openTarget } from './ends.ts';
import { type Table, TABLES } from './tables.ts';

type Row = Readonly<Record<string, Value>>;

/** How many rows are in memory at once. */
const PAGE = 250;

/**
 * Copies the data from one place to another, which must be empty. Places are folders or PostgreSQL addresses. Returns
 * what was copied, in words; throws a sentence, and then has changed nothing.
 */
export function move(from: string, to: string, games: Games): string {
  if (resolve(from) === resolve(to)) throw new Error('--from and --to name the same place.');
  return between(openSource(from), (source) => {
    demandKnown(source, games);
    return between(openTarget(to), (target) => {
      migrate(target.driver);
      demandEmpty(target);
      const counts = source.driver.transaction(() => target.driver.transaction(() => carry(source, target)));
      return `Moved to ${target.name}: ${counts.join(', ')}. What is at ${source.name} stays as it was.`;
    });
  });
}

function between(end: End, work: (end: End) => string): string {
  try {
    return work(end);
  } finally {
    end.close();
  }
}

/** Throws if another version of Agora wrote the data. */
function demandKnown({ driver, name }: End, games: Games): void {
  if (driver.version() === 0) throw new Error(`There is no data in ${name}.`);
  if (!isCurrent(driver))
    throw new Error(`Another version of Agora wrote the data in ${name}; start this one on it first.`);
  const formats = driver.prepare('SELECT game, number FROM format').all() as { game: string; number: number }[];
  for (const { game, number } of formats) {
    const known = games.get(game)?.rules.format ?? number;
    if (number > known)
      throw new Error(
        `A newer Agora stored matches of ${game} in ${name}, in format ${number}; this one knows ${known}.`,
      );
  }
}

/** What isn't counted is no data: a server stores the formats of games and its days at its first start. */
const UNCOUNTED = TABLES.filter(({ counted }) => counted === undefined);

function demandEmpty({ driver, name }: End): void {
  const full = TABLES.filter((table) => !UNCOUNTED.includes(table)).find(
    (table) => driver.prepare(`SELECT 1 FROM ${table.name} LIMIT 1`).get() !== undefined,
  );
  if (full !== undefined) throw new Error(`${name} is not empty: there are ${full.counted} in it.`);
}

/** Copies everything. Returns what was copied, in words. */
function carry(source: End, target: End): readonly string[] {
  target.prepare();
  for (const { name } of UNCOUNTED) target.driver.exec(`DELETE FROM ${name}`);
  const counts = TABLES.map((table) => ({ table, rows: carryTable(table, source.driver, target) }));
  target.finish();
  const keys = source.keys();
  if (keys !== undefined) target.keepKeys(keys);
  return counts.flatMap(({ table, rows }) => (table.counted === undefined ? [] : [`${table.counted} ${rows}`]));
}

function carryTable(table: Table, source: Driver, { driver, overriding }: End): number {
  const { name, columns } = table;
  const marks = `(${columns.map(() => '?').join(', ')})`;
  let insert: { readonly rows: number; readonly statement: Statement } | undefined;
  let carried = 0;
  for (const rows of pages(table, source)) {
    const values = rows.map(() => marks).join(', ');
    if (insert?.rows !== rows.length) {
      const sql = `INSERT INTO ${name} (${columns.join(', ')}) ${overriding} VALUES ${values}`;
      insert = { rows: rows.length, statement: driver.prepare(sql) };
    }
    carried += insert.statement.run(...rows.flatMap((row) => columns.map((column) => row[column] ?? null)));
  }
  return carried;
}

/** The rows of a table, page by page. */
function* pages({ name, key, columns }: Table, driver: Driver): Generator<readonly Row[]> {
  const order = key.join(', ');
  const select = (where: string) =>
    driver.prepare(`SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${order} LIMIT ${PAGE}`);
  const next = select(`WHERE (${order}) > (${key.map(() => '?').join(', ')})`);
  let rows = select('').all() as Row[];
  for (;;) {
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    rows = next.all(...key.map((column) => last[column] ?? null)) as Row[];
  }
}
