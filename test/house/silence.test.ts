/**
 * Silence isn't an answer. Everything in the client that waits for somebody else waits by a limit of
 * client/kit/patience.ts; what happens then is tested where the test named here says.
 */
import { expect, test } from 'vitest';
import { filesIn, read, withoutComments } from './source.ts';

interface Wait {
  /** How often the file waits so. */
  readonly times: number;
  /** Its limits; or why it needs none. */
  readonly limits: readonly string[] | string;
  /** Where it is tested what happens after them. */
  readonly test?: string;
}

const WAITS: Readonly<Record<string, Wait>> = {
  'client/asking/ask.ts': { times: 1, limits: ['request'], test: 'test/client/kit/patience.test.ts' },
  'client/app/offline/updates.ts': { times: 1, limits: ['request'], test: 'test/client/kit/patience.test.ts' },
  'client/app/offline/reach.ts': { times: 1, limits: ['request'], test: 'test/client/kit/patience.test.ts' },
  'client/lobby/list/live-list.ts': {
    times: 1,
    limits: ['stream', 'quietStream'],
    test: 'test/client/lobby/live-list.test.ts',
  },
  'client/online/wire/early.ts': { times: 1, limits: 'is handed to ways.ts, whose limits it gets' },
  'client/online/wire/ways.ts': {
    times: 1,
    limits: ['socket', 'socketAgain', 'opening'],
    test: 'test/client/online/silence.test.ts',
  },
  'client/online/wire/wire.ts': {
    times: 3,
    limits: ['receipt', 'lostReceipt'],
    test: 'test/client/online/silence.test.ts',
  },
  'client/app/offline/service-worker.ts': {
    times: 4,
    limits: 'shows the page it has kept after a limit of its own; downloads for later, for which nobody waits',
  },
};

/** Whatever asks somebody else: a request, a stream, a socket, a message that wants a receipt. */
const ASKS = /\bfetch\((?!\))|\bnew EventSource\(|\bnew WebSocket\(|extends OverWebSocket\b|\.emit\(/g;

/** A function of that name which isn't the browser's. */
const OWN = /\b(?:const|function) fetch\b|\.fetch\(|\bconst fetch =/;

const client = filesIn('client', '.ts', '.tsx');

function asksIn(path: string): number {
  const code = withoutComments(read(path)).replaceAll(/\.fetch\(/g, '.own(');
  return OWN.test(code) ? 0 : (code.match(ASKS) ?? []).length;
}

test('whoever waits for somebody else is known here, with a limit', () => {
  const found = Object.fromEntries(client.flatMap((path) => (asksIn(path) > 0 ? [[path, asksIn(path)]] : [])));
  expect(found).toEqual(Object.fromEntries(Object.entries(WAITS).map(([path, { times }]) => [path, times])));
});

test('each uses the limits it names, and a test goes beyond each', () => {
  for (const [path, { limits, test: tested = '' }] of Object.entries(WAITS)) {
    if (typeof limits === 'string') continue;
    for (const limit of limits) expect(read(path), `${path}: ${limit}`).toContain(`PATIENCE.${limit}`);
    const proven = limits.filter((limit) => limit !== 'opening');
    for (const limit of proven) expect(read(tested), `${tested}: ${limit}`).toContain(`PATIENCE.${limit}`);
  }
});

test('no limit is nobody’s', () => {
  const names = [...read('client/kit/patience.ts').matchAll(/^ {2}(\w+): [\d_]+,$/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  const code = client
    .filter((path) => path !== 'client/kit/patience.ts')
    .map(read)
    .join('');
  expect(names.filter((name) => !code.includes(`PATIENCE.${name}`))).toEqual([]);
});

test('code that is loaded later comes by the one way that has a limit', () => {
  const loading = client.filter((path) => /\blazy\(/.test(withoutComments(read(path))));
  expect(loading).toEqual(['client/kit/page/lazily.tsx']);
  expect(read('client/kit/page/lazily.tsx')).toContain('inTime(PATIENCE.part, load)');
});
