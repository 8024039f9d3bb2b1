/** Every statement of the store, prepared once. */
import type { Driver, Statement } from './driver.ts';

export type Statements = ReturnType<typeof statements>;

export function statements(driver: Driver) {
  const sql = (text: string): Statement => driver.prepare(text);
  const metadata = 'SELECT metadata, created_at, updated_at FROM match WHERE id = ?';
  return {
    create: sql(
      `INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
    ),
    advance: sql('UPDATE match SET state_id = ?, state = ?, over = ?, updated_at = ? WHERE id = ? AND state_id = ?'),
    replace: sql('UPDATE match SET state_id = ?, state = ?, initial = ? WHERE id = ?'),
    carry: sql('UPDATE match SET state = ?, initial = ? WHERE id = ? AND state = ?'),
    append: sql(
      'INSERT INTO log (match, position, entry) VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM log WHERE match = ?), ?)',
    ),
    describe: sql('UPDATE match SET metadata = ?, unlisted = ?, updated_at = ? WHERE id = ?'),
    touch: sql('UPDATE match SET updated_at = ? WHERE id = ?'),
    redate: sql('UPDATE match SET updated_at = updated_at + ? WHERE updated_at BETWEEN ? AND ?'),
    redateBirth: sql('UPDATE match SET created_at = created_at + ? WHERE created_at BETWEEN ? AND ?'),
    read: sql('SELECT game, state, initial FROM match WHERE id = ?'),
    readMetadata: sql(metadata),
    claimMetadata: sql(metadata + driver.forUpdate),
    readLog: sql('SELECT entry FROM log WHERE match = ? ORDER BY position'),
    readLogEnd: sql(
      'SELECT entry FROM (SELECT position, entry FROM log WHERE match = ? ORDER BY position DESC LIMIT ?) ORDER BY position',
    ),
    readLogFrom: sql('SELECT entry FROM log WHERE match = ? AND position >= ? ORDER BY position'),
    hasLog: sql('SELECT 1 FROM log WHERE match = ? LIMIT 1'),
    wipe: sql('DELETE FROM match WHERE id = ?'),
    list: sql(
      `SELECT id FROM match WHERE game = coalesce(?, game) AND over = coalesce(?, over)
       AND updated_at < coalesce(?, updated_at + 1) AND updated_at > coalesce(?, updated_at - 1) ORDER BY created_at DESC`,
    ),
    count: sql('SELECT count(*) AS count FROM match'),
    say: sql('INSERT INTO chat (match, seat, text, phrase, name, at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id'),
    forget: sql(
      `DELETE FROM chat WHERE match = ? AND (seat IS NULL) = ? AND id <=
       (SELECT id FROM chat WHERE match = ? AND (seat IS NULL) = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    ),
    chat: sql('SELECT id, seat, text, phrase, name, at FROM chat WHERE match = ? ORDER BY id'),
  };
}
