/** The rooms `npm run new-game` makes hold a whole game. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameModule } from '../../games/index.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import { newGame } from '../../server/cli/new-game.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let scratch = '';

beforeEach(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  scratch = mkdtempSync(join(ROOT, 'test-results', 'new-game-'));
  mkdirSync(join(scratch, 'games'));
  cpSync(join(ROOT, 'games/index.ts'), join(scratch, 'games/index.ts'));
  symlinkSync(join(ROOT, 'games/kit'), join(scratch, 'games/kit'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const shelf = () => readFileSync(join(scratch, 'games/index.ts'), 'utf8');

test('a new game has every room, stands on the shelf and can be played', async () => {
  const written = newGame(scratch, 'stone-heap');
  for (const room of ['meta', 'types', 'data', 'state', 'hidden', 'flow', 'moves/index', 'score', 'bot', 'index']) {
    expect(written).toContain(`games/stone-heap/${room}.ts`);
  }
  expect(written).toContain('client/boards/stone-heap/index.tsx');
  expect(written).toContain('test/games/stone-heap/rules.test.ts');
  expect(shelf()).toContain("{ meta: stoneHeap, load: () => import('./stone-heap/index.ts') }");
  const files = written.map((path) => readFileSync(join(scratch, path), 'utf8'));
  expect(files.join('')).not.toMatch(/__\w+__/);
  const { rules } = (await import(join(scratch, 'games/stone-heap/index.ts'))) as GameModule;
  const { end } = recordRandomGame(rules, { players: 3, options: {}, seed: 'new' }, 100);
  expect(rules.result(end.state)?.ending).toBe('heapEmpty');
});

test.each([
  ['Stone Heap', 'small letters'],
  ['../stone', 'small letters'],
  ['', 'small letters'],
  ['katason', 'already'],
])('the id "%s" is refused with a reason, and nothing is written', (id, reason) => {
  mkdirSync(join(scratch, 'games/katason'));
  const before = shelf();
  expect(() => newGame(scratch, id)).toThrow(reason);
  expect(shelf()).toBe(before);
  expect(existsSync(join(scratch, 'client'))).toBe(false);
});
