/**
 * Stores people. Nothing in it is enough to sign in: it has the public keys of passkeys, and only hashes of the keys of
 * browsers and seats.
 */
import { freshId } from '../match/seats/credentials.ts';
import type { Ask } from '../storage/database.ts';
import type { KnownPasskey, Profile } from '../contract/people.ts';

export interface StoredPerson {
  readonly profile: Profile;
  /** Raised whenever the profile changes. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  /** In base64url. */
  readonly publicKey: string;
  /** The authenticator's signature counter, if it has one. */
  readonly counter: number;
}

/** A seat that a person was seen to hold, with the hash of the credentials. */
export interface StoredHolding {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
}

/** The most seats stored for a person; the one tied first is removed. */
const MOST_HOLDINGS = 500;

/** Whether anything signs the person in: a site, a passkey or a browser. */
const IS_REACHED = `(site IS NOT NULL OR EXISTS (SELECT 1 FROM passkey WHERE passkey.person = person.id)
  OR EXISTS (SELECT 1 FROM browser WHERE browser.person = person.id))`;

export class PeopleStore {
  constructor(private readonly ask: Ask) {}

  /** Stores the hash of a challenge until a time. For creating a passkey, also the person it is for. */
  async noteChallenge(hash: string, person: string | null, now: number, until: number): Promise<void> {
    await this.ask`DELETE FROM challenge WHERE until <= ${now}`;
    await this.ask`INSERT INTO challenge (hash, person, until) VALUES (${hash}, ${person}, ${until})`;
  }

  /** The person of a challenge, once; undefined if there is no such open challenge. */
  async takeChallenge(hash: string, now: number): Promise<{ readonly person: string | null } | undefined> {
    const [taken] = await this.ask<{ person: string | null }>`DELETE FROM challenge WHERE hash = ${hash}
      AND until > ${now} RETURNING person`;
    return taken;
  }

  /** Adds a person, unless they exist. */
  async add(person: string, { name, settings }: Profile, now: number): Promise<void> {
    await this.ask`INSERT INTO person (id, name, settings, version, created_at, used_at)
      VALUES (${person}, ${name}, ${JSON.stringify(settings)}, 1, ${now}, ${now})
      ON CONFLICT (id) DO NOTHING`;
  }

  /** The person whom a site knows by an id: made at first sight, and called as the site calls them. */
  async ofSite(site: string, name: string, now: number): Promise<string> {
    const [known] = await this.ask<{ id: string }>`SELECT id FROM person WHERE site = ${site} AND name = ${name}`;
    if (known !== undefined) return known.id;
    const [{ id } = { id: '' }] = await this.ask<{ id: string }>`
      INSERT INTO person (id, site, name, settings, version, created_at, used_at)
      VALUES (${freshId()}, ${site}, ${name}, '{}', 1, ${now}, ${now})
      ON CONFLICT (site) DO UPDATE SET name = excluded.name, version = person.version + 1 RETURNING id`;
    return id;
  }

  /**
   * Adds a passkey to a person who can have `most`. Several that are added at once all count before one of them looks, so
   * that there are never more; it may be that each sees too many and none stays.
   */
  async addPasskey(
    { id, person, publicKey, counter }: StoredPasskey,
    now: number,
    most: number,
  ): Promise<'added' | 'known' | 'tooMany'> {
    const added = await this.ask`INSERT INTO passkey (id, person, public_key, counter, created_at, used_at)
      VALUES (${id}, ${person}, ${publicKey}, ${counter}, ${now}, ${now})
      ON CONFLICT (id) DO NOTHING RETURNING id`;
    if (added.length === 0) return 'known';
    const dropped = await this.ask`DELETE FROM passkey
      WHERE id = ${id} AND (SELECT count(*) FROM passkey WHERE person = ${person}) > ${most} RETURNING id`;
    if (dropped.length > 0) return 'tooMany';
    // The browser by which alone somebody was known until now goes with this passkey.
    await this.ask`UPDATE browser SET passkey = ${id} WHERE person = ${person} AND passkey IS NULL`;
    return 'added';
  }

  async passkey(id: string): Promise<StoredPasskey | undefined> {
    const [found] = await this.ask<StoredPasskey>`SELECT id, person, public_key AS "publicKey", counter FROM passkey
      WHERE id = ${id}`;
    return found;
  }

  /** The oldest first. */
  async passkeysOf(person: string): Promise<readonly KnownPasskey[]> {
    return this.ask`SELECT id, created_at AS "createdAt", used_at AS "usedAt" FROM passkey WHERE person = ${person}
      ORDER BY created_at, id`;
  }

  /**
   * Notes that a passkey was used. Returns false if its counter hasn't risen since it was read: then another sign-in came
   * between, and one of the two is by a copy. Passkeys without a counter always say 0.
   */
  async passkeyUsed(id: string, counter: number, now: number): Promise<boolean> {
    const used = await this.ask`UPDATE passkey SET counter = ${counter}, used_at = ${now} WHERE id = ${id}
      AND (counter < ${counter} OR (counter = 0 AND CAST(${counter} AS BIGINT) = 0)) RETURNING id`;
    return used.length > 0;
  }

