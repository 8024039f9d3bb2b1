/** What every engine of storage keeps of circles. */
import { expect, test } from 'vitest';
import { CircleStore } from '../../../server/circles/store.ts';
import { PeopleStore } from '../../../server/people/store.ts';
import { ResultStore } from '../../../server/results/store.ts';
import { type Fresh, after, newMatch, storeIn } from './matches.ts';

export function circleContract(fresh: Fresh): void {
  async function known() {
    const { store, database } = await storeIn(fresh);
    const people = new PeopleStore(database.ask);
    for (const id of ['ann', 'ben', 'cy']) await people.add(id, { name: id.toUpperCase(), settings: {} }, 5);
    const circles = new CircleStore(database.ask);
    await circles.add({ id: 'c', name: 'Thursdays', word: 'w' }, 'ann', 2 ** 41);
    return { store, people, circles, results: new ResultStore(database.ask) };
  }

  test('knows a circle by its members and by its link alone', async () => {
    const { circles } = await known();
    expect(await circles.circle('c', 'ann')).toEqual({ id: 'c', name: 'Thursdays', word: 'w' });
    expect(await circles.circle('c', 'ben')).toBeUndefined();
    expect([await circles.nameAt('c', 'w'), await circles.nameAt('c', 'x')]).toEqual(['Thursdays', undefined]);
    await circles.join('c', 'x', 'ben', 2 ** 41 + 1);
    await circles.join('c', 'w', 'nobody', 2 ** 41 + 1);
    expect(await circles.members('c')).toHaveLength(1);
    for (const now of [2 ** 41 + 1, 2 ** 41 + 2]) await circles.join('c', 'w', 'ben', now);
    expect(await circles.members('c')).toEqual([
      { person: 'ann', name: 'ANN', keeper: true, since: 2 ** 41 },
      { person: 'ben', name: 'BEN', keeper: false, since: 2 ** 41 + 1 },
    ]);
    expect(await circles.of('ben', 0)).toEqual([{ id: 'c', name: 'Thursdays', members: 2, tables: 0 }]);
    await circles.inviteBy('c', 'y');
    await circles.rename('c', 'Fridays');
    expect([await circles.nameAt('c', 'w'), await circles.nameAt('c', 'y')]).toEqual([undefined, 'Fridays']);
  });

  test('whoever has been there longest is keeper where none is left', async () => {
    const { circles, people } = await known();
    await circles.join('c', 'w', 'ben', 2 ** 41 + 1);
    await circles.join('c', 'w', 'cy', 2 ** 41 + 2);
    const keepers = async () => (await circles.members('c')).filter(({ keeper }) => keeper).map(({ person }) => person);
    await circles.setKeeper('c', 'cy', true);
    expect(await keepers()).toEqual(['ann', 'cy']);
    await people.drop('ann');
    expect(await keepers()).toEqual(['cy']);
    await circles.setKeeper('c', 'cy', false);
    expect(await keepers()).toEqual(['ben']);
  });

  test('has tables while they aren’t over, and their results afterwards; a table stays with one circle', async () => {
    const { store, circles, results } = await known();
    await circles.add({ id: 'd', name: 'Others', word: 'w' }, 'ben', 1);
    for (const id of ['m', 'n']) {
      const match = newMatch();
      store.createMatch(id, match);
      await circles.addMatch('c', id);
      await circles.addMatch('d', id);
      if (id === 'n') store.setState(id, after(match.initialState, { ending: 'done', places: [] }));
    }
    await store.settle();
    await circles.addMatch('c', 'gone');
    await circles.addNext('gone', 'next');
    await circles.addNext('nobody’s', 'nobody’s next');
    expect(await circles.addMatch('d', 'next')).toBe(false);
    expect(await circles.addMatch('d', 'nobody’s next')).toBe(true);
    expect([await circles.tables('c'), await circles.tables('d')]).toEqual([['m'], []]);
    const open = async (person: string) => (await circles.of(person, 0)).map(({ id, tables }) => [id, tables]);
    expect([await open('ann'), await open('ben')]).toEqual([[['c', 1]], [['d', 0]]]);
    const seats = [{ seat: 0, person: undefined, name: 'Eve', place: 1, points: 3 }];
    await results.keep({ match: 'n', game: 'bazaar', at: 1, rated: false, seats });
    await results.collect();
    expect((await results.ofCircle('c')).map(({ match, name }) => [match, name])).toEqual([['n', 'Eve']]);
    expect(await results.ofCircle('d')).toEqual([]);
    await circles.drop('c');
    await results.collect();
    expect(await results.ofCircle('c')).toEqual([]);
  });

  test('forgets a circle to which nobody belongs any more', async () => {
    const { circles, people } = await known();
    await circles.add({ id: 'd', name: 'Others', word: 'w' }, 'ben', 1);
    await people.drop('ann');
    await circles.leave('d', 'ben');
    await circles.collect(2);
    expect([await circles.nameAt('c', 'w'), await circles.nameAt('d', 'w')]).toEqual(['Thursdays', undefined]);
    await circles.collect(2 ** 41 + 1);
    expect(await circles.nameAt('c', 'w')).toBeUndefined();
  });
}
