/** Classes that are made once more for each game say all they need in their own text. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { ownClass } from '../../../games/kit/define/code.ts';
import { Moves } from '../../../games/kit/define/moves.ts';
import { Player } from '../../../games/kit/define/play.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['moves', Moves],
  ['play', Player],
])('what is made of %s.ts uses nothing of the file', (file, made) => {
  const source = readFileSync(new URL(`../../../games/kit/define/${file}.ts`, import.meta.url), 'utf8');
  const around = [...source.matchAll(/^(?:export )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name!);
  expect(around).toContain(made.name);
  const words = String(made).match(/(?<![.\w])\w+/g)!;
  expect(words.filter((word) => around.includes(word) && word !== made.name)).toEqual([]);
  // As the runner of these tests writes what is imported.
  expect(words.filter((word) => word.startsWith('__'))).toEqual([]);
});

class Counter {
  constructor(private readonly step: number) {}

  after(count: number): number {
    return count + this.step;
  }
}

test('each game has a class of its own that does the same', () => {
  const [one, other] = [ownClass(Counter), ownClass(Counter)];
  expect(one).not.toBe(other);
  expect(one).not.toBe(Counter);
  expect(new one(2).after(3)).toBe(new Counter(2).after(3));
});

test('pages go on with the one there is', () => {
  vi.stubGlobal('location', { href: 'https://example.org/' });
  expect(ownClass(Counter)).toBe(Counter);
});
