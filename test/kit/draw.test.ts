import { expect, test } from 'vitest';
import { isValue, pledgeOf, seedOf } from '../../games/kit/draw.ts';
import { freshSecret } from '../../games/kit/random.ts';

const secret = '0'.repeat(64);
const draw = { match: 'm', secret, shares: ['1'.repeat(64), null] };

test('a seed follows from match, secret, and whose share is which', () => {
  const seeds = [
    draw,
    { ...draw, match: 'n' },
    { ...draw, secret: '2'.repeat(64) },
    { ...draw, shares: ['2'.repeat(64), null] },
    { ...draw, shares: [null, '1'.repeat(64)] },
    { ...draw, shares: ['1'.repeat(64)] },
    { ...draw, shares: ['1'.repeat(64), null, null] },
    { ...draw, shares: [null, null] },
  ].map(seedOf);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true);
  expect(seedOf({ ...draw })).toBe(seeds[0]);
});

test('fresh values are 256 bits each, and none is like another', () => {
  const values = Array.from({ length: 20 }, freshSecret);
  expect(values.every(isValue)).toBe(true);
  expect(new Set(values.map((value) => value.slice(0, 16))).size).toBe(20);
  expect(isValue(pledgeOf(secret))).toBe(true);
  for (const text of ['', secret.slice(1), `${secret}0`, secret.replaceAll('0', 'A'), `${secret}\n`])
    expect(isValue(text)).toBe(false);
});
