/** What every engine of storage keeps of the deals of the day. */
import { expect, test } from 'vitest';
import { CircleStore } from '../../../server/circles/store.ts';
import { DailyStore } from '../../../server/daily/store.ts';
import { PeopleStore } from '../../../server/people/store.ts';
import { type Fresh, storeIn } from './matches.ts';

const deal = { game: 'bazaar', day: '2026-11-25' };
const PROFILE = { name: 'Ann', settings: {} };

export function dailyContract(fresh: Fresh): void {
  async function kept() {
    const {
      database: { ask },
    } = await storeIn(fresh);
    return { daily: new DailyStore(ask), people: new PeopleStore(ask), circles: new CircleStore(ask) };
  }

  test('lists the results of a day by place and then points, with as good ones level', async () => {
    const { daily } = await kept();
    const outcomes = [
      ['a', 2, 40],
      ['b', 1, -3],
      ['c', 2, 40],
      ['d', 2, 41],
      ['e', 3, 99],
    ] as const;
    for (const [at, [key, rank, score]] of outcomes.entries())
      await daily.add({ key }, deal, { rank, score }, key === 'c' ? null : key, 2 ** 41 + at);
    await daily.add({ key: 'a' }, { ...deal, day: '2026-11-24' }, { rank: 1, score: 1 }, 'a', 9);
    await daily.add({ key: 'a' }, { ...deal, game: 'fair' }, { rank: 1, score: 1 }, 'a', 9);
    expect(await daily.list({ key: 'c' }, deal)).toEqual({
      day: deal.day,
      count: 5,
      rows: [
        { position: 1, name: 'b', rank: 1, score: -3 },
        { position: 2, name: 'd', rank: 2, score: 41 },
        { position: 3, name: 'a', rank: 2, score: 40 },
        { position: 3, rank: 2, score: 40, own: true },
        { position: 5, name: 'e', rank: 3, score: 99 },
      ],
    });
    expect(await daily.list({ key: 'x' }, { ...deal, day: '2026-11-23' })).toMatchObject({ count: 0, rows: [] });
  });

  test('the first result of a browser or a person counts', async () => {
    const { daily, people } = await kept();
    await people.add('ann', PROFILE, 5);
    for (const [at, score] of [4, 9].entries()) await daily.add({ key: 'a' }, deal, { rank: 1, score }, null, at);
    for (const [at, key] of ['b', 'c'].entries())
      await daily.add({ key, person: 'ann' }, deal, { rank: 2, score: at }, 'Ann', at);
    const { rows } = await daily.list({ key: 'd', person: 'ann' }, deal);
    expect(rows).toEqual([
      { position: 1, rank: 1, score: 4 },
      { position: 2, name: 'Ann', rank: 2, score: 0, own: true },
    ]);
  });

  test('what a browser came to becomes the person’s who signs in there, who keeps the first of two', async () => {
    const { daily, people } = await kept();
    await people.add('ann', PROFILE, 5);
    await daily.add({ key: 'a' }, deal, { rank: 1, score: 1 }, null, 1);
    await daily.add({ key: 'b', person: 'ann' }, deal, { rank: 1, score: 2 }, 'Ann', 2);
    expect((await daily.list({ key: 'a', person: 'ann' }, deal)).rows).toEqual([
      { position: 1, rank: 1, score: 1, own: true },
    ]);
    expect((await daily.list({ key: 'b', person: 'ann' }, deal)).rows).toMatchObject([{ own: true }]);
    // Somebody else who comes to the browser has nothing of it.
    expect((await daily.list({ key: 'a' }, deal)).rows).toEqual([{ position: 1, rank: 1, score: 1 }]);
  });

  test('shows the best hundred, and whoever asks', async () => {
    const { daily } = await kept();
    for (let score = 0; score < 103; score++)
      await daily.add({ key: `${score}` }, deal, { rank: 1, score }, null, score);
    const { count, rows } = await daily.list({ key: '0' }, deal);
    expect([count, rows.length]).toEqual([103, 101]);
    expect(rows[0]).toEqual({ position: 1, rank: 1, score: 102 });
    expect(rows.at(-1)).toEqual({ position: 103, rank: 1, score: 0, own: true });
  });

  test('gives a day’s results best first, all that a browser had to a person, and who is in a circle with one', async () => {
    const { daily, people, circles } = await kept();
    for (const id of ['ann', 'ben', 'cy']) await people.add(id, PROFILE, 5);
    await circles.add({ id: 'c', name: 'Thursdays', word: 'w' }, 'ann', 1);
    await circles.join('c', 'w', 'ben', 2);
    for (const id of ['d', 'e']) await circles.add({ id, name: 'Others', word: 'w' }, 'cy', 1);
    expect([(await daily.mates('ann')).toSorted(), await daily.mates('nobody')]).toEqual([['ann', 'ben'], []]);
    for (const day of ['2026-11-24', deal.day])
      await daily.add({ key: 'a' }, { ...deal, day }, { rank: 2, score: 4 }, 'Ann', 1);
    await daily.add({ key: 'b' }, deal, { rank: 2, score: 5 }, null, 2);
    await daily.add({ key: 'a' }, { ...deal, game: 'fair' }, { rank: 1, score: 1 }, 'Ann', 1);
    const ann = { key: 'a', person: 'ann' };
    expect([await daily.joinAll({ key: 'a' }, 'bazaar'), await daily.joinAll(ann, 'bazaar')]).toEqual([false, true]);
    expect(await daily.joinAll(ann, 'bazaar')).toBe(false);
    expect(await daily.day(deal)).toEqual([
      { who: 'b', name: null, rank: 2, score: 5 },
      { who: 'ann', name: 'Ann', rank: 2, score: 4 },
    ]);
    expect((await daily.day({ ...deal, day: '2026-11-24' })).map(({ who }) => who)).toEqual(['ann']);
    expect((await daily.day({ ...deal, game: 'fair' })).map(({ who }) => who)).toEqual(['a']);
  });

  test('signs, gives out and deletes all that is somebody’s, and nothing else', async () => {
    const { daily, people } = await kept();
    await people.add('ann', PROFILE, 5);
    const ann = { key: 'a', person: 'ann' };
    await daily.add({ key: 'a' }, { ...deal, day: '2026-11-24' }, { rank: 2, score: 3 }, null, 2 ** 41);
    await daily.add(ann, deal, { rank: 1, score: 4 }, 'Ann', 7);
    await daily.add({ key: 'b' }, deal, { rank: 1, score: 5 }, 'Ben', 8);
    await daily.sign(ann, 'Anna');
    expect(await daily.own(ann)).toEqual([
      { ...deal, name: 'Anna', rank: 1, score: 4, at: 7 },
      { ...deal, day: '2026-11-24', name: 'Anna', rank: 2, score: 3, at: 2 ** 41 },
    ]);
    await daily.sign(ann, null);
    expect((await daily.own(ann)).map(({ name }) => name)).toEqual([undefined, undefined]);
    await daily.drop(ann);
    expect(await daily.own(ann)).toEqual([]);
    expect((await daily.list(ann, deal)).rows).toEqual([{ position: 1, name: 'Ben', rank: 1, score: 5 }]);
  });

  test('forgets results with their person, and old days', async () => {
    const { daily, people } = await kept();
    await people.add('ann', PROFILE, 5);
    await daily.add({ key: 'a', person: 'ann' }, deal, { rank: 1, score: 4 }, 'Ann', 7);
    await daily.add({ key: 'b' }, deal, { rank: 1, score: 5 }, null, 8);
    await people.drop('ann');
    expect((await daily.list({ key: 'x' }, deal)).count).toBe(1);
    await daily.collect(deal.day);
    expect((await daily.list({ key: 'x' }, deal)).count).toBe(1);
    await daily.collect('2026-11-26');
    expect((await daily.list({ key: 'x' }, deal)).count).toBe(0);
  });
}
