import { expect, test } from 'vitest';
import { pairedVariants, variants } from '../../games/kit/laws/law.ts';
import { shelf } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';

const meta: Meta = {
  id: 'coins',
  names: { en: 'Coins' },
  players: { min: 2, max: 3, default: 2 },
  colours: ['red', 'blue', 'green'],
  minutes: 5,
  options: {
    toss: { choices: ['fair', 'bent'], default: 'fair' },
    coins: { choices: ['one', 'two', 'three'], default: 'one' },
    loud: { choices: [true, false], default: false },
    late: { choices: [true, false], default: false },
  },
};

test('every combination of options is among all variants once for each number of players', () => {
  const all = variants(meta, 'seed');
  expect(all).toHaveLength(2 * (2 * 3 * 2 * 2));
  expect(new Set(all.map(({ options, players }) => JSON.stringify([options, players]))).size).toBe(all.length);
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(all.length);
});

test('any two choices meet in a paired variant of each number of players, and those are few', () => {
  const paired = pairedVariants(meta, 'seed');
  for (const players of [2, 3]) {
    const combined = paired.filter((start) => start.players === players).map(({ options }) => options as Chosen);
    for (const [one, { choices: ones }] of Object.entries(meta.options as Specs))
      for (const [other, { choices: others }] of Object.entries(meta.options as Specs))
        for (const a of ones)
          for (const b of others)
            if (one !== other) expect(combined.some((chosen) => chosen[one] === a && chosen[other] === b)).toBe(true);
    // No fewer than 3 × 2 can hold three choices with each of two.
    expect(combined.length).toBeGreaterThanOrEqual(6);
    expect(combined.length).toBeLessThan(12);
  }
});

test('a game without options has one variant for each number of players', () => {
  const { meta: plain } = shelf.get('atlantis')!;
  expect(pairedVariants(plain, 'seed')).toEqual(variants(plain, 'seed'));
});

type Chosen = Readonly<Record<string, unknown>>;
type Specs = Readonly<Record<string, { readonly choices: readonly (string | boolean)[] }>>;
