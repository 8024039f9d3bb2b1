/** What others get who install Agora: whole, no more than it should be, and enough for a game of their own. */
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { REFERENCE, reference } from '../../server/cli/reference.mjs';
import { importsOf } from '../house/source.ts';
import { edited } from './edited.ts';
import { BEGIN, PAGES, steps, take } from './guide.ts';
import { PACKAGES, failure, moveOut, nameOf, plain } from './install.ts';
import { gamesAt, served } from './served.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const GAMES = [...shelf.keys()];

/** Packing takes long on a busy machine. */
const PATIENCE = 600_000;

let project = '';
/** The files of each package. */
let files: Readonly<Record<string, readonly string[]>> = {};

beforeAll(() => {
  project = moveOut();
  files = Object.fromEntries(PACKAGES.map((name) => [name, filesOf(folderOf(name))]));
}, PATIENCE);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const folderOf = (name: string) => join(project, 'node_modules', nameOf(name));
const read = (name: string, path: string) => readFileSync(join(folderOf(name), path), 'utf8');

function filesOf(folder: string): readonly string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | null | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly private?: boolean;
}

const manifestOf = (name: string) => JSON.parse(read(name, 'package.json')) as Manifest;

test.each(PACKAGES)(
  '%s holds what it exports, its licence, guide and changes, and neither tests nor sources',
  (name) => {
    const own = files[name]!;
    expect(own).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(
      own.filter((path) => !path.startsWith('template/') && /(?:^|[/.])tests?[/.]|(?<!\.d)\.tsx?$/.test(path)),
    ).toEqual([]);
    const targets = Object.values(manifestOf(name).exports).flatMap((door) =>
      typeof door === 'string' ? [door] : Object.values(door ?? {}),
    );
    for (const target of targets) {
      const [before = '', ...after] = target.slice(2).split('*');
      const held = own.filter((path) => path.startsWith(before) && path.endsWith(after.at(-1) ?? ''));
      expect(held.length, target).toBeGreaterThan(0);
    }
  },
);

test('rules need boardgame.io and nothing else, and no package is private', () => {
  expect(manifestOf('agora').dependencies).toEqual({});
  expect(PACKAGES.map((name) => manifestOf(name).private)).toEqual(PACKAGES.map(() => undefined));
  const bytes = files['agora']!.reduce((sum, path) => sum + statSync(join(folderOf('agora'), path)).size, 0);
  expect(bytes).toBeLessThan(5e6);
});

test('what looks inside a match while one develops does not come along', () => {
  expect(
    files['agora-client']!.filter((path) => path.startsWith('client/local/debug/') && path.endsWith('.js')),
  ).toEqual([]);
});

test('no file of them knows where it was made', () => {
  const told = PACKAGES.flatMap((name) =>
    files[name]!.filter((path) =>
      [ROOT, `${homedir()}/`].some((place) => place.length > 1 && read(name, path).includes(place)),
    ),
  );
  expect(told).toEqual([]);
});

/** Everything that comes along with a file of the package. */
function reached(name: string, path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !files[name]!.includes(path)) return seen;
  seen.add(path);
  for (const { to } of importsOf(path, read(name, path))) reached(name, to, seen);
  return seen;
}

test.each(GAMES)('%s comes without the other games', (id) => {
  const rooms = [...reached('agora', `games/${id}/index.js`)].map((path) => path.split('/')[1]);
  expect(new Set(rooms)).toEqual(new Set([id, 'kit']));
});

test.each(GAMES)('%s’s board comes without the others, and its styles with it', (id) => {
  const along = [...reached('agora-client', `client/boards/${id}/index.js`)];
  expect(along).toContain(`client/boards/${id}/Board.css`);
  expect(along.filter((path) => GAMES.some((other) => other !== id && path.includes(`/${other}/`)))).toEqual([]);
});

test.each(['server/index.js', 'server/bots/thread.js'])('%s brings no game along', (entry) => {
  expect(files['agora-server']).toContain(entry);
  const texts = [...reached('agora-server', entry)].map((path) => read('agora-server', path));
  expect(texts.filter((text) => GAMES.some((id) => text.includes(`${nameOf('agora')}/inner/${id}/`)))).toEqual([]);
});

test.each([
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'bundler'],
])('a strict stranger compiles every type of them, %s as %s looks', (module, moduleResolution) => {
  const words = ['-p', 'tsconfig.strict.json', '--module', module, '--moduleResolution', moduleResolution];
  const told = failure(project, 'node_modules/typescript/bin/tsc', ...words) ?? '';
  // What others say in their own types is theirs.
  expect(told.split('\n').filter((line) => /^(?:strict|node_modules\/@agora)/.test(line))).toEqual([]);
});

