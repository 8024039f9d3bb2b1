/** How many tables one address may open, and how often it may sit down. */
import { AddressAllowance } from '../http/allowance.ts';
import type { Catalogue } from '../match/catalogue.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused } from '../refused.ts';

/** So often one address sits down at one table in ten minutes: everybody else sees them come and go. */
const SITTINGS = { name: 'sit', points: 12, duration: 600 };

export class TableLimits {
  private readonly creating: AddressAllowance;
  private readonly sitting: AddressAllowance;

  constructor(
    private readonly catalogue: Pick<Catalogue, 'isFlooding'>,
    matchesPerMinute: number,
    limit: Nodes['limit'],
  ) {
    this.creating = new AddressAllowance({ name: 'create', points: matchesPerMinute, duration: 60 }, limit);
    this.sitting = new AddressAllowance(SITTINGS, limit);
  }

  /** Refuses an address that opens tables too fast, or has enough of them waiting in the list. */
  async demandRoom(address: string, unlisted: boolean): Promise<void> {
    await this.creating.spend(address);
    if (!unlisted && this.catalogue.isFlooding(address))
      throw new Refused({ code: 'tooManyTables' }, 'Enough tables of that address wait for players.');
  }

  /** Refuses an address that opens next matches too fast; who comes to one that is there needs no leave. */
  async demandNext(address: string, isThere: boolean): Promise<void> {
    if (!isThere) await this.creating.spend(address);
  }

  /** Refuses an address that sits down at a table again and again. */
  async demandSeat(address: string, match: string): Promise<void> {
    await this.sitting.spend(address, 1, match);
  }
}
