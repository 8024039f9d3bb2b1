/** Lets only one server use a data folder: two servers would answer from memory what the other has already changed. */
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Claims a data folder for this process. Returns a function that releases it; the end of the process releases it, too.
 * Throws a readable sentence if another server holds it.
 */
export function claimFolder(dataDir: string): () => void {
  if (dataDir === ':memory:') return () => {};
  const lock = new Database(join(dataDir, 'agora.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `another Agora server runs on DATA_DIR ${JSON.stringify(dataDir)}; each needs a folder of its own`,
      {
        cause: error,
      },
    );
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
