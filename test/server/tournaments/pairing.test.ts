/** Rounds of tournaments: nobody meets the same people more than needed, seats are balanced, and all follows from records. */
import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { meetings, type RecordedTable, type Records, sittings } from '../../../server/tournaments/records.ts';
import { nextRound, roundsOf } from '../../../server/tournaments/rounds.ts';
import { standingsOf } from '../../../server/tournaments/standings.ts';
import { costBy, sizesFor, swissRound } from '../../../server/tournaments/swiss.ts';

type Form = Records['rules']['form'];

const ascending = (one: number, other: number) => one - other;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const blank = (count: number, form: Form = 'swiss', sizes = [4, 3], rounds = 4): Records => ({
  rules: { form, rounds, sizes },
  entrants: numbers(count),
  out: new Set(),
  rounds: [],
});

/** A round that was played: by chance, with some who don't come. */
function played(
  tables: readonly (readonly number[])[],
  chance: ReturnType<typeof randomFrom>,
  away: readonly number[] = [],
) {
  return tables.map((seats): RecordedTable => {
    const absent = seats.filter((entrant) => away.includes(entrant));
    if (seats.length === 1 || absent.length === seats.length) return { seats, over: true, absent };
    return { seats, over: true, places: chance.shuffle(numbers(seats.length)), absent };
  });
}

/** Every way to put people at tables of these sizes, each once. */
function* partitions(people: readonly number[], sizes: readonly number[]): Generator<readonly (readonly number[])[]> {
  if (people.length === 0) yield [];
  const [first, ...others] = people;
  for (const size of new Set(sizes)) {
    const left = sizes.toSpliced(sizes.indexOf(size), 1);
    for (const table of choices(others, size - 1))
      for (const rest of partitions(
        others.filter((each) => !table.includes(each)),
        left,
      ))
        yield [[first!, ...table], ...rest];
  }
}

function* choices(people: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (const [at, one] of count === 0 ? [] : people.entries())
    for (const rest of choices(people.slice(at + 1), count - 1)) yield [one, ...rest];
}

const total = (tables: readonly (readonly number[])[], costOf: (table: readonly number[]) => number) =>
  tables.reduce((sum, table) => sum + (table.length > 1 ? costOf(table) : 0), 0);

/** The least that a round can cost, by looking at every one. */
function least(records: Records, people: readonly number[]): number {
  const known = new Map<string, number>();
  const costOf = costBy(records);
  const cost = (table: readonly number[]) => {
    const key = table.join();
    const found = known.get(key) ?? costOf(table);
    known.set(key, found);
    return found;
  };
  let best = Infinity;
  for (const tables of partitions(people, sizesFor(people.length, records.rules.sizes)))
    best = Math.min(best, total(tables, cost));
  return best;
}

/** How often two met again, whoever they are. */
const again = ({ rounds }: Records) =>
  meetings(rounds)
    .flat()
    .reduce((sum, met) => sum + (met * (met - 1)) / 4, 0);

/** The fewest meetings again in so many rounds, by looking at all of them; the first round may be any. */
function fewest(people: number, sizes: readonly number[], rounds: number): number {
  const all = [...partitions(numbers(people), sizesFor(people, sizes))].map((tables) => tables.flatMap(pairsOf));
  const look = (left: number, met: ReadonlyMap<string, number>, sum: number, most: number): number => {
    if (left === 0 || sum >= most) return Math.min(sum, most);
    let best = most;
    for (const pairs of all) {
      const more = pairs.reduce((cost, pair) => cost + (met.get(pair) ?? 0), 0);
      if (sum + more >= best) continue;
      const next = new Map(met);
      for (const pair of pairs) next.set(pair, (met.get(pair) ?? 0) + 1);
      best = look(left - 1, next, sum + more, best);
    }
    return best;
  };
  return look(rounds - 1, new Map(all[0]!.map((pair) => [pair, 1])), 0, Infinity);
}

const pairsOf = (table: readonly number[]) =>
  table.flatMap((one, at) => table.slice(at + 1).map((other) => `${one} ${other}`));

test('as few tables as can be are smaller, and as few people as can be have a bye', () => {
  const of = (people: number, sizes: readonly number[]) => sizesFor(people, sizes).join();
  expect(numbers(13).map((people) => of(people, [4, 3]))).toEqual([
    '',
    '',
    '3',
    '4',
    '4',
    '3,3',
    '4,3',
    '4,4',
    '3,3,3',
    '4,3,3',
    '4,4,3',
    '4,4,4',
    '4,3,3,3',
  ]);
  expect([5, 7, 8, 10].map((people) => of(people, [3, 4]))).toEqual(['4', '3,4', '4,4', '3,3,4']);
  expect([3, 4, 5].map((people) => of(people, [2]))).toEqual(['2', '2,2', '2,2']);
});

