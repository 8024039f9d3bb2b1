/** How many tables one address may open, and how often it may sit down. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { spend } from '../http/policy.ts';
import type { Catalogue } from '../match/catalogue.ts';
import { hashOf } from '../match/credentials.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused } from '../refused.ts';

/** So often one address sits down at one table in ten minutes: everybody else sees them come and go. */
const SITTINGS = { name: 'sit', points: 12, duration: 600 };

export class TableLimits {
  private readonly creating: RateLimiterAbstract;
  private readonly sitting: RateLimiterAbstract;

  constructor(
    private readonly catalogue: Pick<Catalogue, 'isFlooding'>,
    matchesPerMinute: number,
    limit: Nodes['limit'],
  ) {
    this.creating = limit({ name: 'create', points: matchesPerMinute, duration: 60 });
    this.sitting = limit(SITTINGS);
  }

  /** Refuses an address that opens tables too fast, or has enough of them waiting in the list. */
  async demandRoom(address: string, unlisted: boolean): Promise<void> {
    await spend(this.creating, hashOf(address));
    if (!unlisted && this.catalogue.isFlooding(address))
      throw new Refused({ code: 'tooManyTables' }, 'Enough tables of that address wait for players.');
  }

  /** Refuses an address that opens next matches too fast; who comes to one that is there needs no leave. */
  async demandNext(address: string, isThere: boolean): Promise<void> {
    if (!isThere) await spend(this.creating, hashOf(address));
  }

  /** Refuses an address that sits down at a table again and again. */
  async demandSeat(address: string, match: string): Promise<void> {
    await spend(this.sitting, hashOf(`${address} ${match}`));
  }
}
