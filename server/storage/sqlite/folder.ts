/**
 * Checks that a data folder is still the one that was opened. A process can go on writing to a deleted file, and all
 * that it writes is lost.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../refused.ts';
import type { Driver, Statement } from '../driver.ts';
import { WRITES } from './driver.ts';

/** The database, and the lock that keeps other servers away. */
const FILES = ['agora.sqlite', 'agora.lock'];

/** Returns a check that throws a Refused once the folder was deleted or replaced. */
export function holding(dataDir: string): () => void {
  const opened = identity(dataDir);
  return () => {
    if (identity(dataDir) !== opened) throw gone(dataDir);
  };
}

/** The same database, which refuses every write once `demandHeld` throws. */
export function heldIn(driver: Driver, demandHeld: () => void): Driver {
  const guarded = <T>(work: () => T): T => {
    demandHeld();
    return work();
  };
  const guardedStatement = ({ run, get, all }: Statement): Statement => ({
    run: (...values) => guarded(() => run(...values)),
    get: (...values) => guarded(() => get(...values)),
    all: (...values) => guarded(() => all(...values)),
  });
  return {
    ...driver,
    setVersion: (version) => guarded(() => driver.setVersion(version)),
    exec: (sql) => guarded(() => driver.exec(sql)),
    prepare: (sql) => {
      const statement = driver.prepare(sql);
      return WRITES.test(sql) ? guardedStatement(statement) : statement;
    },
    transaction: (work) => guarded(() => driver.transaction(work)),
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
