/** Ratings, against a second computation from the formulas alone, and what agreed losses come to. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botPoints } from '../../../client/results/bots.ts';
import { ratingsIn } from '../../../client/results/rating.ts';
import type { MatchResult } from '../../../server/contract/results.ts';
import { type Belief, believedAfter, UNKNOWN } from './plackett-luce.ts';

type Places = Readonly<Record<string, number>>;

let at = 0;
/** A rated match: names of people, levels of bots with a `*`, and `guest`, whom nobody knows. */
function match(places: Places, more: Partial<MatchResult> = {}): MatchResult {
  const seats = Object.entries(places).map(([name, place]) => ({
    ...(name.startsWith('*') ? { bot: name.slice(1) } : name.startsWith('guest') ? {} : { who: name }),
    place,
    points: 0,
  }));
  return { id: `${at++}`, game: 'katason', at, rated: true, seats, ...more };
}

const all = () => true;
const nobody = () => false;

/** Our points of a belief, as the page says them: 400 for ten to one in a game of two. */
const pointsOf = ({ mean, variance }: Belief) => {
  const point = 400 / Math.log(10) / Math.sqrt(2 * (25 / 6) ** 2);
  return [1500 + point * (mean - 25), 1.96 * point * Math.sqrt(variance)] as const;
};

const told = (results: readonly MatchResult[], isTrusted: (who: string) => boolean) =>
  new Map([...ratingsIn(results.toReversed(), isTrusted)].map(([who, { points, spread }]) => [who, [points, spread]]));

test('ratings are those of the model, whoever sat there, match after match', () => {
  const played: readonly Places[] = [
    { ann: 1, ben: 2 },
    { ben: 1, cy: 2, ann: 3 },
    { cy: 1, ann: 1, dan: 3, ben: 4 },
    { dan: 1, ann: 2 },
  ];
  const beliefs = new Map<string, Belief>();
  for (const places of played) {
    const names = Object.keys(places);
    const before = (name: string) => beliefs.get(name) ?? UNKNOWN;
    const after = names.map((name) => {
      const order = [name, ...names.filter((other) => other !== name)];
      return [
        name,
        believedAfter(
          order.map(before),
          order.map((each) => places[each]!),
        ),
      ] as const;
    });
    for (const [name, belief] of after) beliefs.set(name, belief);
  }
  const ratings = told(
    played.map((places) => match(places)),
    all,
  );
  expect([...ratings.keys()].toSorted()).toEqual(['ann', 'ben', 'cy', 'dan']);
  for (const [who, [points, spread]] of ratings) {
    const expected = pointsOf(beliefs.get(who)!);
    expect(points).toBeCloseTo(expected[0], 8);
    expect(spread).toBeCloseTo(expected[1], 8);
  }
});

test('a bot is an opponent of the strength that was measured, and stays it; a guest is one of whom nothing is known', () => {
  const point = 400 / Math.log(10) / Math.sqrt(2 * (25 / 6) ** 2);
  const hard = { mean: 25 + (botPoints('katason', 'hard')! - 1500) / point, variance: (100 / point) ** 2 };
  const once = believedAfter([UNKNOWN, hard], [1, 2]);
  const twice = believedAfter([once, hard], [1, 2]);
  const won = match({ ann: 1, '*hard': 2 });
  expect(told([won, won], nobody).get('ann')![0]).toBeCloseTo(pointsOf(twice)[0], 8);
  const strange = told([match({ ann: 1, guest: 2 })], nobody);
  expect([...strange.keys()]).toEqual(['ann']);
  expect(strange.get('ann')![0]).toBeCloseTo(pointsOf(believedAfter([UNKNOWN, UNKNOWN], [1, 2]))[0], 8);
});

test('what isn’t rated counts nothing', () => {
  const { rated, ...casual } = match({ ann: 1, ben: 2 });
  expect(rated).toBe(true);
  expect(ratingsIn([casual], all).size).toBe(0);
});

test('people who lose to each other by agreement move nobody whose rating is settled, and don’t settle', () => {
  const evening = Array.from({ length: 8 }, (_, round) =>
    match({ keeper: 1 + (round % 2), ann: 2 - (round % 2), ben: 3 }),
  );
  const isKeeper = (who: string) => who === 'keeper';
  const before = ratingsIn(evening.toReversed(), isKeeper);
  expect([before.get('ann')!.settled, before.get('ben')!.settled]).toEqual([true, true]);
  const agreed = Array.from({ length: 40 }, () => match({ eve: 1, puppet: 2 }));
  const thrown = Array.from({ length: 4 }, () => match({ ann: 1, puppet: 2 }));
  const after = ratingsIn([...evening, ...agreed, ...thrown].toReversed(), isKeeper);
  for (const who of ['keeper', 'ann', 'ben']) expect(after.get(who)).toEqual(before.get(who));
  expect(after.get('eve')!.settled).toBe(false);
});

test('whoever is trusted is moved by all they meet', () => {
  const once = match({ keeper: 1, ann: 2 });
  expect(told([once], (who) => who === 'keeper')).toEqual(told([once], all));
});

test('five matches with somebody settled settle a rating', () => {
  const isKeeper = (who: string) => who === 'keeper';
  const settled = (matches: number) =>
    ratingsIn(
      Array.from({ length: matches }, () => match({ keeper: 1, ann: 2 })),
      isKeeper,
    ).get('ann')!.settled;
  expect([settled(4), settled(5)]).toEqual([false, true]);
  expect(
    ratingsIn(
      Array.from({ length: 5 }, () => match({ '*easy': 2, ann: 1 })),
      nobody,
    ).get('ann')!.settled,
  ).toBe(true);
});

test.each(['asterion', 'atlantis', 'attika', 'katason', 'lost-cities'])(
  'the bots of %s are rated as measured',
  (game) => {
    const scale = readFileSync(new URL(`../../../games/${game}/bot/SCALE.md`, import.meta.url), 'utf8');
    const rated = ['easy', 'normal', 'hard', 'master'].map((level) => {
      const [, elo = ''] = new RegExp(`^\\| ${level} +\\| ([−\\d]+)`, 'm').exec(scale)!;
      return [level, 1500 + Number(elo.replace('−', '-'))] as const;
    });
    for (const [level, points] of rated) expect([level, botPoints(game, level)]).toEqual([level, points]);
    expect(rated.toSorted(([, a], [, b]) => a - b)).toEqual(rated);
  },
);
