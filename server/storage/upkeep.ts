/** What is done to all matches at once, as long as nobody is at them. */
import type { Driver } from './driver.ts';
import type { Reading } from './reading.ts';
import type { Statements } from './statements.ts';
import type { StoredMatches } from './stored-matches.ts';

export class Upkeep {
  constructor(
    private readonly driver: Driver,
    private readonly sql: Statements,
    private readonly reading: Reading,
    private readonly stored: StoredMatches,
  ) {}

  /** What was made or touched at the times from `from` to `to` was so `by` later: the clock was wrong. */
  redate(from: number, to: number, by: number): void {
    this.driver.transaction(() => {
      this.sql.redateBirth.run(by, from, to);
      this.sql.redate.run(by, from, to);
    });
    this.reading.forget();
  }

  /** Deletes matches untouched since a time, in milliseconds since 1970, but for those to spare; returns their ids. */
  collect(over: boolean, before: number, spare: (id: string) => boolean = () => false): string[] {
    const old = this.stored.listMatches({ where: { isGameover: over, updatedBefore: before } });
    const ids = old.filter((id) => !spare(id));
    this.driver.transaction(() => {
      for (const id of ids) this.sql.wipe.run(id);
    });
    for (const id of ids) {
      this.reading.forget(id);
      this.reading.mend(id);
    }
    return ids;
  }
}
