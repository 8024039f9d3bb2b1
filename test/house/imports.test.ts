/** Who may import what: the table of the house, enforced. */
import { describe, expect, test } from 'vitest';
import { circles } from './circles.ts';
import { type Import, filesIn, importsOf, withoutComments, read } from './source.ts';

const SOURCE = ['.ts', '.tsx', '.mjs'];

const isPackage = ({ to }: Import) => !/^(?:games|client|server|test)\//.test(to) && !to.endsWith('.css');
const isEngine = ({ to }: Import) => to === 'boardgame.io' || to.startsWith('boardgame.io/') || to.startsWith('#bgio/');
const isNode = ({ to }: Import) => to.startsWith('node:');
const within = ({ to }: Import, ...folders: readonly string[]) => folders.some((folder) => to.startsWith(folder));
const sameGame = (line: Import) => /^(?:client\/boards|games)\/([^/]+)\//.exec(line.from)?.[1] ?? '';

/** Whether a file of games/ may import what it does. */
function gamesMay(line: Import): boolean {
  if (line.from === 'games/index.ts') return within(line, 'games/') || (isEngine(line) && line.typesOnly);
  if (line.from.startsWith('games/kit/laws/')) return lawsMay(line);
  const engineRooms = ['games/kit/game.ts', 'games/kit/search/', 'games/kit/shelf.ts', 'games/kit/stock/'];
  const engineRoom = engineRooms.some((place) => line.from.startsWith(place));
  // Pure functions over bytes, which nobody should write for themselves.
  if (line.from === 'games/kit/sha256.ts') return line.to.startsWith('@noble/hashes/');
  if (isPackage(line)) return isEngine(line) && engineRoom;
  return (
    within(line, 'games/kit/') || (!line.from.startsWith('games/kit/') && within(line, `games/${sameGame(line)}/`))
  );
}

/** The laws know games by the contract alone, and their sources by the place that an error names. */
function lawsMay(line: Import): boolean {
  if (isPackage(line)) return isEngine(line) || line.to === 'node:util' || line.to === 'node:fs';
  return within(line, 'games/kit/');
}

function boardsMay(line: Import): boolean {
  if (isPackage(line)) return !isEngine(line) && !isNode(line) && !/^(?:socket\.io|comlink)/.test(line.to);
  const game = sameGame(line);
  const own = within(
    line,
    `games/${game}/`,
    'games/kit/',
    `client/boards/${game}/`,
    // What a board doesn't draw itself it has from the one that draws any game.
    'client/boards/plain/',
    'client/stage/',
    'client/kit/',
    'client/text/',
    'client/kept/',
  );
  return own || (line.to === 'client/boards/contract.ts' && line.typesOnly) || line.to.endsWith('.css');
}

/** The layers of the client from the top. Each imports from itself and from what lies below, types included. */
const LAYERS: readonly (readonly string[])[] = [
  ['client/main.tsx', 'client/index.ts', 'client/app/'],
  [
    'client/home/',
    'client/lobby/',
    'client/local/',
    'client/online/',
    'client/people/',
    'client/circles/',
    'client/groups/',
    'client/tournaments/',
    'client/results/',
    'client/replay/',
    'client/deal/',
    'client/review/',
    'client/lesson/',
    'client/hint/',
    'client/verify/',
  ],
  ['client/asking/', 'client/heading/', 'client/records/', 'client/saved/', 'client/stock/', 'client/thinking/'],
  ['client/table/'],
  ['client/boards/'],
  ['client/boards/contract.ts', 'client/stage/'],
  ['client/kit/'],
  ['client/text/'],
  ['client/kept/'],
];

/** The lowest layer that names a path of the client. */
function layerOf(path: string): number {
  return LAYERS.findLastIndex((places) => places.some((place) => path.startsWith(place)));
}

/** Whether a file of the client imports nothing from above it. */
function downward({ from, to }: Import): boolean {
  return layerOf(from) >= 0 && (!to.startsWith('client/') || layerOf(to) >= layerOf(from));
}

function clientMay(line: Import): boolean {
  if (!downward(line)) return false;
  if (line.from.startsWith('client/boards/')) return boardsMay(line);
  // What a game says of its moves comes to the stage as a value.
  if (line.from.startsWith('client/stage/') && within(line, 'client/boards/', 'client/text/')) return false;
  if (isPackage(line)) return !isNode(line) && !/^(?:koa|libsql|pino|socket\.io$)/.test(line.to);
  if (within(line, 'server/')) return line.to.startsWith('server/contract/') && line.typesOnly;
  return within(line, 'games/', 'client/') || line.to.endsWith('.css');
}

/** What keeps, judges and plays matches, and knows nothing of the ways by which somebody asks for it. */
const DOMAIN = ['server/match/', 'server/bots/', 'server/storage/'];

function serverMay(line: Import): boolean {
  const inDomain = DOMAIN.some((place) => line.from.startsWith(place));
  if (inDomain && within(line, 'server/http/', 'server/lobby/', 'server/transport/')) return false;
  if (isPackage(line)) return !/^(?:react|@base-ui|wouter|lucide)/.test(line.to);
  return within(line, 'games/', 'server/');
}

const parts: [string, (line: Import) => boolean][] = [
  ['games', gamesMay],
  ['client', clientMay],
  ['server', serverMay],
];