test('no two meet again more often than they must, whatever the results are', async () => {
  for (const [people, sizes, rounds] of [
    [6, [3, 4], 3],
    [7, [4, 3], 3],
    [8, [4, 3], 3],
    [9, [3, 4], 4],
    [6, [2], 5],
    [8, [2], 4],
  ] as const)
    for (const seed of ['a', 'b', 'c']) {
      const chance = randomFrom(seed);
      let records = blank(people, 'swiss', [...sizes], rounds);
      for (let round = 0; round < rounds; round++)
        records = { ...records, rounds: [...records.rounds, played(await nextRound(records), chance)] };
      expect([people, sizes, seed, again(records)]).toEqual([people, sizes, seed, fewest(people, sizes, rounds)]);
    }
});

test('the last round is the best there is, by those who met, by points and by who sat first', async () => {
  const chance = randomFrom('last');
  for (let people = 4; people <= 10; people++)
    for (const sizes of [[4, 3], [3, 4], [2]]) {
      let records = blank(people, 'swiss', sizes, 3);
      for (let round = 0; round < 2; round++)
        records = { ...records, rounds: [...records.rounds, played(await nextRound(records), chance)] };
      const tables = await swissRound(records);
      const sitting = tables.filter((table) => table.length > 1).flat();
      expect([people, sizes, total(tables, costBy(records))]).toEqual([people, sizes, least(records, sitting)]);
    }
});

/** Thirteen people and four rounds: who is away from the second round has gone, and one comes back for the last. */
async function event(seed: string, away: readonly number[], back: readonly number[]) {
  const chance = randomFrom(seed);
  let records = blank(13);
  for (let round = 0; round < 4; round++) {
    const tables = await nextRound(records);
    expect(tables.flat().toSorted(ascending)).toEqual(records.entrants.filter((each) => !records.out.has(each)));
    const missing = round === 1 ? away : [];
    const out = new Set([...records.out, ...missing].filter((each) => round !== 2 || !back.includes(each)));
    records = { ...records, out, rounds: [...records.rounds, played(tables, chance, missing)] };
  }
  return records;
}

const firstsIn = ({ entrants, rounds }: Records) => {
  const sat = sittings(rounds);
  const firsts = entrants.map((entrant) => sat(entrant, 0));
  return Math.max(...firsts) - Math.min(...firsts);
};

test('thirteen people over four rounds never meet the same again, and sit first in turn', async () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const records = await event(seed, [], []);
    expect([seed, again(records), firstsIn(records)]).toEqual([seed, 0, 1]);
  }
});

test('where two of them go, the others meet again no more than they must from then on', async () => {
  for (const seed of ['a', 'b']) {
    const records = await event(seed, [2, 9], []);
    const [first, second] = records.rounds;
    const before = { ...records, rounds: [first!, second!] };
    const left = records.entrants.filter((each) => each !== 2 && each !== 9);
    expect([seed, again(records) - again(before)]).toEqual([seed, fewestAfter(before, left)]);
    expect(firstsIn(await event(seed, [2, 9], [9]))).toBeLessThanOrEqual(2);
  }
});

/** The fewest meetings again in two more rounds of these people, by looking at all of them. */
function fewestAfter(records: Records, people: readonly number[]): number {
  const met = meetings(records.rounds);
  const all = [...partitions(people, sizesFor(people.length, records.rules.sizes))]
    .map((tables) => tables.flatMap(pairsOf).map((pair) => pair.split(' ').map(Number) as [number, number]))
    .map((pairs) => ({ pairs, again: pairs.reduce((sum, [one, other]) => sum + (met[one]?.[other] ?? 0), 0) }))
    .toSorted((a, b) => a.again - b.again);
  let best = Infinity;
  for (const one of all) {
    if (2 * one.again >= best) break;
    const now = new Set(one.pairs.map(([a, b]) => 100 * a + b));
    for (const other of all) {
      if (one.again + other.again >= best) break;
      let sum = one.again + other.again;
      for (const [a, b] of other.pairs) if (now.has(100 * a + b)) sum++;
      best = Math.min(best, sum);
    }
  }
  return best;
}

