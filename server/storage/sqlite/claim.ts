/** One folder, one server: two would answer from memory what the other has changed. */
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Takes a data folder for this process. Returns what gives it back; the end of the process does so too, however it comes.
 * Throws a sentence when another server has it.
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
