/** What every engine of storage keeps of people. */
import { expect, test } from 'vitest';
import { PeopleStore } from '../../../server/people/store.ts';
import { type Fresh, newMatch, storeIn } from './matches.ts';

const PROFILE = { name: 'Ann', settings: { language: 'ja', sound: false } };

export function peopleContract(fresh: Fresh): void {
  async function known() {
    const { store, database } = await storeIn(fresh);
    const people = new PeopleStore(database.ask);
    await people.add('ann', PROFILE, 5);
    await people.addPasskey({ id: 'key', person: 'ann', publicKey: 'public', counter: 0 }, 5, 8);
    await people.addBrowser('hash', 'ann', 'key', 5);
    return { store, people };
  }

  test('knows a person by their passkey and by their browsers', async () => {
    const { people } = await known();
    expect(await people.passkey('key')).toEqual({ id: 'key', person: 'ann', publicKey: 'public', counter: 0 });
    expect(await people.passkey('other')).toBeUndefined();
    expect(await people.personAt('hash')).toBe('ann');
    expect(await people.personAt('other')).toBeUndefined();
    expect(await people.person('ann')).toEqual({ profile: PROFILE, version: 1, usedAt: 5 });
    await people.passkeyUsed('key', 4_000_000_000, 2 ** 41);
    expect((await people.passkey('key'))?.counter).toBe(4_000_000_000);
    expect(await people.passkeysOf('ann')).toEqual([{ id: 'key', createdAt: 5, usedAt: 2 ** 41 }]);
    expect(await people.addPasskey({ id: 'key', person: 'ann', publicKey: 'another', counter: 0 }, 6, 8)).toBe('known');
    await people.dropBrowser('hash');
    expect(await people.personAt('hash')).toBeUndefined();
  });

  test('keeps no more passkeys of a person than they can have, however many come at once and whatever their clocks say', async () => {
    const { people } = await known();
    const add = (id: string, now: number) =>
      people.addPasskey({ id, person: 'ann', publicKey: 'public', counter: 0 }, now, 8);
    for (let at = 1; at < 6; at++) expect(await add(`slow ${at}`, 100 - at)).toBe('added');
    await Promise.all([7, 6, 5, 4, 3, 2, 1].map((now) => add(`quick ${now}`, now)));
    const few = (await people.passkeysOf('ann')).length;
    expect(few).toBeLessThanOrEqual(8);
    for (let at = few; at < 8; at++) expect(await add(`late ${at}`, 1)).toBe('added');
    expect(await add('last', 0)).toBe('tooMany');
    expect(await people.passkeysOf('ann')).toHaveLength(8);
  });

  test('counts how often what goes along was changed', async () => {
    const { people } = await known();
    await people.describe('ann', { name: 'Anna', settings: {} });
    await people.seen('ann', 9);
    await people.add('ann', PROFILE, 10);
    expect(await people.person('ann')).toEqual({ profile: { name: 'Anna', settings: {} }, version: 2, usedAt: 9 });
  });

  test('knows a person by their site’s id, whoever asks first, and calls them as it does', async () => {
    const { people } = await known();
    const both = await Promise.all([people.ofSite('7', 'Ben', 5), people.ofSite('7', 'Ben', 6)]);
    expect(new Set([...both, await people.ofSite('7', 'Ben', 7)]).size).toBe(1);
    const [ben] = both;
    expect(await people.ofSite('8', 'Ben', 7)).not.toBe(ben);
    await people.describe(ben, { name: 'Zoe', settings: { sound: false } });
    expect((await people.person(ben))?.profile).toEqual({ name: 'Ben', settings: { sound: false } });
    expect(await people.ofSite('7', 'Benno', 8)).toBe(ben);
    expect((await people.person(ben))?.profile).toEqual({ name: 'Benno', settings: { sound: false } });
    expect((await people.person('ann'))?.profile).toEqual(PROFILE);
  });

  test('knows a person by a browser alone, for as long as it is signed in', async () => {
    const { store, people } = await known();
    store.createMatch('m', newMatch());
    await store.saved('m');
    await people.add('ben', PROFILE, 5);
    await people.addBrowser('own', 'ben', null, 5);
    expect(await people.personAt('own')).toBe('ben');
    await people.hold('ben', { match: 'm', seat: 0, key: 'a' }, 1);
    await people.noteBrought('own', { match: 'm', seat: 0, key: 'b' });
    await people.collect(5, 10);
    expect(await people.person('ben')).toBeDefined();
    await people.dropBrowser('own');
    await people.collect(5, 10);
    expect(await people.person('ben')).toBeUndefined();
  });

  test('takes a challenge once, and none that is too old', async () => {
    const { people } = await known();
    await people.noteChallenge('first', null, 0, 100);
    await people.noteChallenge('second', 'ann', 0, 100);
    expect(await people.takeChallenge('first', 99)).toEqual({ person: null });
    expect(await people.takeChallenge('first', 99)).toBeUndefined();
    expect(await people.takeChallenge('second', 100)).toBeUndefined();
    await people.noteChallenge('third', null, 100, 200);
    expect(await people.takeChallenge('second', 0)).toBeUndefined();
  });

  test('ties seats at matches that are there, and forgets them with those', async () => {
    const { store, people } = await known();
    for (const id of ['m', 'n']) store.createMatch(id, newMatch());
    await store.settle();
    await people.hold('ann', { match: 'm', seat: 0, key: 'a' }, 1);
    await people.hold('ann', { match: 'n', seat: 1, key: 'b' }, 2);
    await people.hold('ann', { match: 'm', seat: 1, key: 'c' }, 3);
    await people.hold('ann', { match: 'gone', seat: 0, key: 'd' }, 4);
    await people.hold('nobody', { match: 'm', seat: 0, key: 'e' }, 5);
    expect(await people.holdings('ann')).toEqual([
      { match: 'n', seat: 1, key: 'b' },
      { match: 'm', seat: 1, key: 'c' },
    ]);
    store.wipe('n');
    await store.saved('n');
    expect((await people.holdings('ann')).map(({ match }) => match)).toEqual(['m']);
  });

  test('forgets a person with everything, and what came with a passkey with it', async () => {
    const { store, people } = await known();
    store.createMatch('m', newMatch());
    await store.saved('m');
    await people.hold('ann', { match: 'm', seat: 0, key: 'a' }, 1);
    expect(await people.dropPasskey('ben', 'key')).toBe(false);
    expect(await people.dropPasskey('ann', 'key')).toBe(true);
    expect(await people.personAt('hash')).toBeUndefined();
    await people.drop('ann');
    expect(await people.person('ann')).toBeUndefined();
    expect(await people.holdings('ann')).toEqual([]);
    expect(store.metadata('m')).toBeDefined();
  });

  test('forgets whoever was long away, and whom nothing signs in', async () => {
    const { people } = await known();
    await people.add('ben', PROFILE, 50);
    const cy = await people.ofSite('7', 'Cy', 50);
    await people.collect(5, 50);
    expect(await people.person('ben')).toBeDefined();
    await people.collect(5, 51);
    expect(await people.person('ben')).toBeUndefined();
    expect(await people.person('ann')).toBeDefined();
    expect(await people.person(cy)).toBeDefined();
    await people.collect(6, 51);
    expect(await people.person('ann')).toBeUndefined();
  });
}
