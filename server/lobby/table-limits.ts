/** How many tables one address may open, and how often it may sit down. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from '../http/policy.ts';
import type { Catalogue } from '../match/catalogue.ts';
import { Refused } from '../refused.ts';

/** So often one address sits down at one table in ten minutes: everybody else sees them come and go. */
const SITTINGS = { points: 12, duration: 600 };

export class TableLimits {
  private readonly creating: RateLimiterMemory;
  private readonly sitting = new RateLimiterMemory(SITTINGS);

  constructor(
    private readonly catalogue: Pick<Catalogue, 'isFlooding'>,
    matchesPerMinute: number,
  ) {
    this.creating = new RateLimiterMemory({ points: matchesPerMinute, duration: 60 });
  }

  /** Refuses an address that opens tables too fast, or has enough of them waiting in the list. */
  async demandRoom(address: string, unlisted: boolean): Promise<void> {
    await spend(this.creating, address);
    if (!unlisted && this.catalogue.isFlooding(address))
      throw new Refused({ code: 'tooManyTables' }, 'Enough tables of that address wait for players.');
  }

  /** Refuses an address that opens next matches too fast; who comes to one that is there needs no leave. */
  async demandNext(address: string, isThere: boolean): Promise<void> {
    if (!isThere) await spend(this.creating, address);
  }

  /** Refuses an address that sits down at a table again and again. */
  async demandSeat(address: string, match: string): Promise<void> {
    await spend(this.sitting, `${address} ${match}`);
  }
}