  /** Notes a key of a seat that a browser got because it is signed in by a passkey; it goes with that. */
  async noteBrought(browser: string, { match, seat, key }: StoredHolding): Promise<void> {
    await this.ask`INSERT INTO brought (key, passkey, browser, match, seat)
      SELECT ${key}, browser.passkey, browser.key, match.id, ${seat} FROM browser, match
      WHERE browser.key = ${browser} AND browser.passkey IS NOT NULL AND match.id = ${match}
      ON CONFLICT (key) DO NOTHING`;
  }

  /** The keys of seats that a passkey has brought to browsers, but for one. */
  async broughtBy(passkey: string, except: string): Promise<readonly StoredHolding[]> {
    return this.ask`SELECT match, seat, key FROM brought WHERE passkey = ${passkey} AND browser <> ${except}`;
  }

  /** Returns whether the person had it. */
  async dropPasskey(person: string, id: string): Promise<boolean> {
    const dropped = await this.ask`DELETE FROM passkey WHERE id = ${id} AND person = ${person} RETURNING id`;
    return dropped.length > 0;
  }

  /** Signs a browser in as a person; where it is by a passkey, for as long as that exists. */
  async addBrowser(key: string, person: string, passkey: string | null, now: number): Promise<void> {
    await this.ask`INSERT INTO browser (key, person, passkey, created_at) VALUES (${key}, ${person}, ${passkey}, ${now})
      ON CONFLICT (key) DO NOTHING`;
  }

  async dropBrowser(key: string): Promise<void> {
    await this.ask`DELETE FROM browser WHERE key = ${key}`;
  }

  /** The person of the browser whose key has this hash. */
  async personAt(key: string): Promise<string | undefined> {
    const [found] = await this.ask<{ person: string }>`SELECT person FROM browser WHERE key = ${key}`;
    return found?.person;
  }

  async person(person: string): Promise<StoredPerson | undefined> {
    const [found] = await this.ask<{ name: string; settings: string; version: number; usedAt: number }>`
      SELECT name, settings, version, used_at AS "usedAt" FROM person WHERE id = ${person}`;
    if (found === undefined) return undefined;
    const { name, settings, ...more } = found;
    return { profile: { name, settings: JSON.parse(settings) as Profile['settings'] }, ...more };
  }

  /** Changes what goes along. Whom a site knows is called as it says. */
  async describe(person: string, { name, settings }: Profile): Promise<void> {
    await this.ask`UPDATE person SET name = CASE WHEN site IS NULL THEN ${name} ELSE name END,
      settings = ${JSON.stringify(settings)}, version = version + 1 WHERE id = ${person}`;
  }

  /** What somebody is called, and by which word their page is shared; null while it isn't. */
  async page(person: string): Promise<{ readonly name: string; readonly page: string | null }> {
    const [found] = await this.ask<{ name: string; page: string | null }>`SELECT name, page FROM person
      WHERE id = ${person}`;
    return found ?? { name: '', page: null };
  }

  /** Whose page is shared by a word. */
  async pageAt(page: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
    const [found] = await this.ask<{ id: string; name: string }>`SELECT id, name FROM person WHERE page = ${page}`;
    return found;
  }

  /** Shares somebody's page by a word, or by none. */
  async share(person: string, page: string | null): Promise<void> {
    await this.ask`UPDATE person SET page = ${page} WHERE id = ${person}`;
  }

  /** Notes that the person was here. */
  async seen(person: string, now: number): Promise<void> {
    await this.ask`UPDATE person SET used_at = ${now} WHERE id = ${person}`;
  }

  /** Deletes a person whom nothing signs in any more. */
  async dropUnreached(person: string): Promise<void> {
    await this.ask(`DELETE FROM person WHERE id = ? AND NOT ${IS_REACHED}`, person);
  }

  /** Deletes a person with everything stored about them. */
  async drop(person: string): Promise<void> {
    await this.ask`DELETE FROM person WHERE id = ${person}`;
  }

  /** Deletes people who haven't been here since a time, and those whom nothing signs in any more. */
  async collect(before: number, unreachedBefore: number): Promise<void> {
    await this.ask(
      `DELETE FROM person WHERE used_at < ? OR (created_at < ? AND NOT ${IS_REACHED})`,
      before,
      unreachedBefore,
    );
  }

  /** The one tied last comes first. */
  async holdings(person: string): Promise<readonly StoredHolding[]> {
    return this.ask`SELECT match, seat, key FROM holding WHERE person = ${person} ORDER BY tied_at DESC, match`;
  }

  async letGo(person: string, match: string): Promise<void> {
    await this.ask`DELETE FROM holding WHERE person = ${person} AND match = ${match}`;
  }

  /** Ties a seat to a person, if the match exists. */
  async hold(person: string, { match, seat, key }: StoredHolding, now: number): Promise<void> {
    await this.ask`INSERT INTO holding (person, match, seat, key, tied_at)
      SELECT person.id, match.id, ${seat}, ${key}, ${now} FROM person, match
      WHERE person.id = ${person} AND match.id = ${match}
      ON CONFLICT (person, match) DO UPDATE SET seat = excluded.seat, key = excluded.key`;
    await this.ask`DELETE FROM holding WHERE person = ${person} AND match NOT IN
      (SELECT match FROM holding WHERE person = ${person} ORDER BY tied_at DESC, match LIMIT ${MOST_HOLDINGS})`;
  }
}
