/** Maintenance on all matches that nobody is using. */
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

  /** Corrects times after the clock was wrong: adds `by` to the times of creation and use between `from` and `to`. */
  redate(from: number, to: number, by: number): void {
    this.driver.transaction(() => {
      this.sql.redateBirth.run(by, from, to);
      this.sql.redate.run(by, from, to);
    });
    this.reading.forget();
  }

  /** Notes that a server runs on a day (since 1970). */
  serve(day: number): void {
    this.sql.serve.run(day);
  }

  /**
   * The day with exactly so many later days on which a server ran; undefined if there are fewer. A clock that was wrong for
   * a while has added a day, and not the weeks by which it was wrong.
   */
  servedSince(days: number): number | undefined {
    const row = this.sql.served.get(days) as { readonly day: number } | undefined;
    return row?.day;
  }

  /**
   * Deletes matches untouched since `before` (milliseconds since 1970), except those to spare. Returns the deleted ids.
   */
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
