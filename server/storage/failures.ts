/** A database that tells when it takes nothing. */
import type { Driver } from './driver.ts';

/** The same database; `failed` is called where something could not be written, but not for what its caller throws. */
export function noteFailures(driver: Driver, failed: () => void): Driver {
  const noted = <T>(write: () => T): T => {
    try {
      return write();
    } catch (error) {
      failed();
      throw error;
    }
  };
  return {
    ...driver,
    prepare: (sql) => {
      const statement = driver.prepare(sql);
      return { ...statement, run: (...values) => noted(() => statement.run(...values)) };
    },
    transaction: (work) => {
      let done = false;
      let began = false;
      try {
        return driver.transaction(() => {
          began = true;
          const made = work();
          done = true;
          return made;
        });
      } catch (error) {
        if (!began || done) failed();
        throw error;
      }
    },
  };
}
