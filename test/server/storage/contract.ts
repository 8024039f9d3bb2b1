/** What every engine of storage does, whatever it keeps matches in. */
import type { LogEntry, State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { claimFormats, newest } from '../../../server/storage/schema.ts';
import { StaleStateError } from '../../../server/storage/journal.ts';
import { atHandContract } from './at-hand.ts';
import { chatContract } from './chat.ts';
import { circleTalkContract } from './circle-talk.ts';
import { circleContract } from './circles.ts';
import { contentionContract } from './contention.ts';
import { dailyContract } from './daily.ts';
import { moderationContract } from './moderation.ts';
import { peopleContract } from './people.ts';
import { resultContract } from './results.ts';
import { tournamentContract } from './tournaments.ts';
import { type Fresh, after, entry, newMatch, now, read, storeIn } from './matches.ts';

/** Tells the tests of storage about an engine. */
export function storageContract(fresh: Fresh): void {
  atHandContract(fresh);
  contentionContract(fresh);
  chatContract(fresh);
  peopleContract(fresh);
  dailyContract(fresh);
  resultContract(fresh);
  circleContract(fresh);
  moderationContract(fresh);
  circleTalkContract(fresh);
  tournamentContract(fresh);

  test('gives back what a match was created with', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    await store.saved('m');
    for (const each of [store, await reopen()]) {
      const found = (await read(each, 'm')).fetch('m', { state: true, initialState: true, metadata: true, log: true });
      expect(found.state).toEqual(JSON.parse(JSON.stringify(match.initialState)));
      expect(found.initialState).toEqual(found.state);
      expect(found.metadata).toEqual(match.metadata);
      expect(found.log).toEqual([]);
    }
  });

  test('knows nothing of unknown matches', async () => {
    const { store } = await storeIn(fresh);
    await store.ahead('none');
    expect(store.fetch('none', { state: true, metadata: true, log: true })).toEqual({});
    expect(store.state('none')).toBeUndefined();
    expect(store.updateMetadata('none', () => {})).toBeUndefined();
    expect(store.stored.chat('none')).toEqual([]);
  });

  test('keeps states and appends their log', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    const first = after(match.initialState);
    store.setState('m', first, [entry(0)]);
    await store.saved('m');
    store.setState('m', after(first), [entry(1)]);
    await store.saved('m');
    for (const each of [store, await reopen()]) {
      await read(each, 'm');
      expect(each.state('m')?._stateID).toBe(2);
      expect(each.stored.log('m').map(({ _stateID }) => _stateID)).toEqual([0, 1]);
      expect(each.fetch('m', { initialState: true }).initialState._stateID).toBe(0);
    }
  });

  test('refuses a state that does not follow the stored one, and writes none of it', async () => {
    const { store } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    const next = after(match.initialState);
    store.setState('m', next, [entry(0)]);
    await store.saved('m');
    for (const wrong of [next, match.initialState, after(after(next))])
      expect(() => store.setState('m', wrong, [entry(9)])).toThrow(StaleStateError);
    await read(store, 'm');
    expect(store.state('m')?._stateID).toBe(1);
    expect(store.stored.log('m')).toHaveLength(1);
    await store.ahead('none');
    expect(() => store.setState('none', next)).toThrow(StaleStateError);
  });

  test('notes the end of a match with its last state', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState, { ending: 'done' }), []);
    await store.saved('m');
    expect((await read(await reopen(), 'm')).metadata('m')?.gameover).toEqual({ ending: 'done' });
    expect(await store.list({ where: { isGameover: true } })).toEqual(['m']);
    await store.stored.lookThrough();
    expect(store.stored.unfinished).toEqual([]);
  });

  test('changes metadata in one go', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    store.updateMetadata('m', (metadata) => {
      metadata.players[1] = { id: 1, name: 'Ann' };
    });
    await store.saved('m');
    expect((await read(await reopen(), 'm')).metadata('m')?.players[1]).toEqual({ id: 1, name: 'Ann' });
  });

  test('lists by game, end and time, newest first', async () => {
    const { store } = await storeIn(fresh);
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      now.time = 1000 + at;
      store.createMatch(id, newMatch(id === 'b'));
    }
    await store.settle();
    now.time = 1000;
    expect(await store.list({})).toEqual(['c', 'b', 'a']);
    expect(await store.list({ gameName: 'bazaar' })).toHaveLength(3);
    expect(await store.list({ gameName: 'chess' })).toEqual([]);
    expect(await store.list({ where: { updatedBefore: 1001 } })).toEqual(['a']);
    expect(await store.list({ where: { updatedAfter: 1000, updatedBefore: 1002 } })).toEqual(['b']);
  });

  test('wipes a match with its log and chat', async () => {
    const { store } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    await store.say('m', { seat: 0, text: 'hello' });
    await store.saved('m');
    store.wipe('m');
    expect([store.state('m'), store.metadata('m')]).toEqual([undefined, undefined]);
    await store.saved('m');
    expect((await read(store, 'm')).fetch('m', { state: true, log: true })).toEqual({});
    store.createMatch('m', newMatch());
    await store.saved('m');
    await read(store, 'm');
    expect(store.stored.log('m')).toEqual([]);
    expect(store.stored.chat('m')).toEqual([]);
    expect(store.state('m')?._stateID).toBe(0);
  });

  test('collects what is over or untouched for too long', async () => {
    const { store } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('over', match);
    store.setState('over', after(match.initialState, { ending: 'done' }));
    store.createMatch('open', newMatch());
    await store.settle();
    expect(await store.upkeep.collect(true, 1000)).toEqual([]);
    expect(await store.upkeep.collect(true, 1001, (id) => id === 'over')).toEqual([]);
    expect(await store.upkeep.collect(true, 1001)).toEqual(['over']);
    expect(await store.list({})).toEqual(['open']);
    expect(await store.upkeep.collect(false, 1001)).toEqual(['open']);
    expect((await read(store, 'open')).metadata('open')).toBeUndefined();
  });

  test('an action whose log can not be kept is not kept either', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    const circular = entry(1) as LogEntry & { self?: unknown };
    circular.self = circular;
    expect(() => store.setState('m', after(match.initialState), [entry(0), circular])).toThrow('circular');
    await store.saved('m');
    for (const each of [store, await reopen()]) {
      await read(each, 'm');
      expect(each.state('m')?._stateID).toBe(0);
      expect(each.stored.log('m')).toEqual([]);
    }
    store.setState('m', after(match.initialState), [entry(0)]);
    await store.saved('m');
    expect((await read(await reopen(), 'm')).stored.log('m')).toHaveLength(1);
  });

  test('what is read is a view of what is stored, and nobody changes it by accident', async () => {
    const { store } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.saved('m');
    const { players } = store.metadata('m')!;
    expect(() => (players[0] = { id: 0, name: 'Eve' })).toThrow(TypeError);
    expect(() => Object.assign(players[0]!, { name: 'Eve' })).toThrow(TypeError);
    expect(store.metadata('m')?.players[0]?.name).toBeUndefined();
  });

  test('what another has deleted is gone', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.saved('m');
    const other = await reopen();
    expect((await read(other, 'm')).metadata('m')).toBeDefined();
    store.wipe('m');
    await store.saved('m');
    await read(other, 'm');
    expect([other.metadata('m'), other.state('m')]).toEqual([undefined, undefined]);
  });

  test('times are put right, of what was made and touched within them alone', async () => {
    const { store, reopen } = await storeIn(fresh);
    for (const at of [1000, 2000, 3000]) {
      now.time = at;
      store.createMatch(`at ${at}`, newMatch());
    }
    await store.settle();
    await store.upkeep.redate(1500, 2500, 86_400_000);
    for (const each of [store, await reopen()]) {
      const times: unknown[] = [];
      for (const at of [1000, 2000, 3000]) times.push((await read(each, `at ${at}`)).metadata(`at ${at}`)?.createdAt);
      expect(times).toEqual([1000, 86_402_000, 3000]);
    }
  });

  test('an id that no match can have is that of none', async () => {
    const { store } = await storeIn(fresh);
    for (const id of ['', '\0', "'", '%', 'm'.repeat(100_000), '\uD800']) {
      await store.described(id);
      expect(store.metadata(id)).toBeUndefined();
      await store.ahead(id);
      expect(store.metadata(id)).toBeUndefined();
      expect(store.state(id)).toBeUndefined();
    }
  });

  test.each([
    ['state', '{'],
    ['state', 'null'],
    ['metadata', '[]'],
  ])('a match whose %s is %s is told of once, and costs no other', async (column, text) => {
    const { store, open } = await storeIn(fresh);
    store.createMatch('worn', newMatch());
    store.createMatch('whole', newMatch());
    await store.settle();
    const failed: string[] = [];
    const opener = {
      open: (_: string, state: State) => ({ ...state, G: state.G as unknown }),
      failed: (id: string) => failed.push(id),
    };
    const { database, store: later } = await open(opener);
    await database.ask(`UPDATE match SET ${column} = ? WHERE id = ?`, text, 'worn');
    for (let tries = 0; tries < 2; tries++) (await read(later, 'worn')).fetch('worn', { state: true, metadata: true });
    expect(later.isWorn('worn') ? failed : ['read']).toEqual(['worn']);
    expect((await read(later, 'whole')).state('whole')?._stateID).toBe(0);
    expect(await later.list({})).toHaveLength(2);
  });

  test('a state of an earlier format is carried over, and kept so', async () => {
    const { store, open, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.saved('m');
    const carry = (_: string, state: State) => ({ ...state, G: { carried: true } });
    const { store: later } = await open({ open: carry, failed: () => {} });
    expect((await read(later, 'm')).state('m')?.G).toEqual({ carried: true });
    const next = await reopen();
    await expect
      .poll(async () => (await read(next, 'm')).fetch('m', { initialState: true }).initialState.G)
      .toEqual({
        carried: true,
      });
    expect((await read(await reopen(), 'm')).state('m')?.G).toEqual({ carried: true });
  });

  test('a database from a newer server is left alone', async () => {
    const { database, open } = await storeIn(fresh);
    await database.setVersion(99);
    await expect(open()).rejects.toThrow('version 99');
    expect(await database.version()).toBe(99);
    await database.setVersion(newest(database));
  });

  test('a database of before 1.0 is refused by a sentence, and left alone', async () => {
    const { database, open } = await storeIn(fresh);
    await database.setVersion(13);
    await expect(open()).rejects.toThrow(
      'an Agora of before 1.0 wrote the database, in version 13; this one reads versions from 14',
    );
    expect(await database.version()).toBe(13);
    await database.setVersion(newest(database));
  });

  test('matches of a later format than is known are left alone', async () => {
    const { database, open } = await storeIn(fresh);
    await claimFormats(database, new Map([['bazaar', 3]]));
    const { database: other } = await open();
    await expect(claimFormats(other, new Map([['bazaar', 2]]))).rejects.toThrow('in format 3');
    await claimFormats(other, new Map([['bazaar', 3]]));
  });

  test('what is done in a transaction is done whole or not at all', async () => {
    const { database } = await storeIn(fresh);
    const ban = (range: string) => ['INSERT INTO ban (range, since) VALUES (?, ?)', range, 1] as const;
    const bans = () => database.ask('SELECT range FROM ban');
    const half = database.transaction(async ({ ask }) => {
      await ask(...ban('half'));
      throw new Error('no more');
    });
    await expect(half).rejects.toThrow('no more');
    expect(await bans()).toEqual([]);
    const failing = database.transaction(async ({ ask }) => {
      await ask(...ban('twice'));
      await ask(...ban('twice'));
    });
    await expect(failing).rejects.toThrow();
    expect(await bans()).toEqual([]);
    expect(await database.transaction(async ({ ask }) => (await ask(...ban('whole')), 'done'))).toBe('done');
    expect(await bans()).toEqual([{ range: 'whole' }]);
  });
}
