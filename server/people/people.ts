/** People: signing in by a passkey, and the profile and seats that go with the person. */
import type { Clock } from '../clock.ts';
import { hashOf, issueCredentials } from '../match/seats/credentials.ts';
import { Refused } from '../refused.ts';
import type {
  PasskeyMade,
  PasskeyUsed,
  PersonNow,
  Profile,
  SignedIn,
  PersonSync,
  TiedSeats,
} from '../contract/people.ts';
import type { Ceremony, Party } from './ceremony.ts';
import type { Holdings } from './holdings.ts';
import type { PeopleStore, StoredPasskey } from './store.ts';

/** The most passkeys that one person can have. */
const MOST_PASSKEYS = 8;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A person who hasn't been here for this long is forgotten. */
const FORGOTTEN_AFTER = 730 * DAY;

interface PeopleParts {
  readonly store: PeopleStore;
  readonly ceremony: Ceremony;
  readonly holdings: Holdings;
  readonly clock: Pick<Clock, 'now'>;
}

export class People {
  constructor(private readonly parts: PeopleParts) {}

  /** Stores a new passkey: for a new person, or for the one as whom this browser is already signed in. */
  async made(
    party: Party,
    { response, profile }: PasskeyMade,
    person: string | undefined,
    once?: string,
  ): Promise<SignedIn> {
    const { store, ceremony, clock } = this.parts;
    const passkey = await ceremony.made(party, response);
    const isKnown = (await store.person(passkey.person)) !== undefined;
    if (isKnown && person !== passkey.person) throw notSignedIn();
    await store.add(passkey.person, profile, clock.now());
    const added = await store.addPasskey(passkey, clock.now(), MOST_PASSKEYS);
    if (added === 'known') throw new Refused({ code: 'passkeyInvalid' }, 'That passkey is kept already.');
    if (added === 'tooMany')
      throw new Refused({ code: 'tooManyPasskeys', passkeys: MOST_PASSKEYS }, 'Enough passkeys are kept of you.');
    return this.welcome(passkey, once);
  }

  /** A new person, whom this browser alone stands for until they have a passkey. */
  async here(profile: Profile, once?: string): Promise<SignedIn> {
    const { store, clock } = this.parts;
    const { credentials: key, kept } = issueCredentials(once);
    // The same one again, where an answer was lost.
    const person = kept.slice(0, 12);
    await store.add(person, profile, clock.now());
    await store.addBrowser(kept, person, null, clock.now());
    return { key };
  }

  /** Signs a browser in. */
  async used(party: Party, { response }: PasskeyUsed, once?: string): Promise<SignedIn> {
    return this.welcome(await this.parts.ceremony.used(party, response), once);
  }

  /** Stores what a browser reports, and returns what it lacks. */
  async now(
    person: string,
    browser: string,
    { have, gone = [], profile }: PersonSync,
    once?: string,
  ): Promise<PersonNow> {
    const { store, holdings, clock } = this.parts;
    if (profile !== undefined) await store.describe(person, profile);
    const found = await store.person(person);
    if (found === undefined) throw notSignedIn();
    if (found.usedAt < clock.now() - DAY) await store.seen(person, clock.now());
    for (const match of gone) await store.letGo(person, match);
    const { seats, untied } = await holdings.bring(person, hashOf(browser), have, once);
    return {
      profile: found.profile,
      version: found.version,
      passkeys: await store.passkeysOf(person),
      seats,
      untied,
    };
  }

  tie(person: string, { seats }: TiedSeats): Promise<void> {
    return this.parts.holdings.tie(person, seats);
  }

  /** Removes a passkey, with the seats it has brought to other browsers than this one; with the last one, the person. */
  async dropPasskey(person: string, id: string, browser: string): Promise<void> {
    const { store, holdings } = this.parts;
    const brought = await store.broughtBy(id, hashOf(browser));
    if (!(await store.dropPasskey(person, id)))
      throw new Refused({ code: 'passkeyUnknown' }, 'That passkey is none of yours.');
    await store.dropUnreached(person);
    await holdings.close(brought);
  }

  async signOut(key: string): Promise<void> {
    await this.parts.store.dropBrowser(hashOf(key));
  }

  async drop(person: string): Promise<void> {
    await this.parts.store.drop(person);
  }

  /** Forgets people who haven't been here for very long. */
  async collect(): Promise<void> {
    const now = this.parts.clock.now();
    await this.parts.store.collect(now - FORGOTTEN_AFTER, now - HOUR);
  }

  private async welcome({ id, person }: StoredPasskey, once: string | undefined): Promise<SignedIn> {
    const { credentials: key, kept } = issueCredentials(once);
    await this.parts.store.addBrowser(kept, person, id, this.parts.clock.now());
    return { key };
  }
}

export const notSignedIn = () => new Refused({ code: 'notSignedIn' }, 'This browser is signed in as nobody.');