test('in a round robin everybody meets everybody once, and has one bye if they are odd', async () => {
  for (const people of [2, 3, 6, 9]) {
    let records = blank(people, 'roundRobin', [2]);
    const chance = randomFrom('robin');
    for (let tables = await nextRound(records); tables.length > 0; tables = await nextRound(records))
      records = { ...records, rounds: [...records.rounds, played(tables, chance)] };
    expect(records.rounds).toHaveLength(roundsOf(records.rules, people));
    const met = meetings(records.rounds);
    const all = records.entrants.flatMap((one) =>
      records.entrants.filter((other) => other !== one).map((other) => met[one]![other]),
    );
    expect(new Set(all)).toEqual(new Set([1]));
    expect(new Set(standingsOf(records).map(({ byes }) => byes))).toEqual(new Set([people % 2]));
    expect(firstsIn(records)).toBeLessThanOrEqual(1);
  }
});

test('who has gone from a round robin leaves byes, and it goes on while two are left', async () => {
  const records = { ...blank(4, 'roundRobin', [2]), out: new Set([4]) };
  expect((await nextRound(records)).map((table) => table.length).toSorted(ascending)).toEqual([1, 2]);
  expect(await nextRound({ ...records, out: new Set([2, 3, 4]) })).toEqual([]);
});

test('in a knock-out the first of the lot have byes, and whoever wins goes on', async () => {
  let records = blank(5, 'knockOut', [2]);
  const lowerWins = (tables: readonly (readonly number[])[]): RecordedTable[] =>
    tables.map((seats) => ({
      seats,
      over: true,
      absent: [],
      ...(seats.length > 1 && { places: seats.map((entrant) => (entrant === Math.min(...seats) ? 1 : 2)) }),
    }));
  const seen: (readonly (readonly number[])[])[] = [];
  for (let tables = await nextRound(records); tables.length > 0; tables = await nextRound(records)) {
    seen.push(tables.map((table) => table.toSorted(ascending)));
    records = { ...records, rounds: [...records.rounds, lowerWins(tables)] };
  }
  expect(seen).toEqual([
    [[1], [2], [3], [4, 5]],
    [
      [1, 2],
      [3, 4],
    ],
    [[1, 3]],
  ]);
  expect(
    standingsOf(records)
      .map(({ entrant, place }) => [entrant, place])
      .slice(0, 2),
  ).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test('from a level table of a knock-out whoever sat later goes on, and who didn’t come never does', async () => {
  const records = blank(4, 'knockOut', [2]);
  const rounds = [
    [
      { seats: [1, 2], over: true, places: [1, 1], absent: [] },
      { seats: [3, 4], over: true, absent: [3] },
    ],
  ];
  expect((await nextRound({ ...records, rounds })).map((table) => table.toSorted(ascending))).toEqual([[2, 4]]);
  const gone = [
    [
      { seats: [1, 2], over: true, places: [1, 2], absent: [] },
      { seats: [3, 4], over: true, absent: [3, 4] },
    ],
  ];
  expect(await nextRound({ ...records, rounds: gone })).toEqual([]);
});

test('ties are broken by tables won, then by those whom one met; who is equal in all shares a place', () => {
  const rounds = [
    [
      { seats: [1, 2, 3], over: true, places: [1, 2, 3], absent: [] },
      { seats: [4, 5, 6], over: true, places: [1, 2, 2], absent: [] },
    ],
    [
      { seats: [2, 4, 7], over: true, places: [1, 1, 3], absent: [] },
      { seats: [3, 5], over: true, absent: [5] },
      { seats: [1], over: true, absent: [] },
    ],
  ];
  const standings = standingsOf({ ...blank(7), rounds });
  expect(standings.map(({ place, entrant, points, won, byes }) => [place, entrant, points, won, byes])).toEqual([
    [1, 1, 2, 1, 1],
    [2, 4, 1.75, 2, 0],
    [3, 2, 1.25, 1, 0],
    [4, 3, 1, 0, 1],
    [5, 5, 0.25, 0, 0],
    [5, 6, 0.25, 0, 0],
    [7, 7, 0, 0, 0],
  ]);
  // A table that is still played counts nothing.
  const going = [...rounds, [{ seats: [1, 2, 3], over: false, absent: [] }]];
  expect(standingsOf({ ...blank(7), rounds: going })).toEqual(standings);
});

test('the search ends whatever the points are, thirds and halves among them, over many rounds', async () => {
  const chance = randomFrom('many');
  let records = blank(16, 'swiss', [4, 3], 12);
  for (let tables = await nextRound(records); tables.length > 0; tables = await nextRound(records))
    records = { ...records, rounds: [...records.rounds, played(tables, chance)] };
  expect(records.rounds).toHaveLength(12);
});
