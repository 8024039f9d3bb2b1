/** Writes to the SQLite file, on this thread or on another. This is plain JavaScript because Node also runs it unbuilt. */
import { transact } from './connection.mjs';

export function batchIn(database) {
  const sql = statementsOf(database);
  const together = (work) => transact(database, work);
  const isFresh = ({ id, version }) => sql.version.get(id)?.version === version;
  /**
   * Writes a change and returns whether it was written. If the match has another version by now, nothing of the change
   * is.
   */
  const isWritten = (change) => {
    if (!isMatchWritten(change)) return false;
    for (const { mark, told } of change.answered) sql.answer.run(mark, told, change.touchedAt);
    return true;
  };
  const isMatchWritten = (change) => {
    const { id, version = 0, entries } = change;
    if (change.isWiped) return sql.wipe.run(id, version).changes === 1;
    if (change.made === undefined) {
      if (sql.change.run(...changed(change), id, version).changes === 0) return false;
    } else sql.make.run(...made(change));
    for (const entry of entries) sql.append.run(id, id, entry);
    return true;
  };
  const isStored = (bundle) => {
    if (bundle.length === 1) return isWritten(bundle[0]);
    return bundle.every(isFresh) && bundle.every(isWritten);
  };
  const alone = (bundle) => {
    try {
      return together(() => isStored(bundle)) ? 'stored' : 'stale';
    } catch (error) {
      return { error };
    }
  };
  return {
    write(bundles) {
      try {
        return together(() => bundles.map((bundle) => (isStored(bundle) ? 'stored' : 'stale')));
      } catch (error) {
        // A bundle that can't be stored doesn't stop the others.
        return bundles.length === 1 ? [{ error }] : bundles.map(alone);
      }
    },
    probe(isThorough) {
      // Writing the version that is there already is the smallest possible write.
      together(() => {
        const { user_version: version } = sql.userVersion.get();
        if (isThorough) database.exec(`PRAGMA user_version = ${version}`);
      });
    },
  };
}

function statementsOf(database) {
  return {
    userVersion: database.prepare('PRAGMA user_version'),
    version: database.prepare('SELECT version FROM match WHERE id = ?'),
    make: database.prepare(
      `INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    change: database.prepare(
      `UPDATE match SET version = version + 1, state_id = coalesce(?, state_id), state = coalesce(?, state),
         initial = coalesce(?, initial), metadata = coalesce(?, metadata), unlisted = coalesce(?, unlisted),
         over = coalesce(?, over), updated_at = ?
       WHERE id = ? AND version = ?`,
    ),
    append: database.prepare(
      'INSERT INTO log (match, position, entry) VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM log WHERE match = ?), ?)',
    ),
    answer: database.prepare('INSERT INTO answered (mark, told, at) VALUES (?, ?, ?) ON CONFLICT (mark) DO NOTHING'),
    wipe: database.prepare('DELETE FROM match WHERE id = ? AND version = ?'),
  };
}

/** Null marks a part that stays as it is. */
function changed({ state, initial, metadata, touchedAt }) {
  return [
    state?.number ?? null,
    state?.text ?? null,
    initial ?? null,
    metadata?.text ?? null,
    metadata === undefined ? null : Number(metadata.isUnlisted),
    state === undefined ? null : Number(state.isOver),
    touchedAt,
  ];
}

function made(change) {
  const {
    id,
    made: { game, createdAt },
  } = change;
  const [number, text, initial, metadata, unlisted, over, touchedAt] = changed(change);
  return [id, game, number, text, initial, metadata, unlisted, over, createdAt, touchedAt];
}
