/** What is in memory of matches, and when, whatever engine keeps them: nothing can wait for what isn't. */
import { expect, test } from 'vitest';
import { NotAtHand } from '../../../server/storage/ahead.ts';
import { after, type Fresh, newMatch, storeIn } from './matches.ts';

export function atHandContract(fresh: Fresh): void {
  test('a match that was not read ahead is refused as such, and what was is at hand until something else happens', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.saved('m');
    const other = await reopen();
    const asks = [
      () => other.state('m'),
      () => other.metadata('m'),
      () => other.stored.log('m'),
      () => other.stored.log('m', -1),
      () => other.stored.initial('m'),
      () => other.stored.chat('m'),
      () => other.fetch('m', { initialState: true }),
      () => other.updateMetadata('m', () => {}),
    ];
    for (const ask of asks) expect(ask).toThrow(NotAtHand);
    await other.described('m');
    expect([other.metadata('m')?.gameName, other.isAtHand('m')]).toEqual(['bazaar', false]);
    expect(() => other.state('m')).toThrow(NotAtHand);
    await other.ready('m');
    expect([other.state('m')?._stateID, other.stored.log('m'), other.stored.chat('m')]).toEqual([0, [], []]);
    await new Promise((resolve) => setImmediate(resolve));
    expect([other.state('m')?._stateID, other.isAtHand('m')]).toEqual([0, true]);
    expect(() => other.stored.log('m')).toThrow(NotAtHand);
  });

  test('what was made ready and written is still at hand when that is told', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    await store.settle();
    const other = await reopen();
    await other.ready('m');
    other.updateMetadata('m', (changed) => {
      changed.host = 1;
    });
    const told = new Promise<number | undefined>((tell, fail) => {
      other.whenSettled('m', () => {
        try {
          tell(other.stored.state('m')?._stateID);
        } catch (error) {
          fail(error);
        }
      });
    });
    expect(await told).toBe(0);
  });

  test('has at hand all that goes on, read at once, for as long as somebody looks through it', async () => {
    const { store, reopen } = await storeIn(fresh);
    const match = newMatch();
    for (const id of ['a', 'b', 'c']) store.createMatch(id, match);
    await store.settle();
    store.setState('b', after(match.initialState, { ending: 'counted', places: [] }));
    await store.settle();
    const next = await reopen();
    expect(next.stored.unfinished).toEqual([]);
    const done = await next.stored.lookThrough();
    expect(next.stored.unfinished.toSorted()).toEqual(['a', 'c']);
    expect(next.stored.metadata('a')).toEqual(store.metadata('a'));
    expect(next.stored.metadata('c')).toEqual(store.metadata('c'));
    expect(() => next.stored.metadata('b')).toThrow(NotAtHand);
    next.updateMetadata('a', (metadata) => void (metadata.unlisted = true));
    expect(next.metadata('a')?.unlisted).toBe(true);
    done();
    expect(next.stored.unfinished).toEqual([]);
    expect(next.metadata('a')?.unlisted).toBe(true);
  });
}
