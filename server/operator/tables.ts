/** The tables with matches and people, as they are moved between databases: the same in SQLite and PostgreSQL. */
import { people, tables } from '../storage/tables.ts';

export interface Table {
  readonly name: string;
  /** The columns that identify a row, and by which rows are read in order. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** What operators call its rows, in the plural; absent if they aren't counted. */
  readonly counted?: string;
}

const PLAIN = { long: '', serial: '', real: '', large: '', small: '' };
const SCHEMA = tables(PLAIN) + people(PLAIN);

/** The columns of a table, as the schema names them. */
function columnsOf(name: string): readonly string[] {
  const [, table = ''] = [...SCHEMA.matchAll(new RegExp(`CREATE TABLE ${name} \\(([^;]*)\\) ;`, 'g'))].at(-1) ?? [];
  const added = SCHEMA.matchAll(new RegExp(`ALTER TABLE ${name} ADD COLUMN ([a-z_]+) `, 'g'));
  return [...table.matchAll(/^ +([a-z_]+) /gm), ...added].map(([, column = '']) => column);
}

/** In an order in which every row comes after the rows that it refers to. */
export const TABLES: readonly Table[] = [
  { name: 'format', key: ['game'] },
  { name: 'match', key: ['id'], counted: 'matches' },
  { name: 'log', key: ['match', 'position'], counted: 'log entries' },
  { name: 'chat', key: ['id'], counted: 'lines of chat' },
  { name: 'person', key: ['id'], counted: 'people' },
  { name: 'passkey', key: ['id'], counted: 'passkeys' },
  { name: 'browser', key: ['key'], counted: 'browsers' },
  { name: 'holding', key: ['person', 'match'], counted: 'seats of people' },
  { name: 'brought', key: ['key'] },
  { name: 'result', key: ['match'], counted: 'results of matches' },
  { name: 'result_seat', key: ['match', 'seat'] },
  { name: 'circle', key: ['id'], counted: 'circles' },
  { name: 'member', key: ['circle', 'person'] },
  { name: 'circle_match', key: ['match'] },
  { name: 'circle_line', key: ['id'], counted: 'lines of circles' },
  { name: 'gathering', key: ['id'], counted: 'meetings of circles' },
  { name: 'coming', key: ['gathering', 'person'] },
  { name: 'member_call', key: ['circle', 'endpoint'] },
  { name: 'hook', key: ['circle'] },
  { name: 'tournament', key: ['id'], counted: 'tournaments' },
  { name: 'entrant', key: ['tournament', 'number'] },
  { name: 'tournament_round', key: ['tournament', 'round'] },
  { name: 'tournament_table', key: ['tournament', 'round', 'number'] },
  { name: 'served', key: ['day'] },
  { name: 'daily', key: ['game', 'day', 'who'], counted: 'results of days' },
  { name: 'ban', key: ['range'], counted: 'bans' },
  { name: 'mute', key: ['whom'] },
  { name: 'report', key: ['id'], counted: 'reports' },
  { name: 'deed', key: ['id'] },
].map((table) => ({ ...table, columns: columnsOf(table.name) }));
