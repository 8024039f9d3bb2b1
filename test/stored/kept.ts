/**
 * What earlier versions have left behind, kept as text: `test/stored/<version>/` holds the database's tables (schema.json),
 * its matches (<game>.jsonl, one match a line with its log, chat and the keys of its seats), what a browser keeps of games on
 * one screen (browsers.jsonl) and records of finished matches (records.jsonl).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '../../games/kit/rules.ts';
import type { Value } from '../../server/storage/database.ts';
import { type Connection, transact } from '../../server/storage/sqlite/connection.mjs';
import type { SeatKey } from '../../server/contract/schema.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A match with its rows; texts of JSON are parsed. */
export interface KeptMatch {
  /** What it is kept for. */
  readonly shows: string;
  readonly match: Row & { readonly id: string; readonly game: string };
  /** The entries in their order. */
  readonly log: readonly unknown[];
  readonly chat: readonly Row[];
  readonly keys: readonly SeatKey[];
}

/** A record with how its game ended. */
export interface KeptRecord {
  readonly record: GameRecord;
  readonly result: unknown;
}

interface Schema {
  readonly version: number;
  readonly sql: readonly string[];
}

export const ROOT = import.meta.dirname;

/** The versions of which something is kept. */
export const versions = readdirSync(ROOT).filter((name) => /^\d+$/.test(name));

/** The games of a version. Those that have come since left nothing behind. */
export const gamesOf = (version: string): string[] =>
  readdirSync(join(ROOT, version))
    .map((name) => name.replace(/\.jsonl$/, ''))
    .filter((name) => !name.includes('.') && !['browsers', 'records'].includes(name));

export const linesOf = <T>(version: string, name: string): T[] =>
  readFileSync(join(ROOT, version, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The matches kept of a version, of one game. */
export const matchesOf = (version: string, game: string): KeptMatch[] => linesOf(version, `${game}.jsonl`);

/** The columns that hold JSON. */
const JSON_COLUMNS = new Set(['state', 'initial', 'metadata', 'entry']);

export function parsedRow(row: Row): Row {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    JSON_COLUMNS.has(name) ? (JSON.parse(String(value)) as unknown) : value,
  ]);
  return Object.fromEntries(columns) as Row;
}

export function schemaOf(connection: Connection): Schema {
  const { user_version: version } = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  const rows = connection.prepare(
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY rowid",
  );
  return { version, sql: (rows.all() as { sql: string }[]).map(({ sql }) => sql) };
}

/** Makes an empty database what the server of a version left behind. */
export function fill(connection: Connection, version: string, matches: readonly KeptMatch[]): void {
  const schema = JSON.parse(readFileSync(join(ROOT, version, 'schema.json'), 'utf8')) as Schema;
  for (const sql of schema.sql) connection.exec(sql);
  connection.exec(`PRAGMA user_version = ${schema.version}`);
  transact(connection, () => {
    for (const { match, log, chat } of matches) {
      insert(connection, 'match', [match]);
      const rows = log.map((entry, position) => ({ match: match.id, position, entry }));
      insert(connection, 'log', rows);
      insert(connection, 'chat', chat);
    }
  });
}

function insert(connection: Connection, table: string, rows: readonly Row[]): void {
  for (const row of rows) {
    const columns = Object.keys(row);
    const values = columns.map(
      (name): Value => (JSON_COLUMNS.has(name) ? JSON.stringify(row[name]) : row[name]) as Value,
    );
    connection
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .run(...values);
  }
}
