/**
 * The seats of people with a passkey. A seat is tied to a person by the hash of the credentials with which they held
 * it. While that hash still opens the seat, the person's other browsers get the seat with new credentials of their own.
 */
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import type { Claims } from '../match/seats/claims.ts';
import { hashOf, issueCredentials, Kept, keysOf } from '../match/seats/credentials.ts';
import { addDevice, withoutDevice } from '../match/seats/devices.ts';
import { takenBack } from '../match/seats/former-keys.ts';
import type { Matches } from '../match/matches.ts';
import { forOwner } from '../match/commands/for-owner.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { BroughtSeat, PersonNow, TiedSeats } from '../contract/people.ts';
import type { PeopleStore, StoredHolding } from './store.ts';

/** The hash by which a seat is tied, and a hash of credentials that open it as well. */
interface Opening {
  readonly seat: Seat;
  readonly key: string;
  readonly kept: string;
}

/** How many seats a browser gets at once. */
const AT_ONCE = 50;

interface HoldingParts {
  readonly store: PeopleStore;
  readonly kept: Pick<MatchStore, 'metadata' | 'ready' | 'whole'>;
  readonly nodes: Pick<Nodes, 'at'>;
  readonly matches: Matches;
  readonly claims: Pick<Claims, 'takeBack'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class Holdings {
  private readonly closed: (id: string, device: Omit<Opening, 'kept'>) => Promise<void>;
  private readonly opened: (id: string, opening: Opening) => Promise<Omit<BroughtSeat, 'credentials'> | null>;

  constructor(private readonly parts: HoldingParts) {
    const { nodes, kept: store } = parts;
    const ready = (id: string) => store.ready(id);
    const at = { nodes, store, ready };
    this.opened = forOwner(at, 'device', (id, opening: Opening) => this.open(id, opening));
    this.closed = forOwner(at, 'deviceGone', (id, { seat, key }: Omit<Opening, 'kept'>) =>
      parts.matches.transaction(() => {
        if (keysOf(parts.matches.find(id).players[seat]).includes(key))
          parts.matches.change(id, seat, (player) => withoutDevice(player, key));
      }),
    );
  }

  /** Ties seats to a person who proves to hold them; skips seats that they no longer hold. */
  async tie(person: string, seats: TiedSeats['seats']): Promise<void> {
    const { store, matches, clock } = this.parts;
    for (const { id, ...key } of seats) {
      const seat = await attempt(() => matches.holder(id, key));
      if (seat !== undefined) await store.hold(person, { match: id, seat, key: hashOf(key.credentials) }, clock.now());
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
    const opened = await this.opened(match, { seat, key, kept });
    return opened === null ? undefined : { ...opened, credentials };
  }

  /** Closes seats in browsers that a passkey has brought them to, and in these alone. */
  async close(brought: readonly StoredHolding[]): Promise<void> {
    for (const { match, seat, key } of brought) await attempt(() => this.closed(match, { seat, key }));
  }

  private async open(id: string, { seat, key, kept }: Opening): Promise<Omit<BroughtSeat, 'credentials'> | null> {
    const { matches, claims } = this.parts;
    const opened = await attempt(() =>
      matches.transaction(() => {
        if (!this.isGood({ match: id, seat, key })) return null;
        const held = keysOf(matches.find(id).players[seat]).includes(key);
        if (!held) claims.takeBack(id, { playerID: String(seat), credentials: new Kept(key) });
        matches.change(id, seat, (player) => addDevice(player, kept, key));
        const { gameName: game, players } = matches.find(id);
        return { id, game, playerID: String(seat), name: players[seat]?.name ?? '' };
      }),
    );
    return opened ?? null;
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
