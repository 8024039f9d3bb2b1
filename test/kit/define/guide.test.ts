/** The games in the guide (games/README.md) keep the laws as they stand there. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Lawful, laws } from '../../../games/kit/laws/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GUIDE = readFileSync(join(ROOT, 'games/README.md'), 'utf8');

mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const scratch = mkdtempSync(join(ROOT, 'test-results', 'guide-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const sources = [...GUIDE.matchAll(/```ts\n([\s\S]*?)\n```/g)]
  .map(([, source]) => source!)
  .filter((source) => source.includes('defineGame('));

const games = await Promise.all(
  sources.map(async (source, at) => {
    const path = join(scratch, `game-${at}.ts`);
    writeFileSync(path, source.replaceAll(`'../kit/`, `'${ROOT}games/kit/`));
    return ((await import(path)) as { readonly game: Lawful }).game;
  }),
);

test('there are some', () => expect(games.length).toBeGreaterThanOrEqual(3));

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, game) => {
  for (const { name, check } of laws(game)) test(name, check);
});
