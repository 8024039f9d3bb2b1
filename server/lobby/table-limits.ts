/** How many tables one address may open. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from '../http/policy.ts';
import type { Catalogue } from '../match/catalogue.ts';
import { Refused } from '../refused.ts';

export class TableLimits {
  private readonly creating: RateLimiterMemory;

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
}
