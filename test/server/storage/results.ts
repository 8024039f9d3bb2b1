/** What every engine of storage keeps of how matches ended. */
import { expect, test } from 'vitest';
import { PeopleStore } from '../../../server/people/store.ts';
import { ResultStore } from '../../../server/results/store.ts';
import { type Fresh, after, newMatch, storeIn } from './matches.ts';

const PROFILE = { name: 'Ann', settings: {} };
const seat = (number: number, more: object = {}) => ({
  seat: number,
  name: `P${number}`,
  place: number + 1,
  points: 9 - number,
  ...more,
});

export function resultContract(fresh: Fresh): void {
  async function known() {
    const { store, database } = await storeIn(fresh);
    const people = new PeopleStore(database.ask);
    for (const id of ['ann', 'ben']) await people.add(id, { ...PROFILE, name: id }, 5);
    return { store, people, results: new ResultStore(database.ask) };
  }

  test('tells somebody’s results, the newest first and the best seats first, with everybody’s name of now', async () => {
    const { people, results } = await known();
    const seats = [
      seat(1, { person: 'ann' }),
      seat(0, { name: '', bot: 'hard' }),
      seat(2, { person: 'ben', standIn: 'master', points: -0.5 }),
    ];
    await results.keep({ match: 'm', game: 'bazaar', at: 2 ** 41, rated: false, seats });
    await results.keep({
      match: 'n',
      game: 'fair',
      at: 2 ** 41 + 1,
      rated: true,
      seats: [seat(0, { person: 'ann' }), seat(1)],
    });
    await results.keep({
      match: 'o',
      game: 'fair',
      at: 2 ** 41 + 2,
      rated: false,
      seats: [seat(0, { person: 'ben' })],
    });
    await people.describe('ben', { name: 'Benno', settings: {} });
    const told = await results.of('ann');
    expect(told.map(({ match, rated }) => `${match} ${rated}`)).toEqual(['n 1', 'n 1', 'm 0', 'm 0', 'm 0']);
    const rows = told.map(({ match, seat: at, person, name, bot, standIn, place, points }) => [
      match,
      at,
      person,
      name,
      bot,
      standIn,
      place,
      points,
    ]);
    expect(rows).toEqual([
      ['n', 0, 'ann', 'ann', null, null, 1, 9],
      ['n', 1, null, 'P1', null, null, 2, 8],
      ['m', 0, null, '', 'hard', null, 1, 9],
      ['m', 1, 'ann', 'ann', null, null, 2, 8],
      ['m', 2, 'ben', 'Benno', null, 'master', 3, -0.5],
    ]);
    expect([await results.count('ann'), await results.count('ben'), await results.count('cy')]).toEqual([2, 2, 0]);
  });

  test('a seat stays with the first person it is known to be of, and nobody has two', async () => {
    const { results } = await known();
    const keep = (...seats: readonly ReturnType<typeof seat>[]) =>
      results.keep({ match: 'm', game: 'bazaar', at: 1, rated: false, seats });
    await keep(seat(0), seat(1));
    await keep(seat(0, { person: 'ann' }), seat(1));
    await keep(seat(0, { person: 'ben' }), seat(1, { person: 'ann' }));
    expect((await results.of('ann')).map(({ person, name }) => [person, name])).toEqual([
      ['ann', 'ann'],
      [null, 'P1'],
    ]);
    expect(await results.count('ben')).toBe(0);
  });

  test('what is somebody’s loses its name with them, and goes with the last of them', async () => {
    const { people, results } = await known();
    await results.keep({
      match: 'm',
      game: 'bazaar',
      at: 1,
      rated: true,
      seats: [seat(0, { person: 'ann' }), seat(1, { person: 'ben' })],
    });
    await people.drop('ben');
    await results.collect();
    expect((await results.of('ann')).map(({ person, name }) => [person, name])).toEqual([
      ['ann', 'ann'],
      [null, ''],
    ]);
    await people.drop('ann');
    await results.collect();
    await people.add('ann', PROFILE, 6);
    await results.keep({ match: 'm', game: 'other', at: 2, rated: false, seats: [seat(0, { person: 'ann' })] });
    expect(await results.of('ann')).toMatchObject([{ game: 'other', at: 2 }]);
  });

  test('knows which matches that are over have people and no result, and which are still there', async () => {
    const { store, people, results } = await known();
    for (const id of ['m', 'n', 'o']) {
      const match = newMatch();
      store.createMatch(id, match);
      if (id !== 'o') store.setState(id, after(match.initialState, { ending: 'done', places: [] }));
    }
    await store.settle();
    for (const match of ['m', 'o']) await people.hold('ann', { match, seat: 0, key: 'a' }, 1);
    await people.hold('ben', { match: 'm', seat: 1, key: 'b' }, 1);
    expect(await results.unkept()).toEqual(['m']);
    expect(await results.tied('m')).toEqual(
      expect.arrayContaining([
        { person: 'ann', seat: 0, key: 'a' },
        { person: 'ben', seat: 1, key: 'b' },
      ]),
    );
    await results.keep({ match: 'm', game: 'bazaar', at: 1, rated: false, seats: [seat(0, { person: 'ann' })] });
    expect(await results.unkept()).toEqual([]);
    expect((await results.of('ann'))[0]!.kept).toBeTruthy();
    store.wipe('m');
    await store.saved('m');
    expect((await results.of('ann'))[0]!.kept).toBeFalsy();
  });
}
