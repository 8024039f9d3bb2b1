/** What is kept for when the server can't be reached, what is not, and for how long. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://play.example.org';
const FILES = ['/assets/entry-1.js', '/assets/shared-1.js', '/favicon.svg'];
const PAGE = '<script src="/assets/entry-1.js"></script>';

/** The server: what it answers by path; what isn't here is out of reach. */
let server: Map<string, () => Response>;
let asked: string[];
let shown: object[];
let opened: string[];
let pages: { readonly url: string; focus(): Promise<void> }[];
let handlers: Map<string, (event: object) => void>;
let stores: Map<string, Map<string, Response>>;

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

function cacheOf(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (request: Request | string) => store.get(pathOf(request))?.clone(),
    put: async (path: string, response: Response) => void store.set(path, response.clone()),
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [asked, shown, opened, pages] = [[], [], [], []];
  handlers = new Map();
  stores = new Map();
  server = new Map([
    ['/', () => new Response(PAGE)],
    ...FILES.map((path) => [path, () => new Response(path)] as const),
  ]);
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: async () => {},
    clients: {
      claim: async () => {},
      matchAll: async () => pages,
      openWindow: async (path: string) => opened.push(path),
    },
    registration: { showNotification: async (title: string, options: object) => shown.push({ title, ...options }) },
    navigator: {},
  });
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) => {
      for (const name of stores.keys()) {
        const found = await cacheOf(name).match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(pathOf(request));
    const answer = server.get(pathOf(request));
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Has a build's worker come to life. */
async function install(version = 'one', files: readonly string[] = FILES, entry = 'assets/entry-1.js') {
  vi.resetModules();
  vi.stubGlobal('BUILD', { version, files, entry });
  await import('../../client/app/offline/service-worker.ts');
  await happen('install');
  await happen('activate');
}

async function happen(name: string, about: object = {}): Promise<void> {
  const waited: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...about, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
  await Promise.all(waited);
}

/** What the worker answers; undefined where it leaves that to the browser. */
function ask(path: string, init: { readonly mode?: string; readonly method?: string; readonly origin?: string } = {}) {
  const { mode = 'cors', method = 'GET', origin = ORIGIN } = init;
  let answer: Promise<Response> | undefined;
  const request = { url: origin + path, method, mode };
  handlers.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (answer = response) });
  return answer;
}

test('all files of a build and its page are there without the server', async () => {
  await install();
  server.clear();
  for (const path of FILES) expect(await (await ask(path))?.text()).toBe(path);
  for (const path of ['/', '/play', '/match/abc', '/local/attika/1'])
    expect(await (await ask(path, { mode: 'navigate' }))?.text()).toBe(PAGE);
});

test('what the server alone knows never passes through', async () => {
  await install();
  for (const path of [
    '/api/matches',
    '/api/matches/x',
    '/games',
    '/games/attika',
    '/socket.io/?EIO=4',
    '/licenses.txt',
  ])
    expect(ask(path), path).toBeUndefined();
  for (const method of ['POST', 'HEAD', 'DELETE']) expect(ask('/favicon.svg', { method }), method).toBeUndefined();
  expect(ask('/favicon.svg', { origin: 'https://elsewhere.example.org' })).toBeUndefined();
  expect([...stores.values()].flatMap((store) => [...store.keys()]).toSorted()).toEqual(['/', ...FILES].toSorted());
});

test('the page is the server’s own while that answers, and not kept', async () => {
  await install();
  server.set('/match/abc', () => new Response('a table', { status: 404 }));
  const answer = await ask('/match/abc', { mode: 'navigate' });
  expect([answer?.status, await answer?.text()]).toEqual([404, 'a table']);
  server.set('/match/abc', () => new Response('bad gateway', { status: 502 }));
  expect(await (await ask('/match/abc', { mode: 'navigate' }))?.text()).toBe(PAGE);
});

test('a server that says nothing is waited for four seconds', async () => {
  await install();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const answer = ask('/play', { mode: 'navigate' });
  await vi.advanceTimersByTimeAsync(3999);
  expect(await Promise.race([answer, Promise.resolve('still waiting')])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer)?.text()).toBe(PAGE);
});

