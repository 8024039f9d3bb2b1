/** Limits how many tables one address may open, and how often it may sit down. */
import type { Config } from '../config.ts';
import { AddressAllowance } from '../http/allowance.ts';
import type { Catalogue } from '../match/catalogue.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused } from '../refused.ts';

/** How often an address may sit down at the same table in ten minutes: everybody else sees it come and go. */
const SITTINGS = { name: 'sit', points: 12, duration: 600 };

/** In seconds. */
const DAY = 24 * 60 * 60;

export class TableLimits {
  private readonly creating: AddressAllowance;
  private readonly leaving: AddressAllowance;
  private readonly sitting: AddressAllowance;

  constructor(
    private readonly catalogue: Pick<Catalogue, 'isFlooding'>,
    { matchesPerMinute, matchesPerDay }: Pick<Config, 'matchesPerMinute' | 'matchesPerDay'>,
    limit: Nodes['limit'],
  ) {
    this.creating = new AddressAllowance({ name: 'create', points: matchesPerMinute, duration: 60 }, limit);
    this.leaving = new AddressAllowance({ name: 'leave', points: matchesPerDay, duration: DAY }, limit, enough);
    this.sitting = new AddressAllowance(SITTINGS, limit);
  }

  /** Refuses an address that opens tables too fast, or that has too many of them waiting in the list. */
  async demandRoom(address: string, unlisted: boolean): Promise<void> {
    await this.creating.spend(address);
    if (!unlisted && this.catalogue.isFlooding(address)) throw new Refused({ code: 'tooManyTables' });
    await this.leaving.spend(address);
  }

  /** Refuses an address that opens next matches too fast. Joining one that is already open is always allowed. */
  async demandNext(address: string, isThere: boolean): Promise<void> {
    if (isThere) return;
    await this.creating.spend(address);
    await this.leaving.spend(address);
  }

  /** Refuses an address that sits down at the same table again and again. */
  async demandSeat(address: string, match: string): Promise<void> {
    await this.sitting.spend(address, 1, match);
  }
}

/** An address has opened enough tables for a day: even those that nobody plays are stored for weeks. */
const enough = () => new Refused({ code: 'tooManyMatches' });
