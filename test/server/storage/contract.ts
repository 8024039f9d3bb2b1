/** What every engine of storage does, whatever it keeps matches in. */
import type { LogEntry, State } from 'boardgame.io';
import { expect, onTestFinished, test } from 'vitest';
import { createMatch } from '#bgio/internal';
import type { Driver } from '../../../server/storage/driver.ts';
import { MatchStore, StaleStateError } from '../../../server/storage/match-store.ts';
import type { MatchData } from '../../../server/storage/types.ts';
import { bazaar, until } from '../harness.ts';

/** An empty database of an engine. */
export interface Database {
  /** Opens it, also beside those who have it open: as a restart does, or another process. */
  open(): Driver;
}

let time = 1000;
const clock = () => time;

export function newMatch(unlisted = false) {
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

/** Tells the tests of storage about an engine. */
export function storageContract(fresh: () => Database | Promise<Database>): void {
  const make = async () => {
    time = 1000;
    const database = await fresh();
    const open = (opener?: ConstructorParameters<typeof MatchStore>[2]) => {
      const driver = database.open();
      const store = new MatchStore(driver, clock, opener);
      onTestFinished(() => store.close());
      return { driver, store };
    };
    return { ...open(), reopen: () => open().store, open };
  };

  test('gives back what a match was created with', async () => {
    const { store, reopen } = await make();
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

  test('knows nothing of unknown matches', async () => {
    const { store } = await make();
    expect(store.fetch('none', { state: true, metadata: true, log: true })).toEqual({});
    expect(store.state('none')).toBeUndefined();
    expect(store.updateMetadata('none', () => {})).toBeUndefined();
    expect(store.chat('none')).toEqual([]);
  });

  test('keeps states and appends their log', async () => {
    const { store, reopen } = await make();
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

  test('refuses a state that does not follow the stored one, and writes none of it', async () => {
    const { store } = await make();
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

  test('notes the end of a match with its last state', async () => {
    const { store, reopen } = await make();
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState, { ending: 'done' }), []);
    expect(reopen().metadata('m')?.gameover).toEqual({ ending: 'done' });
    expect(store.listMatches({ where: { isGameover: true } })).toEqual(['m']);
    expect(store.unfinished()).toEqual([]);
  });

  test('changes metadata in one go', async () => {
    const { store, reopen } = await make();
    store.createMatch('m', newMatch());
    store.updateMetadata('m', (metadata) => {
      metadata.players[1] = { id: 1, name: 'Ann' };
    });
    expect(reopen().metadata('m')?.players[1]).toEqual({ id: 1, name: 'Ann' });
  });

  test('lists by game, end and time, newest first', async () => {
    const { store } = await make();
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

  test('wipes a match with its log and chat', async () => {
    const { store } = await make();
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

  test('keeps the last two hundred lines of chat', async () => {
    const { store, reopen } = await make();
    store.createMatch('m', newMatch());
    store.createMatch('other', newMatch());
    store.say('other', { seat: null, text: 'elsewhere' });
    for (let line = 0; line < 205; line++) store.say('m', { seat: line % 2, text: `line ${line}` });
    const chat = reopen().chat('m');
    expect(chat).toHaveLength(200);
    expect(chat[0]).toMatchObject({ seat: 1, text: 'line 5', at: time });
    expect(store.chat('other')).toHaveLength(1);
  });

  test('collects what is over or untouched for too long', async () => {
    const { store } = await make();
    const match = newMatch();
    store.createMatch('over', match);
    store.setState('over', after(match.initialState, { ending: 'done' }));
    store.createMatch('open', newMatch());
    expect(store.collect(true, 1000)).toEqual([]);
    expect(store.collect(true, 1001)).toEqual(['over']);
    expect(store.listMatches()).toEqual(['open']);
    expect(store.collect(false, 1001)).toEqual(['open']);
  });

  test('a line of the chat touches its match', async () => {
    const { store } = await make();
    store.createMatch('m', newMatch());
    time = 5000;
    store.say('m', { seat: 0, text: 'still here' });
    expect(store.metadata('m')?.updatedAt).toBe(5000);
  });

  test('lines of the chat come back as they were said', async () => {
    const { store, reopen } = await make();
    store.createMatch('m', newMatch());
    const lines = [
      { seat: null, text: '見ています', name: 'Zoë' },
      { seat: 1, text: 'Well played!', phrase: 'wellPlayed' },
    ];
    const said = lines.map((line) => store.say('m', line));
    expect(reopen().chat('m')).toEqual(said);
    expect(said).toMatchObject(lines);
  });

  test('an action whose log can not be kept is not kept either', async () => {
    const { store, reopen } = await make();
    const match = newMatch();
    store.createMatch('m', match);
    const circular = entry(1) as LogEntry & { self?: unknown };
    circular.self = circular;
    expect(() => store.setState('m', after(match.initialState), [entry(0), circular])).toThrow('circular');
    for (const each of [store, reopen()]) {
      expect(each.state('m')?._stateID).toBe(0);
      expect(each.log('m')).toEqual([]);
    }
    store.setState('m', after(match.initialState), [entry(0)]);
    expect(reopen().log('m')).toHaveLength(1);
  });

  test('a database that does not answer for a while makes no match unreadable', async () => {
    const { open } = await make();
    const { driver } = open();
    let gone = false;
    const answering = <T>(work: () => T): T => {
      if (gone) throw new Error('no answer');
      return work();
    };
    const failed: string[] = [];
    const store = new MatchStore(
      {
        ...driver,
        prepare: (sql) => {
          const { run, get, all } = driver.prepare(sql);
          return {
            run: (...values) => answering(() => run(...values)),
            get: (...values) => answering(() => get(...values)),
            all: (...values) => answering(() => all(...values)),
          };
        },
      },
      clock,
      { open: (_, state) => state, failed: (id) => failed.push(id) },
    );
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    gone = true;
    store.reread();
    const asks = [
      () => store.state('m'),
      () => store.metadata('m'),
      () => store.log('m'),
      () => store.logEnd('m', 1),
      () => store.fetch('m', { initialState: true }),
    ];
    for (const ask of asks) expect(ask).toThrow('no answer');
    gone = false;
    expect([store.isWorn('m'), failed]).toEqual([false, []]);
    expect([store.state('m')?._stateID, store.log('m').length, store.logEnd('m', 1).length]).toEqual([1, 1, 1]);
  });

  test('what is written together is stored together or not at all, and what comes too late is left out alone', async () => {
    const { store, reopen } = await make();
    const [a, b] = [newMatch(), newMatch()];
    store.createMatch('a', a);
    store.createMatch('b', b);
    const other = reopen();
    const both = (end: () => void) =>
      store.together(() => {
        store.setState('a', after(a.initialState), [entry(0)]);
        store.setState('b', after(b.initialState, { ending: 'won' }), [entry(0)]);
        end();
      });
    const fail = () => {
      throw new Error('no more room');
    };
    expect(() => both(fail)).toThrow('no more room');
    for (const each of [store, reopen()])
      for (const id of ['a', 'b']) {
        expect(each.fetch(id, { state: true, log: true })).toMatchObject({ state: { _stateID: 0 }, log: [] });
        expect(each.metadata(id)?.gameover).toBeUndefined();
      }
    other.setState('b', after(b.initialState), []);
    store.together(() => {
      expect(() => store.setState('b', after(b.initialState), [entry(0)])).toThrow(StaleStateError);
      store.setState('a', after(a.initialState), [entry(0)]);
    });
    for (const each of [store, reopen()]) {
      expect([each.state('a')?._stateID, each.log('a').length]).toEqual([1, 1]);
      expect([each.state('b')?._stateID, each.log('b').length]).toEqual([1, 0]);
    }
  });

  test('of two who go on from one state the second is refused, and sees what the first did', async () => {
    const { store, reopen } = await make();
    const match = newMatch();
    store.createMatch('m', match);
    const other = reopen();
    expect(other.state('m')?._stateID).toBe(0);
    store.setState('m', after(match.initialState), [entry(0)]);
    const late = () => other.setState('m', after(match.initialState, { ending: 'mine' }), [entry(0), entry(0)]);
    expect(late).toThrow(StaleStateError);
    expect(other.state('m')?._stateID).toBe(1);
    expect(other.metadata('m')?.gameover).toBeUndefined();
    expect(other.log('m')).toHaveLength(1);
  });

  test('of two who change metadata neither undoes what the other did', async () => {
    const { store, reopen } = await make();
    store.createMatch('m', newMatch());
    const other = reopen();
    const sit = (at: MatchStore, seat: number, name: string) => {
      at.metadata('m');
      at.updateMetadata('m', ({ players }) => {
        players[seat] = { id: seat, name };
      });
    };
    sit(store, 0, 'Ann');
    sit(other, 1, 'Bo');
    sit(store, 0, 'Anna');
    const players = { 0: { id: 0, name: 'Anna' }, 1: { id: 1, name: 'Bo' } };
    expect(reopen().metadata('m')?.players).toEqual(players);
    await until(() => other.metadata('m')?.players[0]?.name === 'Anna');
  });

  test('what is read is a view of what is stored, and nobody changes it by accident', async () => {
    const { store } = await make();
    store.createMatch('m', newMatch());
    const { players } = store.metadata('m')!;
    expect(() => (players[0] = { id: 0, name: 'Eve' })).toThrow(TypeError);
    expect(() => Object.assign(players[0]!, { name: 'Eve' })).toThrow(TypeError);
    expect(store.metadata('m')?.players[0]?.name).toBeUndefined();
  });

  test('what another has deleted is gone', async () => {
    const { store, reopen } = await make();
    store.createMatch('m', newMatch());
    const other = reopen();
    expect(other.metadata('m')).toBeDefined();
    store.wipe('m');
    await until(() => other.metadata('m') === undefined);
  });

  test('times are put right, of what was made and touched within them alone', async () => {
    const { store, reopen } = await make();
    for (const at of [1000, 2000, 3000]) {
      time = at;
      store.createMatch(`at ${at}`, newMatch());
    }
    store.redate(1500, 2500, 86_400_000);
    for (const each of [store, reopen()])
      expect([1000, 2000, 3000].map((at) => each.metadata(`at ${at}`)?.createdAt)).toEqual([1000, 86_402_000, 3000]);
  });

  test('an id that no match can have is that of none', async () => {
    const { store } = await make();
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
    const { store, open } = await make();
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
    const { store, open, reopen } = await make();
    store.createMatch('m', newMatch());
    const carry = (_: string, state: State) => ({ ...state, G: { carried: true } });
    expect(open({ open: carry, failed: () => {} }).store.state('m')?.G).toEqual({ carried: true });
    expect(reopen().state('m')?.G).toEqual({ carried: true });
    expect(reopen().fetch('m', { initialState: true }).initialState.G).toEqual({ carried: true });
  });

  test('a database from a newer server is left alone', async () => {
    const { driver, open } = await make();
    driver.setVersion(99);
    expect(() => open()).toThrow('version 99');
    expect(driver.version()).toBe(99);
    driver.setVersion(driver.versions.length);
  });

  test('matches of a later format than is known are left alone', async () => {
    const { store, reopen } = await make();
    store.claimFormats(new Map([['bazaar', 3]]));
    expect(() => reopen().claimFormats(new Map([['bazaar', 2]]))).toThrow('in format 3');
    reopen().claimFormats(new Map([['bazaar', 3]]));
  });
}