test('a game of somebody else’s passes the types and, in another test runner, the laws', () => {
  expect(failure(project, 'node_modules/typescript/bin/tsc')).toBeNull();
  expect(failure(project, '--test', 'kiesel.test.js')).toBeNull();
});

test('a game of theirs that is defined keeps them as well', () => {
  expect(failure(project, '--test', 'nim.test.js')).toBeNull();
});

/** From a project in a folder here. */
const TSC = '../node_modules/typescript/bin/tsc';
const VITE = '../node_modules/vite/bin/vite.js';
const tested = (folder: string) =>
  failure(folder, '../node_modules/vitest/vitest.mjs', 'run', '--testTimeout', '60000');

/** Runs `agora`; what it printed where it failed, or null. */
const agora = (...words: readonly string[]) =>
  failure(project, `node_modules/${nameOf('agora')}/bin/agora.mjs`, ...words);

/** A script that throws where a game's words name what it hasn't. */
const speaks = (id: string) => `
  import { demandNames } from './node_modules/${nameOf('agora-client')}/client/text/plain-names.js';
  import { runnerImport } from 'vite';
  const load = async (name) => (await runnerImport(process.cwd() + '/${id}/' + name)).module;
  const { meta, plan } = await load('game.ts');
  const { said } = await load('said.ts');
  for (const [language, own] of Object.entries(said)) demandNames(meta, plan, language, own);`;

test.each(['open', 'hidden', 'together'])(
  'what `agora new` makes, %s, passes its types, its tests and the package’s tools',
  (kind) => {
    const id = `game-${kind}`;
    expect(agora('new', id, kind)).toBeNull();
    const { version } = manifestOf('agora');
    const { dependencies } = JSON.parse(readFileSync(join(project, id, 'package.json'), 'utf8')) as Manifest;
    expect(dependencies).toMatchObject({ [nameOf('agora')]: `^${version}`, [nameOf('agora-server')]: `^${version}` });
    expect(failure(join(project, id), TSC)).toBeNull();
    expect(tested(join(project, id))).toBeNull();
    expect(agora('laws', `${id}/game.ts`, '--games', '4')).toBeNull();
    expect(failure(project, '--input-type=module', '--eval', speaks(id))).toBeNull();
    expect(agora('arena', `${id}/game.ts`, '--players', 'policy,random', '--games', '2')).toBeNull();
    expect(agora('corpus', `${id}/game.ts`, `${id}/corpus.json`)).toBeNull();
    expect(agora('corpus', `${id}/game.ts`, `${id}/corpus.json`)).toBeNull();
  },
);

test('what `agora new --stock` makes is a plain boardgame.io game that passes its types and tests, and is played to its end', async () => {
  expect(agora('new', 'three-in-a-row', '--stock')).toBeNull();
  const folder = join(project, 'three-in-a-row');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).not.toMatch(/laws|arena|corpus/);
  expect(tested(folder)).toBeNull();
  await edited(folder, async (author) => {
    await expect.poll(() => author.told).toContain(author.url);
    const table = await author.table('three-in-a-row');
    for (let step = 1; step <= 7; step++) expect(await table.play()).toEqual({ ok: true, stateID: step });
    expect(await table.status()).toBe('over');
  });
  makeAll(folder);
  await starts(folder, 'Three In A Row');
});

test('the guide leads from an idea to a table', async () => {
  const folder = join(project, 'thirty-one');
  let told = '';
  for (const step of steps(BEGIN)) {
    if (step.name !== '') {
      take(step, folder);
      if (step.instead) told = tested(folder) ?? '';
    } else if (step.kind === 'text') for (const line of step.lines) expect(told).toContain(line);
    else for (const line of step.lines) await done(line, folder);
  }
});

/** What a line of the guide comes to here, where packages lie installed already. */
async function done(line: string, folder: string): Promise<void> {
  if (line.startsWith(`npx ${nameOf('agora')} `)) expect(agora(...line.split(' ').slice(2))).toBeNull();
  else if (line === 'npm test') expect(tested(folder)).toBeNull();
  else if (line === 'npm run build') isBuilt(folder);
  else if (line === 'npm start') await starts(folder, 'Thirty One');
  else expect(['cd thirty-one', 'npm install', 'npm run dev']).toContain(line);
}

/** As the script of that name does: with the mistake of the guide mended. */
function isBuilt(folder: string): void {
  for (const step of steps(BEGIN)) if (step.name !== '' && !step.instead) take(step, folder);
  makeAll(folder);
}

/** Compiles, and builds pages and server. */
function makeAll(folder: string): void {
  expect(failure(folder, TSC)).toBeNull();
  for (const words of [[], ['--ssr']]) expect(failure(folder, VITE, 'build', ...words)).toBeNull();
}

