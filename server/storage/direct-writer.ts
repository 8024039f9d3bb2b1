/** Writes changes by a driver that answers at once. */
import type { Bundle, Change, Fate, Writer } from './changes.ts';
import type { Driver } from './driver.ts';
import { touchVersion } from './schema.ts';

export function directWriter(driver: Driver): Writer {
  const sql = statements(driver);
  const isFresh = ({ id, version }: Change) => {
    const row = sql.version.get(id) as { version: number } | undefined;
    return row?.version === version;
  };
  /** Whether a change was written: it isn't, and nothing of it is, where the match has another version by now. */
  const isWritten = (change: Change): boolean => {
    const { id, version = 0, entries } = change;
    if (change.isWiped) return sql.wipe.run(id, version) === 1;
    if (change.made === undefined) {
      if (sql.change.run(...changed(change), id, version) === 0) return false;
    } else sql.make.run(...made(change));
    for (const entry of entries) sql.append.run(id, id, entry);
    return true;
  };
  const isStored = (bundle: Bundle): boolean => {
    const [change] = bundle;
    if (change !== undefined && bundle.length === 1) return isWritten(change);
    return bundle.every(isFresh) && bundle.every(isWritten);
  };
  const alone = (bundle: Bundle): Fate => {
    try {
      return driver.transaction(() => isStored(bundle)) ? 'stored' : 'stale';
    } catch (error) {
      return { error };
    }
  };
  return {
    write: (bundles) => {
      try {
        return driver.transaction(() => bundles.map((bundle) => (isStored(bundle) ? 'stored' : 'stale')));
      } catch (error) {
        // One that can't be stored costs the others nothing.
        return bundles.length === 1 ? [{ error }] : bundles.map(alone);
      }
    },
    touch: (ids, at) => {
      try {
        driver.transaction(() => ids.forEach((id) => sql.touch.run(at, id)));
      } catch {
        // Whoever is there is so without it.
      }
    },
    probe: () => touchVersion(driver),
    close: () => {},
  };
}

function statements(driver: Driver) {
  return {
    version: driver.prepare(`SELECT version FROM match WHERE id = ?${driver.forUpdate}`),
    make: driver.prepare(
      `INSERT INTO match (id, game, state_id, state, initial, metadata, unlisted, over, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    change: driver.prepare(
      `UPDATE match SET version = version + 1, state_id = coalesce(?, state_id), state = coalesce(?, state),
         initial = coalesce(?, initial), metadata = coalesce(?, metadata), unlisted = coalesce(?, unlisted),
         over = coalesce(?, over), updated_at = ?
       WHERE id = ? AND version = ?`,
    ),
    append: driver.prepare(
      'INSERT INTO log (match, position, entry) VALUES (?, (SELECT coalesce(max(position), -1) + 1 FROM log WHERE match = ?), ?)',
    ),
    touch: driver.prepare('UPDATE match SET updated_at = ? WHERE id = ?'),
    wipe: driver.prepare('DELETE FROM match WHERE id = ? AND version = ?'),
  };
}

/** Null where a part stays as it is. */
function changed({ state, initial, metadata, touchedAt }: Change) {
  return [
    state?.number ?? null,
    state?.text ?? null,
    initial ?? null,
    metadata?.text ?? null,
    metadata === undefined ? null : Number(metadata.isUnlisted),
    state === undefined ? null : Number(state.isOver),
    touchedAt,
  ] as const;
}

function made(change: Change) {
  const { id, made: { game, createdAt } = { game: '', createdAt: 0 } } = change;
  const [number, text, initial, metadata, unlisted, over, touchedAt] = changed(change);
  return [id, game, number, text, initial, metadata, unlisted, over, createdAt, touchedAt] as const;
}
