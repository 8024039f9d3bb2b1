/** Whether a data folder is still the one that was opened: a file that was deleted can be written on, and is gone all the same. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../refused.ts';
import type { Driver, Statement } from '../driver.ts';
import { WRITES } from './driver.ts';

/** The database, and what keeps other servers from it. */
const FILES = ['agora.sqlite', 'agora.lock'];

/** Returns what throws a Refused once a folder was deleted or replaced. */
export function holding(dataDir: string): () => void {
  const opened = identity(dataDir);
  return () => {
    if (identity(dataDir) !== opened) throw gone(dataDir);
  };
}

/** The same database, which takes nothing any more once `demandHeld` throws. */
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

/** Which files lie there: those of the same names that somebody puts in their place are others. */
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