async function starts(folder: string, title: string): Promise<void> {
  const id = basename(folder);
  await served(folder, 'dist/server/server.js', plain(), async (address) => {
    const page = await fetch(`${address}/`);
    expect(await page.text()).toContain(`<title>${title}</title>`);
    expect(await gamesAt(address)).toEqual([id]);
    const made = await fetch(`${address}/games/${id}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    expect(await made.json()).toMatchObject({ matchID: expect.any(String) });
  });
}

test('a table stays while its game is edited, and what fits no more or is broken is told and replaces nothing', async () => {
  expect(agora('new', 'edited-heap')).toBeNull();
  await edited(join(project, 'edited-heap'), async (author) => {
    await expect.poll(() => author.told).toContain(author.url);
    const table = await author.table('edited-heap');
    const most = async () => Math.max(...((await table.mover())?.moves ?? []).map(({ count = 0 }) => count));
    expect(await most()).toBe(2);
    expect(await table.play()).toEqual({ ok: true, stateID: 1 });
    author.edit('game.ts', 'amount(1, 2)', 'amount(1, 1)');
    await expect.poll(most).toBe(1);
    expect(await table.play()).toEqual({ ok: true, stateID: 2 });
    author.edit('game.ts', "at('ring')", "at('rong')");
    await expect.poll(() => author.told).toContain('speaks of "rong"');
    author.edit('game.ts', "at('rong')", "at('ring'");
    await expect.poll(() => author.told).toContain('game.ts:2');
    expect(await table.play()).toEqual({ ok: true, stateID: 3 });
    author.edit('game.ts', "at('ring'", "at('ring')");
    author.edit('game.ts', 'const PLACES = 12', 'const PLACES = 10');
    await expect.poll(table.status).toBe('wornOut');
    author.edit('game.ts', 'const PLACES = 10', 'const PLACES = 12');
    await expect.poll(table.status).toBe('playing');
    expect(await table.play()).toEqual({ ok: true, stateID: 4 });
    // As games that come from boardgame.io do it.
    const core = "import { INVALID_MOVE } from 'boardgame.io/core';\nvoid INVALID_MOVE;\n";
    author.edit('game.ts', 'const PLACES = 12', `${core}const PLACES = 12`);
    author.edit('game.ts', 'amount(1, 1)', 'amount(1, 2)');
    await expect.poll(most).toBe(2);
    expect(await table.play()).toEqual({ ok: true, stateID: 5 });
  });
});

test('the guide comes along, and its links lead from page to page there too', () => {
  const pages = files['agora']!.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');
  expect(pages.filter((path) => path.startsWith('guide/')).length).toBeGreaterThanOrEqual(PAGES.length);
  const links = pages.flatMap((page) =>
    [...read('agora', page).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
      posix.join(posix.dirname(page), to),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((to) => !files['agora']!.includes(to))).toEqual([]);
});

test('the reference says what the code says, and of everything `agora/define` has', () => {
  expect(readFileSync(REFERENCE, 'utf8'), 'npm run reference writes it anew').toBe(reference());
  const exported = readFileSync(join(ROOT, 'games/kit/define/index.ts'), 'utf8').matchAll(/\{([^}]+)\}/g);
  const names = [...exported].flatMap(([, list]) => list!.split(',').map((name) => name.trim())).filter(Boolean);
  for (const name of names) if (!name.startsWith('type ')) expect(reference()).toContain(`### ${name}\n`);
});

test('its site is light: a page, its scripts and few files of fonts', () => {
  expect(agora('new', 'stone-heap')).toBeNull();
  const folder = join(project, 'stone-heap');
  expect(failure(folder, VITE, 'build')).toBeNull();
  const built = filesOf(join(folder, 'dist'));
  const bytes = built.reduce((sum, path) => sum + statSync(join(folder, 'dist', path)).size, 0);
  expect(bytes).toBeLessThan(1.5e6);
  expect(built.filter((path) => path.endsWith('.woff2')).length).toBeLessThanOrEqual(20);
});

test('what the package’s tools can’t do they say', () => {
  expect(agora('new', 'example', 'closed')).toContain('no template "closed", only open, hidden, together');
  expect(agora('new', 'Stone Heap')).toContain('small letters');
  expect(agora('new', 'example', 'open', '--stock')).toContain('template of its own');
  expect(agora('new', '--stock')).toContain('small letters');
  expect(agora('new', 'node_modules')).toContain('small letters');
  expect(agora('laws', 'nowhere.js')).toContain('nowhere.js');
  writeFileSync(join(project, 'broken.ts'), 'export const rules: = 3;');
  expect(agora('laws', 'broken.ts')).toContain('broken.ts:1:21');
});
