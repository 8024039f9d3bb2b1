/** Every statement of the store, prepared once. */
import type { StorageAPI } from 'boardgame.io';
import type { Driver, Statement, Value } from './driver.ts';

export type Statements = ReturnType<typeof statements>;

/** Selects ids of matches, newest first, filtered by the values of `listed`. */
export const LIST = `
  SELECT id FROM match WHERE game = coalesce(?, game) AND over = coalesce(?, over)
    AND updated_at < coalesce(?, updated_at + 1) AND updated_at > coalesce(?, updated_at - 1) ORDER BY created_at DESC`;

export function listed({ gameName, where = {} }: StorageAPI.ListMatchesOpts): Value[] {
  const { isGameover, updatedBefore, updatedAfter } = where;
  const over = isGameover === undefined ? null : Number(isGameover);
  return [gameName ?? null, over, updatedBefore ?? null, updatedAfter ?? null];
}

export function statements(driver: Driver) {
  const sql = (text: string): Statement => driver.prepare(text);
  return {
    carry: sql('UPDATE match SET state = ?, initial = ? WHERE id = ? AND state = ?'),
    redate: sql('UPDATE match SET updated_at = updated_at + ? WHERE updated_at BETWEEN ? AND ?'),
    redateBirth: sql('UPDATE match SET created_at = created_at + ? WHERE created_at BETWEEN ? AND ?'),
    read: sql('SELECT version, game, state, initial FROM match WHERE id = ?'),
    readMetadata: sql('SELECT version, metadata, created_at, updated_at FROM match WHERE id = ?'),
    readUnfinished: sql(
      'SELECT id, version, metadata, created_at, updated_at FROM match WHERE over = 0 ORDER BY created_at DESC LIMIT ?',
    ),
    version: sql('SELECT version FROM match WHERE id = ?'),
    readLog: sql('SELECT entry FROM log WHERE match = ? ORDER BY position'),
    readLogEnd: sql(
      'SELECT entry FROM (SELECT position, entry FROM log WHERE match = ? ORDER BY position DESC LIMIT ?) ORDER BY position',
    ),
    readLogFrom: sql('SELECT entry FROM log WHERE match = ? AND position >= ? ORDER BY position'),
    wipe: sql('DELETE FROM match WHERE id = ?'),
    serve: sql('INSERT INTO served (day) VALUES (?) ON CONFLICT (day) DO NOTHING'),
    served: sql('SELECT day FROM served ORDER BY day DESC LIMIT 1 OFFSET ?'),
    list: sql(LIST),
    chat: sql('SELECT id, seat, text, phrase, name, at FROM chat WHERE match = ? ORDER BY id'),
  };
}
