/** Moves all data between a data folder and PostgreSQL, in either direction; either completely or not at all. */
import { resolve } from 'node:path';
import type { Games } from '../match/games.ts';
import type { Ask, Value, Within } from '../storage/database.ts';
import { isCurrent, migrate } from '../storage/schema.ts';
import { type End, openSource, openTarget } from './ends.ts';
import { type Table, TABLES } from './tables.ts';

type Row = Readonly<Record<string, Value>>;

/** How many rows are in memory at once. */
const PAGE = 250;

/**
 * Copies the data from one place to another, which must be empty. Places are folders or PostgreSQL addresses. Resolves
 * with what was copied, in words; rejects with a sentence, and then has changed nothing.
 */
export async function move(from: string, to: string, games: Games): Promise<string> {
  if (resolve(from) === resolve(to)) throw new Error('--from and --to name the same place.');
  return between(await openSource(from), async (source) => {
    await demandKnown(source, games);
    return between(await openTarget(to), async (target) => {
      await migrate(target.database);
      await demandEmpty(target);
      const counts = await source.database.transaction((read) =>
        target.database.transaction((written) => carry(source, target, read, written)),
      );
      return `Moved to ${target.name}: ${counts.join(', ')}. What is at ${source.name} stays as it was.`;
    });
  });
}

async function between(end: End, work: (end: End) => Promise<string>): Promise<string> {
  try {
    return await work(end);
  } finally {
    await end.close();
  }
}

/** Throws if another version of Agora wrote the data. */
async function demandKnown({ database, name }: End, games: Games): Promise<void> {
  if ((await database.version()) === 0) throw new Error(`There is no data in ${name}.`);
  if (!(await isCurrent(database)))
    throw new Error(`Another version of Agora wrote the data in ${name}; start this one on it first.`);
  const formats = await database.ask<{ game: string; number: number }>`SELECT game, number FROM format`;
  for (const { game, number } of formats) {
    const known = games.get(game)?.rules.format ?? number;
    if (number > known)
      throw new Error(
        `A newer Agora stored matches of ${game} in ${name}, in format ${number}; this one knows ${known}.`,
      );
  }
}

/** What isn't counted is no data: a server stores the formats of games and its days at its first start. */
async function demandEmpty({ database, name }: End): Promise<void> {
  for (const table of TABLES) {
    if (table.counted === undefined) continue;
    const some = await database.ask(`SELECT 1 FROM ${table.name} LIMIT 1`);
    if (some.length > 0) throw new Error(`${name} is not empty: there are ${table.counted} in it.`);
  }
}

/** Copies everything. Resolves with what was copied, in words. */
async function carry(source: End, target: End, read: Within, written: Within): Promise<readonly string[]> {
  await target.prepare(written);
  for (const { name, counted } of TABLES) if (counted === undefined) await written.run(`DELETE FROM ${name}`);
  const counts: string[] = [];
  for (const table of TABLES) {
    const rows = await carryTable(table, read.ask, written.ask, target.overriding);
    if (table.counted !== undefined) counts.push(`${table.counted} ${rows}`);
  }
  await target.finish(written);
  const keys = await source.keys(read);
  if (keys !== undefined) await target.keepKeys(keys, written);
  return counts;
}

async function carryTable({ name, key, columns }: Table, read: Ask, write: Ask, overriding: string): Promise<number> {
  const order = key.join(', ');
  const marks = (names: readonly string[]) => `(${names.map(() => '?').join(', ')})`;
  let carried = 0;
  for (let last: Row | undefined; ;) {
    const after = last === undefined ? '' : `WHERE (${order}) > ${marks(key)}`;
    const rows = await read<Row>(
      `SELECT ${columns.join(', ')} FROM ${name} ${after} ORDER BY ${order} LIMIT ${PAGE}`,
      ...key.flatMap((column) => (last === undefined ? [] : [last[column] ?? null])),
    );
    last = rows.at(-1);
    if (last === undefined) return carried;
    await write(
      `INSERT INTO ${name} (${columns.join(', ')}) ${overriding} VALUES ${rows.map(() => marks(columns)).join(', ')}`,
      ...rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
    carried += rows.length;
  }
}