describe.each(parts)('%s', (part, may) => {
  test('imports nothing it may not', () => {
    const lines = filesIn(part, ...SOURCE).flatMap((path) => importsOf(path));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !may(line)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

test.each([
  ['games/katason/moves.ts', `import { x } from '../lost-cities/x.ts';`],
  ['games/katason/moves.ts', `export { x } from '../../client/x.ts';`],
  ['games/katason/moves.ts', `import 'node:fs';`],
  ['games/katason/moves.ts', `import type { Game } from 'boardgame.io';`],
  ['games/kit/random.ts', `const x = await import('../katason/board.ts');`],
  ['games/kit/table.ts', `import { Client } from '#bgio/client';`],
  ['games/kit/laws/law.ts', `import { expect } from 'vitest';`],
  ['games/kit/laws/law.ts', `import { rules } from '../../katason/index.ts';`],
  ['client/app/App.tsx', `import { main } from '../../server/main.ts';`],
  ['client/app/App.tsx', `import { calls } from '../../server/contract/contract.ts';`],
  ['client/app/App.tsx', `import {\n  readFile,\n} from 'node:fs';`],
  ['client/boards/katason/Board.tsx', `import { Client } from '#bgio/client';`],
  ['client/boards/katason/Board.tsx', `import { x } from '../lost-cities/x.ts';`],
  ['client/boards/katason/Board.tsx', `import { x } from '../../../games/lost-cities/x.ts';`],
  ['client/kit/dialogs/Dialog.tsx', `import type { Match } from '../../table/match.ts';`],
  ['client/text/index.ts', `import { Button } from '../kit/controls/Button.tsx';`],
  ['client/kept/settings.ts', `import type { Text } from '../text/shell/en.ts';`],
  ['client/boards/contract.ts', `import type { Board } from './katason/Board.tsx';`],
  ['client/boards/katason/Board.tsx', `import type { Match } from '../../table/match.ts';`],
  ['client/table/match.ts', `import type { Answer } from '../asking/api.ts';`],
  ['client/table/TablePage.tsx', `const page = await import('../online/OnlinePage.tsx');`],
  ['client/asking/ask.ts', `import type { Seated } from '../lobby/seat/seating.ts';`],
  ['client/local/LocalPage.tsx', `import type { Props } from '../app/App.tsx';`],
  ['client/attic/Chest.tsx', `import { Button } from '../kit/Button.tsx';`],
  ['server/main.ts', `import { App } from '../client/app/App.tsx';`],
  ['server/main.ts', `import { useState } from 'react';`],
  ['server/match/matches.ts', `import { answerRefused } from '../http/answer.ts';`],
  ['server/bots/bots.ts', `import type { ListFeed } from '../lobby/list-feed.ts';`],
  ['server/storage/database.ts', `import { Rooms } from '../transport/rooms.ts';`],
])('%s may not %s', (path, source) => {
  const may = parts.find(([part]) => path.startsWith(`${part}/`))![1];
  expect(importsOf(path, source).map(may)).toEqual([false]);
});

test('a board may begin as the plain one of which it replaces a part', () => {
  const lines = importsOf('client/boards/hearts/index.tsx', `import { plainBoard } from '../plain/index.tsx';`);
  expect(lines.map(clientMay)).toEqual([true]);
});

test('links of pages are the site’s own, which leads nowhere that it has no page', () => {
  const takes = (path: string) => /import \{[^}]*\bLink\b[^}]*\} from 'wouter'/.test(read(path));
  expect(filesIn('client', '.tsx').filter(takes)).toEqual(['client/kit/page/Link.tsx']);
});

test('nothing imports itself on the way round, types included', () => {
  const files = ['client', 'games', 'server', 'test'].flatMap((part) => filesIn(part, ...SOURCE));
  expect(circles(files.flatMap((path) => importsOf(path)))).toEqual([]);
});

test('a circle of imports is found, of types too', () => {
  const imports = [
    ...importsOf('client/table/a.ts', `import { b } from './b.ts';`),
    ...importsOf('client/table/b.ts', `import { d } from '../kit/d.ts';\nimport type { C } from './c.ts';`),
    ...importsOf('client/table/c.ts', `export type { B } from './b.ts';`),
  ];
  expect(circles(imports)).toEqual([['client/table/b.ts', 'client/table/c.ts']]);
});

test('the rules know no clock, no timer, no chance but their own and no screen', () => {
  const banned =
    /\bMath\.random\b|\bnew Date\b|\bDate\.|\bset(?:Timeout|Interval)\b|\bperformance\b|\bwindow\b|\bdocument\b|\bprocess\./;
  const found = filesIn('games', ...SOURCE).filter((path) => banned.test(withoutComments(read(path))));
  expect(found).toEqual([]);
});

/** The folder below a part that a file lies in; a file that lies in none is a room by itself. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');

test.each(['games', 'server', 'client'])('no rooms of %s import each other on the way round', (part) => {
  const lines = filesIn(part, ...SOURCE).flatMap((path) => importsOf(path));
  const between = lines
    .filter((line) => within(line, `${part}/`))
    .map((line) => ({ ...line, from: roomOf(line.from), to: roomOf(line.to) }))
    .filter(({ from, to }) => from !== to);
  expect(between.length).toBeGreaterThan(0);
  expect(circles(between)).toEqual([]);
});
