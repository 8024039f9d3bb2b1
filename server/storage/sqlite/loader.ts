/** Reads matches from the SQLite file, which answers at once. */
import { DESCRIPTION, type Described, LIST, type Loader, UNFINISHED } from '../loader.ts';
import type { ChatRow, MetadataRow, Row } from '../rows.ts';
import { type Connection, demandOpen } from './connection.mjs';

export function loaderIn(connection: Connection): Loader {
  const match = connection.prepare(`SELECT game, state, initial, ${DESCRIPTION} FROM match WHERE id = ?`);
  const log = connection.prepare('SELECT entry FROM log WHERE match = ? ORDER BY position');
  const chat = connection.prepare('SELECT id, seat, text, phrase, name, at FROM chat WHERE match = ? ORDER BY id');
  const description = connection.prepare(`SELECT ${DESCRIPTION} FROM match WHERE id = ?`);
  const unfinished = connection.prepare(UNFINISHED);
  const list = connection.prepare(LIST);
  const versions = connection.prepare(
    'SELECT id, version FROM match WHERE over = 0 OR id IN (SELECT value FROM json_each(?))',
  );
  return {
    async load(id) {
      demandOpen(connection);
      const row = match.get(id) as (Row & MetadataRow) | undefined;
      if (row === undefined) return undefined;
      const entries = log.all(id) as { readonly entry: string }[];
      return { row, log: entries.map(({ entry }) => entry), chat: chat.all(id) as ChatRow[] };
    },
    async describe(id) {
      demandOpen(connection);
      return description.get(id) as MetadataRow | undefined;
    },
    async unfinished(most) {
      demandOpen(connection);
      return unfinished.all(most) as Described[];
    },
    async list(values) {
      demandOpen(connection);
      return (list.all(...values) as { readonly id: string }[]).map(({ id }) => id);
    },
    async versions(ids) {
      demandOpen(connection);
      const rows = versions.all(JSON.stringify(ids)) as { readonly id: string; readonly version: number }[];
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    close: async () => {},
  };
}
