/** Whether a data folder is still the one that was opened: a file that was deleted can be written on, and is gone all the same. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../refused.ts';
import type { Driver, Statement } from './driver.ts';
import { WRITES } from './sqlite.ts';

/** The database, and what keeps other servers from it. */
const FILES = ['agora.sqlite', 'agora.lock'];

/** The same database, which takes nothing any more once its folder was deleted or replaced. */
export function heldIn(dataDir: string, driver: Driver): Driver {
  if (dataDir === ':memory:') return driver;
  const opened = identity(dataDir);
  const guarded = <T>(work: () => T): T => {
    if (identity(dataDir) !== opened) throw gone(dataDir);
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
