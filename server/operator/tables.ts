/** The tables with matches and people, as they are moved between databases: the same in SQLite and PostgreSQL. */

export interface Table {
  readonly name: string;
  /** The columns that identify a row, and by which rows are read in order. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** What operators call its rows, in the plural; absent if they aren't counted. */
  readonly counted?: string;
}

const words = (text: string): readonly string[] => text.split(' ');

/** In an order in which every row comes after the rows that it refers to. */
export const TABLES: readonly Table[] = [
  { name: 'format', key: ['game'], columns: words('game number') },
  {
    name: 'match',
    key: ['id'],
    columns: words('id game version state_id state initial metadata unlisted over created_at updated_at'),
    counted: 'matches',
  },
  { name: 'log', key: ['match', 'position'], columns: words('match position entry'), counted: 'log entries' },
  { name: 'chat', key: ['id'], columns: words('id match seat text phrase name at'), counted: 'lines of chat' },
  { name: 'person', key: ['id'], columns: words('id name settings version created_at used_at'), counted: 'people' },
  {
    name: 'passkey',
    key: ['id'],
    columns: words('id person public_key counter created_at used_at'),
    counted: 'passkeys',
  },
  { name: 'browser', key: ['key'], columns: words('key passkey created_at'), counted: 'browsers' },
  {
    name: 'holding',
    key: ['person', 'match'],
    columns: words('person match seat key tied_at'),
    counted: 'seats of people',
  },
  { name: 'brought', key: ['key'], columns: words('key passkey browser match seat') },
  { name: 'served', key: ['day'], columns: words('day') },
  {
    name: 'daily',
    key: ['game', 'day', 'who'],
    columns: words('game day who person name place points at'),
    counted: 'results of days',
  },
  { name: 'ban', key: ['range'], columns: words('range since'), counted: 'bans' },
];
