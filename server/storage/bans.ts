/** Addresses an operator has banned, as they are kept. */
import type { Ask } from './ask.ts';
import type { Driver, Statement } from './driver.ts';

export interface Ban {
  /** An address, or a network such as `203.0.113.0/24`. */
  readonly range: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const READ = 'SELECT range, since FROM ban ORDER BY since, range';

/** Who is banned, the oldest first, without waiting for the database meanwhile. */
export async function bannedRanges(ask: Ask): Promise<readonly string[]> {
  const rows = await ask<Pick<Ban, 'range'>>(READ);
  return rows.map(({ range }) => range);
}

export class BanStore {
  private readonly read: Statement;
  private readonly write: Statement;
  private readonly drop: Statement;

  /** On a database of the newest version. */
  constructor(driver: Driver) {
    this.read = driver.prepare(READ);
    this.write = driver.prepare('INSERT INTO ban (range, since) VALUES (?, ?) ON CONFLICT (range) DO NOTHING');
    this.drop = driver.prepare('DELETE FROM ban WHERE range = ?');
  }

  /** The oldest first. */
  all(): readonly Ban[] {
    return this.read.all() as Ban[];
  }

  add({ range, since }: Ban): void {
    this.write.run(range, since);
  }

  /** Whether there was one. */
  lift(range: string): boolean {
    return this.drop.run(range) > 0;
  }
}