test('a new build fetches only what is new; the last one stays for open pages, the one before goes', async () => {
  await install();
  for (const build of ['2', '3']) {
    const [entry, files] = [`assets/entry-${build}.js`, [`/assets/entry-${build}.js`, ...FILES.slice(1)]];
    server.set('/', () => new Response(`<script src="/${entry}"></script>`));
    server.set(`/${entry}`, () => new Response(`/${entry}`));
    asked = [];
    await install(build, files, entry);
    expect(asked.toSorted()).toEqual(['/', `/${entry}`, '/favicon.svg'].toSorted());
  }
  expect([...stores.keys()]).toEqual(['agora-2', 'agora-3']);
  server.clear();
  expect(await (await ask('/assets/entry-2.js'))?.text()).toBe('/assets/entry-2.js');
  expect(await (await ask('/', { mode: 'navigate' }))?.text()).toContain('assets/entry-3.js');
});

test('a page of another build, or a file that is missing, keeps nothing from working as before', async () => {
  await install();
  server.set('/', () => new Response('<script src="/assets/entry-9.js"></script>'));
  await expect(install('two', FILES, 'assets/entry-2.js')).rejects.toThrow('another build');
  server.set('/', () => new Response('<script src="/assets/entry-2.js"></script>'));
  await expect(install('two', ['/assets/entry-2.js'], 'assets/entry-2.js')).rejects.toThrow('Failed to fetch');
  server.set('/assets/entry-2.js', () => new Response('none', { status: 404 }));
  await expect(install('two', ['/assets/entry-2.js'], 'assets/entry-2.js')).rejects.toThrow('could not be fetched');
});

const message = (value: unknown) => ({ data: { json: () => value } });

test('a call becomes a sentence in the reader’s language, and anything else one that says no more', async () => {
  await install();
  const call = { code: 'yourTurn', game: 'lost-cities', match: 'abc', language: 'ja' };
  await happen('push', message(call));
  await happen('push', message({ ...call, language: 'en', match: '../x' }));
  expect(shown).toMatchObject([
    { title: 'ロストシティ：あなたの番です', tag: 'abc', data: '/match/abc', lang: 'ja' },
    { title: 'Lost Cities: it is your turn', data: '/match/..%2Fx', lang: 'en' },
  ]);
  const unreadable = { data: { json: () => JSON.parse('{') as unknown } };
  for (const odd of [
    { data: null },
    unreadable,
    message(null),
    message({ game: 7 }),
    message({ ...call, game: 'chess' }),
  ])
    await happen('push', odd);
  expect(shown).toHaveLength(7);
  expect(shown.slice(2, 6)).toMatchObject(
    Array.from({ length: 4 }, () => ({ title: 'Agora: it is your turn', data: '/' })),
  );
  expect(shown[6]).toMatchObject({ title: 'アゴラ：あなたの番です', data: '/match/abc' });
});

test('a call to a circle says when it meets, by the reader’s clock, and leads to its page', async () => {
  await install();
  const at = new Date(2030, 5, 1, 20, 30).getTime();
  const call = { code: 'gathering', circle: 'c/1', name: 'Thursdays', at, language: 'en' };
  for (const each of [call, { ...call, language: 'ja' }, { ...call, at: 'soon' }]) await happen('push', message(each));
  expect(shown).toMatchObject([
    { title: expect.stringMatching(/^Thursdays: you meet at 8:30\sPM$/) as string, tag: 'c/1', data: '/circle/c%2F1' },
    { title: 'Thursdays：20:30に集まります', lang: 'ja' },
    { title: 'Agora: it is your turn', data: '/' },
  ]);
});

test('a pressed call leads to its table: to the page that shows it, else to a new one', async () => {
  await install();
  const close = vi.fn();
  const focus = vi.fn(async () => {});
  pages = [{ url: `${ORIGIN}/match/other`, focus: async () => {} }];
  const pressed = { notification: { close, data: '/match/abc' } };
  await happen('notificationclick', pressed);
  expect(opened).toEqual(['/match/abc']);
  pages.push({ url: `${ORIGIN}/match/abc`, focus });
  await happen('notificationclick', pressed);
  expect(opened).toHaveLength(1);
  expect(focus).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});
