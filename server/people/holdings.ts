/**
 * The seats of people with a passkey. A seat is tied to a person by the hash of the credentials with which they held
 * it. While that hash still opens the seat, the person's other browsers get the seat with new credentials of their own.
 */
import type { Claims } from '../match/seats/claims.ts';
import { type Hash, hashOf, issueCredentials, keysOf } from '../match/seats/credentials.ts';
import { addDevice, withoutDevice } from '../match/seats/devices.ts';
import { takenBack } from '../match/seats/former-keys.ts';
import type { Ground } from '../match/ground.ts';
import type { AskedIn, GivenBy } from '../match/commands/registry.ts';
import { Refused } from '../refused.ts';
import type { Results } from '../results/results.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { BroughtSeat, PersonNow, TiedSeats } from '../contract/people.ts';
import type { PeopleStore, StoredHolding } from './store.ts';

/** How many seats a browser gets at once. */
const AT_ONCE = 50;

interface HoldingParts extends Pick<Ground, 'commands' | 'matches' | 'clock'> {
  readonly store: PeopleStore;
  readonly kept: Pick<MatchStore, 'metadata' | 'ready'>;
  readonly claims: Pick<Claims, 'takeBack'>;
  readonly results: Pick<Results, 'keep'>;
}

export class Holdings {
  constructor(private readonly parts: HoldingParts) {}

  /** Ties seats to a person who proves to hold them; skips seats that they no longer hold. */
  async tie(person: string, seats: TiedSeats['seats']): Promise<void> {
    const { store, matches, clock, results } = this.parts;
    for (const { id, playerID, credentials } of seats) {
      const key = hashOf(credentials);
      const seat = await attempt(() => matches.holder(id, { playerID, credentials: key }));
      if (seat === undefined) continue;
      await store.hold(person, { match: id, seat, key }, clock.now());
      await results.keep(id);
    }
  }

  /** The seats of a person that a browser lacks, and which of the seats it has are not tied to the person yet. */
  async bring(
    person: string,
    browser: string,
    have: readonly string[],
    once?: string,
  ): Promise<Pick<PersonNow, 'seats' | 'untied'>> {
    const { store, kept } = this.parts;
    const holdings = await store.holdings(person);
    await Promise.all(holdings.map(({ match }) => kept.ready(match)));
    const held = holdings.filter((holding) => this.isGood(holding));
    const lacked = held.filter(({ match }) => !have.includes(match)).slice(0, AT_ONCE);
    const seats = (await Promise.all(lacked.map((holding) => this.brought(browser, holding, once)))).flatMap(
      (seat) => seat ?? [],
    );
    const tied = new Set(held.map(({ match }) => match));
    return { seats, untied: have.filter((match) => !tied.has(match)) };
  }

  /**
   * Whether the tied hash opens the seat: this device wasn't signed out, and if the seat was given to somebody who
   * claimed it, it can be taken back.
   */
  private isGood({ match, seat, key }: Omit<StoredHolding, 'person'>): boolean {
    const player = this.parts.kept.metadata(match)?.players[seat];
    return keysOf(player).includes(key) || takenBack(player, key, this.parts.clock.now()) !== undefined;
  }

  /** A seat with new credentials, in addition to the existing ones. */
  private async brought(
    browser: string,
    { match, seat, key }: StoredHolding,
    once?: string,
  ): Promise<BroughtSeat | undefined> {
    const { credentials, kept } = issueCredentials(once, match);
    // Noted first: a key that nobody could take away again is worse than a note of one that opens nothing.
    await this.parts.store.noteBrought(browser, { match, seat, key: kept });
    const opening = { seat, key: key as Hash, kept };
    const opened = await attempt(() => this.parts.commands.do('openDevice', match, opening));
    return opened ? { ...opened, credentials } : undefined;
  }

  /** Closes seats in browsers that a passkey has brought them to, and in these alone. */
  async close(brought: readonly StoredHolding[]): Promise<void> {
    for (const { match, seat, key } of brought)
      await attempt(() => this.parts.commands.do('closeDevice', match, { seat, key }));
  }

  /** Opens a seat on one more device, if it is still the person's. */
  open(id: string, { seat, key, kept }: AskedIn<'openDevice'>): GivenBy<'openDevice'> {
    const { matches, claims } = this.parts;
    if (!this.isGood({ match: id, seat, key })) return null;
    if (!keysOf(matches.find(id).players[seat]).includes(key)) claims.takeBack(id, String(seat), key);
    matches.change(id, seat, (player) => addDevice(player, kept, key));
    const { gameName: game, players } = matches.find(id);
    return { id, game, playerID: String(seat), name: players[seat]?.name ?? '' };
  }

  /** Closes it on a device. */
  shut(id: string, { seat, key }: AskedIn<'closeDevice'>): void {
    const { matches } = this.parts;
    if (keysOf(matches.find(id).players[seat]).includes(key))
      matches.change(id, seat, (player) => withoutDevice(player, key));
  }
}

/** What a command gives; undefined where it is refused. */
async function attempt<T>(command: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
