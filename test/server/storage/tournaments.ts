/** What every engine of storage keeps of tournaments. */
import { expect, test } from 'vitest';
import { CircleStore } from '../../../server/circles/store.ts';
import type { TournamentRules } from '../../../server/contract/tournaments.ts';
import { PeopleStore } from '../../../server/people/store.ts';
import { TournamentStore } from '../../../server/tournaments/store.ts';
import { type Fresh, storeIn } from './matches.ts';

const NOW = 2 ** 41;
const rules: TournamentRules = {
  game: 'bazaar',
  options: {},
  form: 'swiss',
  sizes: [4, 3],
  rounds: 4,
  pace: { kind: 'live', decision: 30, bank: 300 },
  wait: 300,
  absence: 'bot',
};

export function tournamentContract(fresh: Fresh): void {
  async function known() {
    const { database } = await storeIn(fresh);
    const people = new PeopleStore(database.ask);
    for (const id of ['ann', 'ben', 'cy']) await people.add(id, { name: id.toUpperCase(), settings: {} }, 5);
    const circles = new CircleStore(database.ask);
    await circles.add({ id: 'c', name: 'Thursdays', word: 'w' }, 'ann', NOW);
    const store = new TournamentStore(database.ask);
    const made = { id: 't', name: 'Spring', word: 'w', circle: 'c', keeper: 'ann', rules };
    await store.add(made, NOW);
    return { people, circles, store, made };
  }

  test('knows a tournament, by its keeper, its circle and those who entered it', async () => {
    const { store, made, circles } = await known();
    expect(await store.tournament('t')).toEqual({ ...made, begunAt: null, overAt: null });
    expect(await store.tournament('u')).toBeUndefined();
    await store.enter('t', 'ben', 'x', 9);
    const listed = [{ id: 't', name: 'Spring', rules, begunAt: null, overAt: null, entrants: 1 }];
    expect(await store.of('ann')).toEqual(listed);
    expect(await store.of('ben')).toEqual(listed);
    expect(await store.of('cy')).toEqual([]);
    expect(await store.ofCircle('c')).toEqual(listed);
    await circles.drop('c');
    expect(await store.tournament('t')).toMatchObject({ circle: null });
  });

  test('lets everybody enter once, before it begins, and not too many; they are in the order of their lots', async () => {
    const { store } = await known();
    for (const [person, lot] of [
      ['ben', 'z'],
      ['ben', 'a'],
      ['ann', 'y'],
      ['cy', 'x'],
      ['nobody', 'w'],
    ] as const)
      await store.enter('t', person, lot, 2);
    const ben = { number: 1, person: 'ben', name: 'BEN', gone: false };
    const ann = { number: 2, person: 'ann', name: 'ANN', gone: false };
    expect(await store.entrants('t')).toEqual([ann, ben]);
    await store.withdraw('t', 1);
    expect(await store.entrants('t')).toEqual([ann]);
    await store.begin('t', NOW + 1);
    await store.begin('t', NOW + 2);
    await store.enter('t', 'cy', 'a', 9);
    await store.withdraw('t', 2);
    await store.setGone('t', 2, true);
    expect(await store.entrants('t')).toEqual([{ ...ann, gone: true }]);
    expect(await store.tournament('t')).toMatchObject({ begunAt: NOW + 1 });
  });

  test('has each round and each of its tables once, whoever begins them', async () => {
    const { store } = await known();
    expect(await store.running()).toEqual([]);
    await store.begin('t', NOW);
    expect(await store.running()).toEqual(['t']);
    for (const seats of [[[1, 2, 3], [4]], [[2, 1, 3]]]) await store.addRound('t', 0, seats);
    await store.addRound('t', 1, [[3, 2, 1]]);
    expect(await store.rounds('t')).toEqual([[[1, 2, 3], [4]], [[3, 2, 1]]]);
    const place = { round: 0, number: 0 };
    expect([await store.addTable('t', place, 'm', NOW), await store.addTable('t', place, 'n', NOW)]).toEqual([
      true,
      false,
    ]);
    const table = { ...place, match: 'm', until: NOW, over: false, places: undefined, absent: [] };
    expect(await store.tables('t')).toEqual([table]);
    await store.goOn('t', place, [2]);
    expect(await store.tables('t')).toEqual([{ ...table, until: null, absent: [2] }]);
    expect(await store.finish('t', place, { places: [1, 3, 2], absent: [2] })).toBe(true);
    expect(await store.finish('t', place, { absent: [] })).toBe(false);
    await store.goOn('t', place, []);
    expect(await store.tables('t')).toEqual([{ ...table, until: null, over: true, places: [1, 3, 2], absent: [2] }]);
    await store.end('t', NOW + 5);
    expect(await store.running()).toEqual([]);
    await store.drop('t');
    expect([await store.rounds('t'), await store.tables('t'), await store.entrants('t')]).toEqual([[], [], []]);
  });

  test('keeps what was played by people who are gone, and forgets what nobody is known of', async () => {
    const { store, people, made } = await known();
    await store.add({ ...made, id: 'u', keeper: 'ben' }, 1);
    await store.enter('t', 'ben', 'x', 9);
    await store.begin('t', NOW);
    await people.drop('ben');
    await people.drop('ann');
    expect(await store.entrants('t')).toEqual([{ number: 1, person: null, name: null, gone: false }]);
    await store.collect(2, 0);
    expect([await store.tournament('u'), (await store.tournament('t'))?.keeper]).toEqual([undefined, null]);
    await store.collect(0, NOW + 1);
    expect(await store.tournament('t')).toBeUndefined();
  });
}
