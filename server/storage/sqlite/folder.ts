/**
 * Checks that a data folder is still the one that was opened. A process can go on writing to a deleted file, and all
 * that it writes is lost.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../refused.ts';

/** The database, and the lock that keeps other servers away. */
const FILES = ['agora.sqlite', 'agora.lock'];

/** Returns a check that throws a Refused once the folder was deleted or replaced. */
export function holding(dataDir: string): () => void {
  const opened = identity(dataDir);
  return () => {
    if (identity(dataDir) !== opened) throw gone(dataDir);
  };
}

/** Identifies the files in the folder, so that new files of the same names count as others. */
function identity(dataDir: string): string {
  const numbers = FILES.map((name) => {
    const found = statSync(join(dataDir, name), { bigint: true, throwIfNoEntry: false });
    return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
  });
  return numbers.join(' ');
}

const gone = (dataDir: string) =>
  new Refused(
    { code: 'dataGone' },
    `DATA_DIR ${JSON.stringify(dataDir)} was deleted or replaced while the server ran: nothing is stored any more. Start it again.`,
  );
