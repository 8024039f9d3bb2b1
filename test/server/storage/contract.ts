/** What every engine of storage does, whatever it keeps matches in. */
import type { LogEntry, State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { claimFormats, newest } from '../../../server/storage/schema.ts';
import { StaleStateError } from '../../../server/storage/journal.ts';
import { until } from '../harness.ts';
import { contentionContract } from './contention.ts';
import { dailyContract } from './daily.ts';
import { peopleContract } from './people.ts';
import { type Fresh, after, entry, newMatch, now, storeIn } from './matches.ts';

/** Tells the tests of storage about an engine. */
export function storageContract(fresh: Fresh): void {
  contentionContract(fresh);
  peopleContract(fresh);
  dailyContract(fresh);

  test('gives back what a match was created with', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    for (const each of [store, reopen()]) {
      const found = each.fetch('m', { state: true, initialState: true, metadata: true, log: true });
      expect(found.state).toEqual(JSON.parse(JSON.stringify(match.initialState)));
      expect(found.initialState).toEqual(found.state);
      expect(found.metadata).toEqual(match.metadata);
      expect(found.log).toEqual([]);
    }
  });

  test('has at hand all that goes on, read at once, for as long as somebody looks through it', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    for (const id of ['a', 'b', 'c']) store.createMatch(id, match);
    store.updateMetadata('b', (metadata) => void (metadata.gameover = { ending: 'counted', places: [] }));
    await store.settle();
    const next = reopen();
    const done = next.stored.lookThrough();
    expect(next.stored.metadata('a')).toEqual(store.metadata('a'));
    expect(next.stored.metadata('b')).toEqual(store.metadata('b'));
    next.updateMetadata('a', (metadata) => void (metadata.unlisted = true));
    expect(next.metadata('a')?.unlisted).toBe(true);
    done();
    expect(next.metadata('a')?.unlisted).toBe(true);
  });

  test('knows nothing of unknown matches', async () => {
    const { store } = await storeIn(fresh);
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
    store.setState('m', after(first), [entry(1)]);
    for (const each of [store, reopen()]) {
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
    for (const wrong of [next, match.initialState, after(after(next))])
      expect(() => store.setState('m', wrong, [entry(9)])).toThrow(StaleStateError);
    expect(store.state('m')?._stateID).toBe(1);
    expect(store.stored.log('m')).toHaveLength(1);
    expect(() => store.setState('none', next)).toThrow(StaleStateError);
  });

  test('notes the end of a match with its last state', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState, { ending: 'done' }), []);
    expect(reopen().metadata('m')?.gameover).toEqual({ ending: 'done' });
    expect(store.listMatches({ where: { isGameover: true } })).toEqual(['m']);
    expect(store.stored.unfinished()).toEqual([]);
  });

  test('changes metadata in one go', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    store.updateMetadata('m', (metadata) => {
      metadata.players[1] = { id: 1, name: 'Ann' };
    });
    expect(reopen().metadata('m')?.players[1]).toEqual({ id: 1, name: 'Ann' });
  });

  test('lists by game, end and time, newest first', async () => {
    const { store } = await storeIn(fresh);
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      now.time = 1000 + at;
      store.createMatch(id, newMatch(id === 'b'));
    }
    now.time = 1000;
    expect(store.listMatches()).toEqual(['c', 'b', 'a']);
    expect(store.listMatches({ gameName: 'bazaar' })).toHaveLength(3);
    expect(store.listMatches({ gameName: 'chess' })).toEqual([]);
    expect(store.listMatches({ where: { updatedBefore: 1001 } })).toEqual(['a']);
    expect(store.listMatches({ where: { updatedAfter: 1000, updatedBefore: 1002 } })).toEqual(['b']);
  });

  test('wipes a match with its log and chat', async () => {
    const { store } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    await store.say('m', { seat: 0, text: 'hello' });
    store.wipe('m');
    expect(store.fetch('m', { state: true, log: true })).toEqual({});
    store.createMatch('m', newMatch());
    expect(store.stored.log('m')).toEqual([]);
    expect(store.stored.chat('m')).toEqual([]);
    expect(store.state('m')?._stateID).toBe(0);
  });

  test('keeps the last two hundred lines of chat', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    store.createMatch('other', newMatch());
    await store.say('other', { seat: null, text: 'elsewhere' });
    for (let line = 0; line < 205; line++) await store.say('m', { seat: line % 2, text: `line ${line}` });
    const chat = reopen().stored.chat('m');
    expect(chat).toHaveLength(200);
    expect(chat[0]).toMatchObject({ seat: 1, text: 'line 5', at: now.time });
    expect(store.stored.chat('other')).toHaveLength(1);
  });

  test('collects what is over or untouched for too long', async () => {
    const { store } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('over', match);
    store.setState('over', after(match.initialState, { ending: 'done' }));
    store.createMatch('open', newMatch());
    expect(store.upkeep.collect(true, 1000)).toEqual([]);
    expect(store.upkeep.collect(true, 1001)).toEqual(['over']);
    expect(store.listMatches()).toEqual(['open']);
    expect(store.upkeep.collect(false, 1001)).toEqual(['open']);
  });

  test('a line of the chat touches its match', async () => {
    const { store } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    now.time = 5000;
    await store.say('m', { seat: 0, text: 'still here' });
    expect(store.metadata('m')?.updatedAt).toBe(5000);
  });

  test('lines of the chat come back as they were said', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const lines = [
      { seat: null, text: '見ています', name: 'Zoë' },
      { seat: 1, text: 'Well played!', phrase: 'wellPlayed' },
    ];
    const said = await Promise.all(lines.map((line) => store.say('m', line)));
    expect(reopen().stored.chat('m')).toEqual(said);
    expect(said).toMatchObject(lines);
  });

  test('an action whose log can not be kept is not kept either', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    const circular = entry(1) as LogEntry & { self?: unknown };
    circular.self = circular;
    expect(() => store.setState('m', after(match.initialState), [entry(0), circular])).toThrow('circular');
    for (const each of [store, reopen()]) {
      expect(each.state('m')?._stateID).toBe(0);
      expect(each.stored.log('m')).toEqual([]);
    }
    store.setState('m', after(match.initialState), [entry(0)]);
    expect(reopen().stored.log('m')).toHaveLength(1);
  });

  test('what is read is a view of what is stored, and nobody changes it by accident', async () => {
    const { store } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const { players } = store.metadata('m')!;
    expect(() => (players[0] = { id: 0, name: 'Eve' })).toThrow(TypeError);
    expect(() => Object.assign(players[0]!, { name: 'Eve' })).toThrow(TypeError);
    expect(store.metadata('m')?.players[0]?.name).toBeUndefined();
  });

  test('what another has deleted is gone', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const other = reopen();
    expect(other.metadata('m')).toBeDefined();
    store.wipe('m');
    await until(() => other.metadata('m') === undefined);
  });

  test('times are put right, of what was made and touched within them alone', async () => {
    const { store, reopen } = await storeIn(fresh);
    for (const at of [1000, 2000, 3000]) {
      now.time = at;
      store.createMatch(`at ${at}`, newMatch());
    }
    store.upkeep.redate(1500, 2500, 86_400_000);
    for (const each of [store, reopen()])
      expect([1000, 2000, 3000].map((at) => each.metadata(`at ${at}`)?.createdAt)).toEqual([1000, 86_402_000, 3000]);
  });

  test('an id that no match can have is that of none', async () => {
    const { store } = await storeIn(fresh);
    for (const id of ['', '\0', "'", '%', 'm'.repeat(100_000), '\uD800']) {
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
    const failed: string[] = [];
    const opener = {
      open: (_: string, state: State) => ({ ...state, G: state.G as unknown }),
      failed: (id: string) => failed.push(id),
    };
    const { driver, store: later } = open(opener);
    driver.prepare(`UPDATE match SET ${column} = ? WHERE id = ?`).run(text, 'worn');
    for (let tries = 0; tries < 2; tries++) later.fetch('worn', { state: true, metadata: true });
    expect(later.isWorn('worn') ? failed : ['read']).toEqual(['worn']);
    expect(later.state('whole')?._stateID).toBe(0);
    expect(later.listMatches()).toHaveLength(2);
  });

  test('a state of an earlier format is carried over, and kept so', async () => {
    const { store, open, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const carry = (_: string, state: State) => ({ ...state, G: { carried: true } });
    expect(open({ open: carry, failed: () => {} }).store.state('m')?.G).toEqual({ carried: true });
    expect(reopen().state('m')?.G).toEqual({ carried: true });
    expect(reopen().fetch('m', { initialState: true }).initialState.G).toEqual({ carried: true });
  });

  test('a database from a newer server is left alone', async () => {
    const { driver, open } = await storeIn(fresh);
    driver.setVersion(99);
    expect(() => open()).toThrow('version 99');
    expect(driver.version()).toBe(99);
    driver.setVersion(newest(driver));
  });

  test('a database of before 1.0 is refused by a sentence, and left alone', async () => {
    const { driver, open } = await storeIn(fresh);
    driver.setVersion(13);
    expect(() => open()).toThrow(
      'an Agora of before 1.0 wrote the database, in version 13; this one reads versions from 14',
    );
    expect(driver.version()).toBe(13);
    driver.setVersion(newest(driver));
  });

  test('matches of a later format than is known are left alone', async () => {
    const { open } = await storeIn(fresh);
    claimFormats(open().driver, new Map([['bazaar', 3]]));
    expect(() => claimFormats(open().driver, new Map([['bazaar', 2]]))).toThrow('in format 3');
    claimFormats(open().driver, new Map([['bazaar', 3]]));
  });
}
