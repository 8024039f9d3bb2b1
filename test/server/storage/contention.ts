/** What every engine of storage does where several write, and where it does not answer. */
import { expect, test } from 'vitest';
import { StaleStateError } from '../../../server/storage/journal.ts';
import type { Backend } from '../../../server/storage/backend.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';
import { type Fresh, after, entry, newMatch, read, storeIn } from './matches.ts';

/** Tells the tests of storage about an engine. */
export function contentionContract(fresh: Fresh): void {
  test('a database that does not answer for a while makes no match unreadable', async () => {
    let gone = false;
    const answering =
      <Given extends readonly unknown[], T>(ask: (...given: Given) => Promise<T>) =>
      async (...given: Given): Promise<T> => {
        if (gone) throw new Error('no answer');
        return ask(...given);
      };
    const failed: string[] = [];
    const silent = ({ loader, ...others }: Backend): Backend => ({
      ...others,
      loader: {
        load: answering((id) => loader.load(id)),
        describe: answering((id) => loader.describe(id)),
        unfinished: answering((most) => loader.unfinished(most)),
        list: answering((opts) => loader.list(opts)),
        versions: answering((ids) => loader.versions(ids)),
      },
    });
    const { open } = await storeIn(fresh);
    const opener = { open: <T>(_: string, state: T) => state, failed: (id: string) => failed.push(id) };
    const { store } = await open(opener, silent);
    const match = newMatch();
    store.createMatch('m', match);
    store.setState('m', after(match.initialState), [entry(0)]);
    await store.saved('m');
    gone = true;
    store.stored.forget();
    const asks = [
      () => store.ahead('m'),
      () => store.ready('m'),
      () => store.described('m'),
      () => store.list({}),
      () => store.stored.missed(['m']),
      () => store.stored.lookThrough(),
    ];
    for (const ask of asks) await expect(ask()).rejects.toThrow('no answer');
    gone = false;
    expect([store.isWorn('m'), failed]).toEqual([false, []]);
    await store.ahead('m');
    expect([store.state('m')?._stateID, store.stored.log('m').length, store.stored.log('m', -1).length]).toEqual([
      1, 1, 1,
    ]);
  });

  test('what is written together is stored together or not at all, and comes too late together', async () => {
    const { store, reopen } = await storeIn(fresh);
    const [a, b] = [newMatch(), newMatch()];
    store.createMatch('a', a);
    store.createMatch('b', b);
    await store.settle();
    const other = await reopen();
    const both = (end: () => void) =>
      store.transaction(() => {
        store.setState('a', after(a.initialState), [entry(0)]);
        store.setState('b', after(b.initialState, { ending: 'won' }), [entry(0)]);
        end();
      });
    const fail = () => {
      throw new Error('no more room');
    };
    expect(() => both(fail)).toThrow('no more room');
    for (const each of [store, await reopen()])
      for (const id of ['a', 'b']) {
        await read(each, id);
        expect(each.fetch(id, { state: true, log: true })).toMatchObject({ state: { _stateID: 0 }, log: [] });
        expect(each.metadata(id)?.gameover).toBeUndefined();
      }
    // Whoever has not heard yet of what another wrote is told when it is to be stored.
    (await read(other, 'b')).setState('b', after(b.initialState), []);
    await other.saved('b');
    both(() => {});
    const results = await Promise.allSettled(['a', 'b'].map((id) => store.saved(id)));
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(StaleStateError) as unknown });
    (await read(store, 'a')).setState('a', after(a.initialState), [entry(0)]);
    await store.saved('a');
    for (const each of [store, await reopen()]) {
      await read(each, 'a');
      expect([each.state('a')?._stateID, each.stored.log('a').length]).toEqual([1, 1]);
      await read(each, 'b');
      expect([each.state('b')?._stateID, each.stored.log('b').length]).toEqual([1, 0]);
    }
  });

  test('of two who go on from one state the second is refused, and sees what the first did', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    store.createMatch('m', match);
    await store.saved('m');
    const other = await reopen();
    await read(other, 'm');
    expect([other.metadata('m')?.gameName, other.state('m')?._stateID]).toEqual(['bazaar', 0]);
    store.setState('m', after(match.initialState), [entry(0)]);
    await store.saved('m');
    other.setState('m', after(match.initialState, { ending: 'mine' }), [entry(0), entry(0)]);
    await expect(other.saved('m')).rejects.toThrow(StaleStateError);
    await read(other, 'm');
    expect(other.state('m')?._stateID).toBe(1);
    expect(other.metadata('m')?.gameover).toBeUndefined();
    expect(other.stored.log('m')).toHaveLength(1);
  });

  test('of two who change metadata neither undoes what the other did', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.saved('m');
    const other = await reopen();
    /** Done again where another wrote meanwhile. */
    const sit = (at: MatchStore, seat: number, name: string) =>
      at.whole(() =>
        at.updateMetadata('m', ({ players }) => {
          players[seat] = { id: seat, name };
        }),
      );
    for (const each of [store, other]) (await read(each, 'm')).metadata('m');
    await Promise.all([sit(store, 0, 'Ann'), sit(other, 1, 'Bo')]);
    await sit(store, 0, 'Anna');
    const players = { 0: { id: 0, name: 'Anna' }, 1: { id: 1, name: 'Bo' } };
    for (const each of [other, await reopen()]) expect((await read(each, 'm')).metadata('m')?.players).toEqual(players);
  });
}
