/** What a check finds: a match that is as it was fixed, and each way in which one isn't. */
import { expect, test } from 'vitest';
import { type Draw, pledgeOf, seedOf } from '../../../games/kit/draw.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { replay } from '../../../games/kit/record.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { agrees, check } from '../../../client/verify/check.ts';
import type { KeptDeal } from '../../../client/verify/kept-deal.ts';
import { asterion, draw, kept, record } from './drawn.ts';

const other = 'f'.repeat(64);
const moves = record.turns.length;

async function found(of: { record?: GameRecord; draw?: Draw; kept?: KeptDeal } = {}) {
  const report = await check({ ...asterion, record, draw, kept, ...of }, () => undefined, new AbortController().signal);
  return { ...report!, agrees: agrees(report!) };
}

test('a match of which all was kept is found as it was fixed, to the last draw', async () => {
  const end = replay(asterion.module.rules, asterion.meta, record);
  const random = randomFrom(record.seed);
  let draws = 0;
  for (; random.words.join() !== end.random.join(); draws++) random.word();
  expect(draws).toBeGreaterThan(10);
  expect(await found()).toEqual({
    agrees: true,
    server: 'kept',
    shares: ['own', 'kept', 'none'],
    seed: 'fits',
    course: { moves, draws, seen: moves },
  });
});

test('who kept nothing learns that the record is sound, and what they can’t know', async () => {
  expect(await found({ kept: {} })).toMatchObject({
    agrees: true,
    server: 'alone',
    shares: ['alone', 'alone', 'none'],
    seed: 'fits',
    course: { moves, seen: 0 },
  });
});

test('another secret than was shown before is found, though all else follows from it', async () => {
  const chosen = { ...draw, secret: other };
  const seed = seedOf(chosen);
  const of = await found({
    draw: chosen,
    record: { ...record, seed, turns: [] },
    kept: { ...kept, start: undefined! },
  });
  expect(of).toMatchObject({ agrees: false, server: 'differs', seed: 'fits' });
});

test.each([
  [
    'another’s share was changed after the pledges stood fast',
    [draw.shares[0]!, other, null],
    ['own', 'differs', 'none'],
  ],
  ['another’s share was dropped', [draw.shares[0]!, null, null], ['own', 'differs', 'none']],
  ['this browser’s share was dropped', [null, draw.shares[1]!, null], ['differs', 'kept', 'none']],
  ['this browser’s share was exchanged', [other, draw.shares[1]!, null], ['differs', 'kept', 'none']],
  ['somebody added a share who had pledged none', [...draw.shares.slice(0, 2), other], ['own', 'kept', 'differs']],
])('it is found that %s', async (_what, shares, findings) => {
  const tampered = { ...draw, shares };
  const whole = { ...record, seed: seedOf(tampered), turns: [] };
  const of = await found({ draw: tampered, record: whole, kept: { ...kept, start: undefined! } });
  expect(of).toMatchObject({ agrees: false, shares: findings });
});

test('a seed that doesn’t follow from what was fixed is found, and nothing is played from it', async () => {
  const course = { moves: 0, draws: 0, seen: 0 };
  for (const seed of [other.slice(32), 'chosen'])
    expect(await found({ record: { ...record, seed } })).toMatchObject({ agrees: false, seed: 'differs', course });
  expect(await found({ draw: { ...draw, match: 'another' } })).toMatchObject({ agrees: false, seed: 'differs' });
});

test('a move the rules refuse is named', async () => {
  const turns = record.turns.toSpliced(5, 1);
  const { course } = await found({ record: { ...record, turns }, kept: {} });
  expect(course.trouble).toEqual({ kind: 'refused', move: 6 });
  const nobodys = { ...record, turns: [{ seat: 9, move: { type: 'nothing' } }] };
  expect((await found({ record: nobodys, kept: {} })).course.trouble).toEqual({ kind: 'refused', move: 1 });
});

test('a deal or a roll other than this browser saw is named', async () => {
  const deal = await found({ kept: { ...kept, start: 'otherwise' } });
  expect(deal).toMatchObject({ agrees: false, course: { trouble: { kind: 'otherwise', move: 0 } } });
  const seen = `${kept.seen!.slice(0, 8 * 6)}00000000${kept.seen!.slice(8 * 7)}`;
  const roll = await found({ kept: { ...kept, seen } });
  expect(roll).toMatchObject({ agrees: false, course: { moves: 7, trouble: { kind: 'otherwise', move: 7 } } });
});

test('who pledged and didn’t show is told of, and is no fault', async () => {
  const without = { ...draw, shares: [draw.shares[0]!, null, null], round: 2, unshown: [1] };
  const closed = { seats: [pledgeOf(draw.shares[0]!), null, null], round: 2 };
  const whole = { ...record, seed: seedOf(without), turns: [] };
  const of = await found({ draw: without, record: whole, kept: { ...kept, closed, start: undefined! } });
  expect(of).toMatchObject({ agrees: true, shares: ['own', 'unshown', 'none'] });
});

test('nothing more is told once the page has been left', async () => {
  const leaving = new AbortController();
  const told: number[] = [];
  const long = { ...record, turns: record.turns };
  const checked = { ...asterion, record: long, draw, kept };
  const report = check(checked, (done) => told.push(done) > 0 && leaving.abort(), leaving.signal);
  expect([undefined, 'kept']).toContain((await report)?.server);
  expect(told.length).toBeLessThanOrEqual(1);
});
