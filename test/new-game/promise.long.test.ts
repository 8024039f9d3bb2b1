/** What `npm run new-game` promises: as it is made, a game passes everything. In a browser, test/e2e/house/new-game.e2e.ts says so. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW, failure, moveIn, takeOthersOff, typeFailure } from './scratch.ts';
import { namesGames, suitesOfTheShelf } from './suites.ts';

/** Copying and checking take long on a busy machine. */
const PATIENCE = 600_000;

const IDS = Object.values(NEW);

/** The folders of the games. */
const ROOMS = IDS.flatMap((id) => ['games', 'client/text', 'test/games'].map((room) => `${room}/${id}`));

/** What each project of types gets of it. */
const TYPES = {
  '.': ['games/index.ts', ...ROOMS, `test/e2e/games/${NEW.open}.e2e.ts`],
  games: ['index.ts', ...IDS],
  client: IDS.map((id) => `*/${id}`),
  server: ['../games/index.ts'],
} as const;

/** The game's own tests. */
const OWN = ROOMS.filter((room) => room.startsWith('test/'));

/** Every suite that looks at each game on the shelf, whichever it is; and those that look at every file or text. */
const SUITES = [
  ...suitesOfTheShelf(),
  ...['client/text/japanese', 'client/text/english', 'house/boards', 'house/imports', 'house/map', 'house/size'].map(
    (name) => `test/${name}.test.ts`,
  ),
];

let house = '';

beforeAll(() => {
  house = moveIn('open', 'hidden', 'together');
}, PATIENCE);
afterAll(() => rmSync(house, { recursive: true, force: true }));

const passes = (...words: readonly string[]) => expect(failure(house, ...words)).toBeNull();

test.each(Object.entries(TYPES))(
  'types, in %s',
  (project, include) => {
    expect(typeFailure(house, project, ...include)).toBeNull();
  },
  PATIENCE,
);

test(
  'lint, in its rooms',
  () => passes('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...ROOMS),
  PATIENCE,
);

test('format', () => passes('node_modules/oxfmt/bin/oxfmt', '--check'), PATIENCE);

test('dead code', () => passes('node_modules/knip/bin/knip.js'), PATIENCE);

/** It opens pages of a game of the house, too. */
const EVERY_PAGE = 'test/client/app/every-page.test.tsx';

// One of its workers waits for this, which takes as much of the machine: what two load would be loaded twice.
const vitest = (suites: readonly string[], ...words: readonly string[]) =>
  passes('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...words, ...suites);

test('there are suites of the shelf, and those of the laws and of the corpus are among them', () => {
  expect(suitesOfTheShelf()).toEqual(
    expect.arrayContaining(['laws/laws', 'corpus/corpus', 'client/text/options'].map((name) => `test/${name}.test.ts`)),
  );
});

test('tests that need another game beside it', () => vitest([...SUITES.filter(namesGames), EVERY_PAGE]), PATIENCE);

test(
  'its own tests, and those of every game',
  () => {
    takeOthersOff(house);
    // Not of what is no game.
    vitest(
      [...OWN, ...SUITES.filter((suite) => !namesGames(suite) && suite !== EVERY_PAGE)],
      '--testNamePattern',
      '^(?!bazaar)',
    );
  },
  PATIENCE,
);
