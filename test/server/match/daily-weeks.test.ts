/** How everybody did over four weeks of the deals of the day. */
import { expect, test } from 'vitest';
import { weeksDays } from '../../../server/daily/days.ts';
import type { DayRow } from '../../../server/daily/store.ts';
import { sharesOf, Weeks } from '../../../server/daily/weeks.ts';
import { handClock } from '../../clock.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const row = (who: string, rank: number, score: number, name: string | null = who): DayRow => ({
  who,
  name,
  rank,
  score,
});

/** Results by day of the month, each best first. */
function over(results: Readonly<Record<number, readonly DayRow[]>>, mates: readonly string[] = []) {
  const clock = handClock(NOON);
  const asked: string[] = [];
  const weeks = new Weeks({
    clock,
    store: {
      day: async ({ day }) => (asked.push(day), day.startsWith('2026-11') ? (results[Number(day.slice(8))] ?? []) : []),
      joinAll: async () => false,
      mates: async () => mates,
    },
  });
  return { clock, asked, weeks };
}

test('four weeks are 28 days, today among them', () => {
  const days = weeksDays(NOON);
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-11-01', '2026-11-28']);
});

test('a day counts the part of the others one came before, as good ones by half; alone there is none', () => {
  const shares = (...rows: DayRow[]) => sharesOf(rows).map(({ share }) => share);
  expect(shares(row('a', 1, 9), row('b', 1, 9), row('c', 2, 30))).toEqual([0.75, 0.75, 0]);
  expect(shares(row('a', 1, 9), row('b', 2, 12), row('c', 2, 12), row('d', 2, 12), row('e', 3, 1))).toEqual([
    1, 0.5, 0.5, 0.5, 0,
  ]);
  expect([shares(row('a', 1, 9)), shares()]).toEqual([[], []]);
});

test('listed is the mean of whoever has played on five days, by their last name, with equal ones level', async () => {
  const day = (at: number) => [
    row('a', 1, 9, at === 6 ? 'Anna' : 'Ann'),
    row('b', 1, 9),
    ...(at < 6 ? [row('c', 2, 5, null)] : []),
  ];
  const results = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [at, day(at)]));
  const { weeks } = over({ ...results, 7: [row('d', 1, 99)], 8: [row('d', 1, 9), row('x', 2, 1)] });
  const share = expect.closeTo((5 * 0.75 + 0.5) / 6, 9) as number;
  expect(await weeks.of({ key: 'b' }, 'bazaar')).toEqual({
    least: 5,
    count: 3,
    rows: [
      { name: 'Anna', position: 1, days: 6, share },
      { name: 'b', position: 1, days: 6, share, own: true },
      { position: 3, days: 5, share: 0 },
    ],
  });
  // Too few days: only whoever asks is told.
  expect((await weeks.of({ key: 'd' }, 'bazaar')).rows.at(-1)).toEqual({ name: 'd', days: 1, share: 1, own: true });
});

test('those of one’s circles are marked where they show a name, and stand there beyond the best hundred', async () => {
  const results = [1, 2, 3, 4, 5].map((at) => [
    at,
    Array.from({ length: 120 }, (_, who) => row(`p${who}`, 1, 500 - who, who === 110 ? null : `P${who}`)),
  ]);
  const { weeks } = over(Object.fromEntries(results) as Record<number, DayRow[]>, ['p3', 'p110', 'p115', 'p118']);
  const { count, rows } = await weeks.of({ key: 'k', person: 'p118' }, 'bazaar');
  expect([count, rows.length]).toEqual([120, 103]);
  expect(rows.filter(({ circle }) => circle).map(({ name, position }) => [name, position])).toEqual([
    ['P3', 4],
    ['P115', 116],
    ['P118', 119],
  ]);
});

test('it is found once a minute, and anew after a result', async () => {
  const { clock, asked, weeks } = over({});
  for (let often = 0; often < 2; often++) await weeks.of({ key: 'a' }, 'bazaar');
  expect(asked).toHaveLength(28);
  clock.turn(60_000);
  await weeks.of({ key: 'a' }, 'bazaar');
  weeks.forget();
  await weeks.of({ key: 'a' }, 'bazaar');
  expect(asked).toHaveLength(84);
});
