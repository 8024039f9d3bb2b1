/**
 * The service worker: serves Agora's page and files when the server can't be reached, so that games on one screen still
 * work. Requests about tables and sockets don't pass through it. It is built into one file of its own.
 */
import { below, keyHere } from '../../kept/site.ts';
import { answer, notify } from './notify.ts';

/** The files of a build. */
export interface Build {
  /** Different for every build. */
  readonly version: string;
  /** The paths of all files. */
  readonly files: readonly string[];
  /** The first script of a page of this build. */
  readonly entry: string;
}

/** Filled in by server/cli/bundle/offline.ts. */
declare const BUILD: Build;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files, entry } = BUILD;
const own = new Set(files);

const OURS = keyHere('agora-');
const KEPT = `${OURS}${version}`;
/** The page, which is the same for every address. */
const PAGE = below('/');
/** The files whose names hang on what they say. */
const ASSETS = below('/assets/');
/** How long to wait for the server before showing the cached page, in milliseconds. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(keep());
  // Safe for open pages: the names of their files contain hashes, so they never mean something else.
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forget(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (own.has(pathname) || pathname.startsWith(ASSETS)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

worker.addEventListener('push', (event) => event.waitUntil(notify(worker, event.data)));

worker.addEventListener('notificationclick', (event) => event.waitUntil(answer(worker, event.notification)));

/** Downloads the whole build, except files that an earlier build had, too. */
async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  const shell = await fetch(PAGE, { cache: 'no-store' });
  // The server may have a newer or older build than this worker.
  if (!shell.ok || !(await shell.clone().text()).includes(entry)) throw new Error('the page is of another build');
  await Promise.all(
    files.map(async (path) => {
      const known = path.startsWith(ASSETS) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${path} could not be fetched`);
      await cache.put(path, response);
    }),
  );
  await cache.put(PAGE, shell);
}

/** Keeps the build before this one for pages that are still open. */
async function forget(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const others = builds.filter((name) => name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The server's page, or the cached one if the server doesn't answer. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(KEPT)).match(PAGE, { ignoreVary: true });
  const fetched = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  const first = await Promise.race([fetched, late]);
  // If the server is down, a proxy may still answer, with an error.
  const sound = first !== undefined && first.status < 500 ? first : undefined;
  return sound ?? (await kept()) ?? (await fetched) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
}
