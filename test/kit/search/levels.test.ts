import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { CLOCKS, isLevel, levelIds, levelOf } from '../../../games/kit/search/levels.ts';

const ladderOf = (game: Parameters<typeof levelOf>[0]) => levelIds.map((id) => levelOf(game, id));

const rises = (numbers: readonly number[]) => numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);

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

test.each([...games, unnamed])('$id: each level thinks longer than the one below, and errs less', async ({ load }) => {
  const ladder = ladderOf(await load());
  const [easy, normal, hard, master] = ladder.map(({ leeway }) => leeway);
  expect(rises(ladder.map(({ iterations }) => iterations))).toBe(true);
  expect(rises([normal!, easy!])).toBe(true);
  expect([hard, master]).toEqual([0, 0]);
  expect(normal).toBeLessThan(0.25);
  expect(ladder.map(({ milliseconds }) => milliseconds)).toEqual(Object.values(CLOCKS));
});

test('a level thinks no longer than hosts wait for it', () => {
  expect(CLOCKS).toEqual({ easy: 300, normal: 1000, hard: 2000, master: 5000 });
});
