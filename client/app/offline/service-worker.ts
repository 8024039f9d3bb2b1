/**
 * Serves Agora where its server can't be reached: the page and all that the games at one screen are made of. What the server
 * alone knows, tables and sockets, never passes through here. Built into one file of its own.
 */
import { answer, notify } from './notify.ts';

/** What a build is made of. */
export interface Build {
  /** Another one for every other build. */
  readonly version: string;
  /** Paths of all files. */
  readonly files: readonly string[];
  /** What a page of this build asks for first. */
  readonly entry: string;
}

/** Filled in by server/cli/offline.ts. */
declare const BUILD: Build;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files, entry } = BUILD;
const own = new Set(files);

const OURS = 'agora-';
const KEPT = `${OURS}${version}`;
/** The page, which is the same for every address. */
const PAGE = '/';
/** How long the server is waited for before the kept page is shown, in milliseconds. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(keep());
  // Nothing that runs is touched: pages fetch what they are made of by names that never change their meaning.
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forget(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (own.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

worker.addEventListener('push', (event) => event.waitUntil(notify(worker, event.data)));

worker.addEventListener('notificationclick', (event) => event.waitUntil(answer(worker, event.notification)));

/** Fetches the whole build; what an earlier one had too is not fetched again. */
async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  const shell = await fetch(PAGE, { cache: 'no-store' });
  // The server may be a step ahead of this file, or behind it.
  if (!shell.ok || !(await shell.clone().text()).includes(entry)) throw new Error('the page is of another build');
  await Promise.all(
    files.map(async (path) => {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${path} could not be fetched`);
      await cache.put(path, response);
    }),
  );
  await cache.put(PAGE, shell);
}

/** The build before this one stays for the pages that are open. */
async function forget(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const others = builds.filter((name) => name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The server's own page; the kept one where that doesn't come. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(KEPT)).match(PAGE, { ignoreVary: true });
  const fetched = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  const first = await Promise.race([fetched, late]);
  // A proxy whose server is away answers all the same.
  const sound = first !== undefined && first.status < 500 ? first : undefined;
  return sound ?? (await kept()) ?? (await fetched) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
}
