import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { CLOCKS, isLevel, levelIds, levelOf } from '../../../games/kit/search/levels.ts';

const ladderOf = (game: Parameters<typeof levelOf>[0]) => levelIds.map((id) => levelOf(game, id));

const pairwise = <T>(all: readonly T[]) => all.slice(1).map((one, i) => [all[i]!, one] as const);

test('only the ids of levels name one, weakest first', () => {
  expect(levelIds).toEqual(['easy', 'normal', 'hard', 'master']);
  expect(levelIds.every(isLevel)).toBe(true);
  expect([undefined, 1, '', 'toString', 'constructor'].some(isLevel)).toBe(false);
});

const games = [...shelf.values()].map(({ meta, load }) => ({
  id: meta.id,
  load: async () => (await load()).knowledge,
}));
const unnamed = { id: 'a game that says nothing of levels', load: () => Promise.resolve({}) };

test.each([...games, unnamed])(
  '$id: each level is less hasty than the one below, or thinks longer',
  async ({ load }) => {
    const ladder = ladderOf(await load());
    for (const [lower, higher] of pairwise(ladder)) {
      const colder = (lower.temperature ?? 0) - (higher.temperature ?? 0);
      const longer = higher.iterations - lower.iterations;
      expect(Math.min(colder, longer)).toBeGreaterThanOrEqual(0);
      expect(Math.max(colder, longer)).toBeGreaterThan(0);
    }
    for (const { iterations, temperature } of ladder) expect(iterations === 0 && temperature === undefined).toBe(false);
    expect(ladder.at(-1)!.temperature).toBeUndefined();
    expect(ladder.map(({ milliseconds }) => milliseconds)).toEqual(Object.values(CLOCKS));
  },
);

test('a level thinks no longer than hosts wait for it', () => {
  expect(CLOCKS).toEqual({ easy: 300, normal: 1000, hard: 2000, master: 5000 });
});
