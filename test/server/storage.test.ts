import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMatch } from '#bgio/internal';
import { Bulletin } from '../../server/match/bulletin.ts';
import { collectGarbage } from '../../server/storage/collect.ts';
import { openSqlite } from '../../server/storage/driver.ts';
import { MatchStore, StaleStateError } from '../../server/storage/match-store.ts';
import type { MatchData } from '../../server/storage/types.ts';
import { bazaar, handClock } from './harness.ts';

let time = 1000;
const clock = () => time;

function newMatch(unlisted = false) {
  const setupData = { options: { rounds: 'short' }, seed: '0123' };
  const match = createMatch({ game: bazaar.game, numPlayers: 2, setupData, unlisted });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  const metadata: MatchData = { ...match.metadata, setupData, seeded: false, createdAt: time, updatedAt: time };
  return { initialState: match.initialState, metadata };
}

const entry = (stateID: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ card: 1 }], playerID: '0' } },
  _stateID: stateID,
  turn: 1,
  phase: 'bidding',
});

/** The state one action later. */
const after = (state: State, gameover?: unknown): State => ({
  ...state,
  _stateID: state._stateID + 1,
  ctx: { ...state.ctx, ...(gameover === undefined ? {} : { gameover }) },
});

/** Stores by where they keep what they are given; `reopen` is what a restart sees. */
const stores = {
  'a file': () => {
    const folder = mkdtempSync(join(tmpdir(), 'agora-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const open = () => new MatchStore(openSqlite(folder), clock);
    return { store: open(), reopen: open };
  },
  memory: () => {
    const store = new MatchStore(openSqlite(':memory:'), clock);
    return { store, reopen: () => store };
  },
};

describe.each(Object.entries(stores))('storage in %s', (_, make) => {
  test('gives back what a match was created with', () => {
    const { store, reopen } = make();
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

  test('knows nothing of unknown matches', () => {
    const { store } = make();
    expect(store.fetch('none', { state: true, metadata: true, log: true })).toEqual({});
    expect(store.state('none')).toBeUndefined();
    expect(store.updateMetadata('none', () => {})).toBeUndefined();
    expect(store.chat('none')).toEqual([]);
  });

  test('keeps states and appends their log', () => {
    const { store, reopen } = make();
    const match = newMatch();
    store.createMatch('m', match);
    const first = after(match.initialState);
    store.setState('m', first, [entry(0)]);
    store.setState('m', after(first), [entry(1)]);
    for (const each of [store, reopen()]) {
      expect(each.state('m')?._stateID).toBe(2);
      expect(each.log('m').map(({ _stateID }) => _stateID)).toEqual([0, 1]);
      expect(each.fetch('m', { initialState: true }).initialState._stateID).toBe(0);
    }
  });

  test('refuses a state that does not follow the stored one, and writes none of it', () => {
    const { store } = make();
    const match = newMatch();
    store.createMatch('m', match);
    const next = after(match.initialState);
    store.setState('m', next, [entry(0)]);
    for (const wrong of [next, match.initialState, after(after(next))])
      expect(() => store.setState('m', wrong, [entry(9)])).toThrow(StaleStateError);
    expect(store.state('m')?._stateID).toBe(1);
    expect(store.log('m')).toHaveLength(1);
    expect(() => store.setState('none', next)).toThrow(StaleStateError);
  });

  test('notes the end of a match with its last state', () => {
    const { store, reopen } = make();
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState, { ending: 'done' }), []);
    expect(reopen().metadata('m')?.gameover).toEqual({ ending: 'done' });
    expect(store.listMatches({ where: { isGameover: true } })).toEqual(['m']);
    expect(store.unfinished()).toEqual([]);
  });

  test('changes metadata in one go', () => {
    const { store, reopen } = make();
    store.createMatch('m', newMatch());
    store.updateMetadata('m', (metadata) => {
      metadata.players[1] = { id: 1, name: 'Ann' };
    });
    expect(reopen().metadata('m')?.players[1]).toEqual({ id: 1, name: 'Ann' });
  });

  test('lists by game, end and time, newest first', () => {
    const { store } = make();
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      time = 1000 + at;
      store.createMatch(id, newMatch(id === 'b'));
    }
    time = 1000;
    expect(store.listMatches()).toEqual(['c', 'b', 'a']);
    expect(store.listMatches({ gameName: 'bazaar' })).toHaveLength(3);
    expect(store.listMatches({ gameName: 'chess' })).toEqual([]);
    expect(store.listMatches({ where: { updatedBefore: 1001 } })).toEqual(['a']);
    expect(store.listMatches({ where: { updatedAfter: 1000, updatedBefore: 1002 } })).toEqual(['b']);
  });

  test('wipes a match with its log and chat', () => {
    const { store } = make();
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    store.say('m', { seat: 0, text: 'hello' });
    store.wipe('m');
    expect(store.fetch('m', { state: true, log: true })).toEqual({});
    store.createMatch('m', newMatch());
    expect(store.log('m')).toEqual([]);
    expect(store.chat('m')).toEqual([]);
    expect(store.state('m')?._stateID).toBe(0);
  });

  test('keeps the last two hundred lines of chat', () => {
    const { store, reopen } = make();
    store.createMatch('m', newMatch());
    store.createMatch('other', newMatch());
    store.say('other', { seat: null, text: 'elsewhere' });
    for (let line = 0; line < 205; line++) store.say('m', { seat: line % 2, text: `line ${line}` });
    const chat = reopen().chat('m');
    expect(chat).toHaveLength(200);
    expect(chat[0]).toMatchObject({ seat: 1, text: 'line 5', at: time });
    expect(store.chat('other')).toHaveLength(1);
  });

  test('collects what is over or untouched for too long', () => {
    const { store } = make();
    const match = newMatch();
    store.createMatch('over', match);
    store.setState('over', after(match.initialState, { ending: 'done' }));
    store.createMatch('open', newMatch());
    expect(store.collect(true, 1000)).toEqual([]);
    expect(store.collect(true, 1001)).toEqual(['over']);
    expect(store.listMatches()).toEqual(['open']);
    expect(store.collect(false, 1001)).toEqual(['open']);
  });
});

test('a line of the chat touches its match', () => {
  const store = new MatchStore(openSqlite(':memory:'), clock);
  time = 1000;
  store.createMatch('m', newMatch());
  time = 5000;
  store.say('m', { seat: 0, text: 'still here' });
  expect(store.metadata('m')?.updatedAt).toBe(5000);
});

test('garbage is collected at start, by the days set, and told; with 0 days nothing is', () => {
  const store = new MatchStore(openSqlite(':memory:'), clock);
  time = 1000;
  store.createMatch('m', newMatch());
  const log = pino({ level: 'silent' });
  const bulletin = new Bulletin(log);
  const gone: string[] = [];
  bulletin.subscribe(({ kind, id }) => gone.push(`${kind} ${id}`));
  const collect = (days: number, now: number) =>
    collectGarbage(
      { store, bulletin, log, clock: handClock(now), jumps: { look: () => undefined }, isInUse: () => false },
      { keepFinishedDays: 1, keepAbandonedDays: days },
    ).stop();
  const day = 24 * 3_600_000;
  collect(0, 1000 * day);
  collect(3, 3 * day);
  expect(gone).toEqual([]);
  collect(3, 3 * day + 2000);
  expect(gone).toEqual(['gone m']);
  expect(store.listMatches()).toEqual([]);
});

test('a file from a newer server is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const driver = openSqlite(folder);
  driver.exec('PRAGMA user_version = 99');
  driver.close();
  expect(() => new MatchStore(openSqlite(folder))).toThrow('version 99');
});
