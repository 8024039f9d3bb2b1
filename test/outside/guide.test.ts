/** What stands in frames on the guide's pages compiles and does what they say, here on the sources. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demandNames } from '../../client/text/plain-names.ts';
import type { Defined } from '../../games/kit/define/define.ts';
import { type Lawful, type Measure, laws } from '../../games/kit/laws/index.ts';
import { PAGES, lay, layMistaken, newPlace, steps } from './guide.ts';
import { gamesAt, served } from './served.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const place = newPlace();
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Where each page's project lies. */
const folders = new Map<string, string>();
beforeAll(() => {
  for (const page of PAGES) folders.set(page, lay(page, place));
});

/** Whether a page says itself what is in a file. */
const isOwn = (page: string, name: string) => steps(page).some((step) => step.name === name && !step.instead);

/** Runs a program; what it printed where it failed, or null. */
function failure(...words: readonly string[]): string | null {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8', env });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

/** As the project's own compiler does. */
const COMPILER = { extends: join(ROOT, 'server/cli/package/agora/template/every/tsconfig.json'), include: ['**/*'] };

test('the code of every page compiles', () => {
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(COMPILER));
  const told = failure('node_modules/typescript/bin/tsc', '-p', join(place, 'tsconfig.json')) ?? '';
  // Sources and templates are held to settings of their own elsewhere.
  const isOthers = (line: string) => {
    const [, page = '', name = ''] = /guide-\w+\/([\w-]+)\/([\w.]+)\(/.exec(line) ?? [];
    return /^(?:client|games|server)\//.test(line) || (page !== '' && !isOwn(page, name));
  };
  expect(told.split('\n').filter((line) => line.includes('error TS') && !isOthers(line))).toEqual([]);
});

/** A look at every kind of law that takes a second or so for a small game. */
const SHORT: Partial<Measure> = { looks: 8, possible: 100, judged: 4, most: 100, scrambles: 1, through: 1, delayed: 2 };

type Game = Lawful & Pick<Defined<never>, 'plan'>;

const load = (folder: string, name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);

/** The files in which a page defines games. */
const gamesOf = (page: string) =>
  steps(page).flatMap(({ name, instead, lines }) => (!instead && lines.join('').includes('defineGame(') ? [name] : []));

/** What is wrong with a page's games or with their words, or null. */
async function wrongIn(folder: string, names: readonly string[]): Promise<string | null> {
  try {
    for (const name of names) for (const { check } of laws((await load(folder, name)) as Game, SHORT)) check();
    const game = (await load(folder, 'game.ts')) as Game;
    const { said } = (await load(folder, 'said.ts')) as { said: Readonly<Record<string, object>> };
    for (const [language, own] of Object.entries(said)) demandNames(game.meta, game.plan, language, own);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Pages with a game of their own, which is held to the laws, and those with words alone. */
const withGames = PAGES.filter((page) => isOwn(page, 'game.ts') || isOwn(page, 'said.ts'));

describe.each(withGames)('%s', (page) => {
  test('what is shown keeps the laws, and words name what there is', async () => {
    expect(await wrongIn(folders.get(page)!, gamesOf(page))).toBeNull();
  });

  const mistakes = steps(page).flatMap((step, at, all) => (step.instead ? [{ step, at, told: all[at + 1] }] : []));
  test.each(mistakes)('a mistake is told as the page says', async ({ step, at, told }) => {
    const wrong = await wrongIn(layMistaken(folders.get(page)!, step, at), ['game.ts']);
    expect(told?.kind).toBe('text');
    for (const line of told!.lines) expect(wrong).toContain(line);
  });
});

test('every test of a page passes', () => {
  const files = PAGES.flatMap((page) =>
    steps(page).flatMap(({ name }) => (/\.test\./.test(name) ? [join(folders.get(page)!, name)] : [])),
  );
  // Its own, or it would be that of the tests here.
  const own = join(place, 'vitest.config.js');
  writeFileSync(own, 'export default { test: { testTimeout: 60_000 } };');
  expect(failure('node_modules/vitest/vitest.mjs', 'run', '--root', place, '--config', own, ...files)).toBeNull();
});

const withServers = PAGES.filter((page) => isOwn(page, 'server.ts'));

test.each(withServers)('the server of %s starts and answers', async (page) => {
  // The sources are TypeScript.
  await served(folders.get(page)!, 'server.ts', { ...process.env, NODE_OPTIONS: '--import tsx' }, async (address) => {
    expect(await gamesAt(address)).toEqual(['thirty-one']);
  });
});
