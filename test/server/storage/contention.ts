/** What every engine of storage does where several write, and where it does not answer. */
import { expect, test } from 'vitest';
import { StaleStateError } from '../../../server/storage/journal.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import { until } from '../harness.ts';
import { type Fresh, after, atOnce, clock, entry, newMatch, storeIn } from './matches.ts';

/** Tells the tests of storage about an engine. */
export function contentionContract(fresh: Fresh): void {
  test('a database that does not answer for a while makes no match unreadable', async () => {
    const { open } = await storeIn(fresh);
    const { driver } = open();
    let gone = false;
    const answering = <T>(work: () => T): T => {
      if (gone) throw new Error('no answer');
      return work();
    };
    const failed: string[] = [];
    const store = atOnce(
      new MatchStore(
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
        { now: clock, opener: { open: (_, state) => state, failed: (id) => failed.push(id) } },
      ),
    );
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    gone = true;
    store.reread();
    const asks = [
      () => store.state('m'),
      () => store.metadata('m'),
      () => store.stored.log('m'),
      () => store.stored.logEnd('m', 1),
      () => store.fetch('m', { initialState: true }),
    ];
    for (const ask of asks) expect(ask).toThrow('no answer');
    gone = false;
    expect([store.isWorn('m'), failed]).toEqual([false, []]);
    expect([store.state('m')?._stateID, store.stored.log('m').length, store.stored.logEnd('m', 1).length]).toEqual([
      1, 1, 1,
    ]);
  });

  test('what is written together is stored together or not at all, and comes too late together', async () => {
    const { store, reopen } = await storeIn(fresh);
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
    // Whoever has not heard yet of what another wrote is told when it is to be stored.
    other.setState('b', after(b.initialState), []);
    expect(() => both(() => {})).toThrow(StaleStateError);
    store.setState('a', after(a.initialState), [entry(0)]);
    for (const each of [store, reopen()]) {
      expect([each.state('a')?._stateID, each.stored.log('a').length]).toEqual([1, 1]);
      expect([each.state('b')?._stateID, each.stored.log('b').length]).toEqual([1, 0]);
    }
  });

  test('of two who go on from one state the second is refused, and sees what the first did', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    const other = reopen();
    expect(other.state('m')?._stateID).toBe(0);
    store.setState('m', after(match.initialState), [entry(0)]);
    const late = () => other.setState('m', after(match.initialState, { ending: 'mine' }), [entry(0), entry(0)]);
    expect(late).toThrow(StaleStateError);
    expect(other.state('m')?._stateID).toBe(1);
    expect(other.metadata('m')?.gameover).toBeUndefined();
    expect(other.stored.log('m')).toHaveLength(1);
  });

  test('of two who change metadata neither undoes what the other did', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const other = reopen();
    /** Done again where another wrote meanwhile. */
    const sit = (at: MatchStore, seat: number, name: string) =>
      at.whole(() =>
        MatchStore.prototype.updateMetadata.call(at, 'm', ({ players }) => {
          players[seat] = { id: seat, name };
        }),
      );
    for (const each of [store, other]) each.metadata('m');
    await Promise.all([sit(store, 0, 'Ann'), sit(other, 1, 'Bo')]);
    await sit(store, 0, 'Anna');
    const players = { 0: { id: 0, name: 'Anna' }, 1: { id: 1, name: 'Bo' } };
    await until(() => other.metadata('m')?.players[0]?.name === 'Anna');
    expect(reopen().metadata('m')?.players).toEqual(players);
  });
}
