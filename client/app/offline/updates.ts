/** Has the browser keep Agora for when the server can't be reached, and tells of new versions. */
import { awaited } from '../../kit/page/Spinner.tsx';
import { PATIENCE, inTime } from '../../kit/patience.ts';
import { below } from '../../kept/site.ts';
import { createStore } from '../../kept/store.ts';

/** Whether a newer version than this page's is ready. Open pages are never forced to update. */
export const newVersion = createStore(false);

/** How often an open page looks for a new version, in milliseconds. */
const ASKING = 60 * 60 * 1000;

/** Within this many milliseconds a loaded page is drawn, even on a slow phone. */
const DRAWING = 1000;

/** Works only on https and on this computer, where browsers allow it. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) void isNewest().then((newest) => newVersion.set(!newest));
    kept = true;
  });
  void shown().then(() => register(serviceWorker));
}

/**
 * Whether this page begins with the same script as the one the server sends now: then it came from the new version
 * already, and only what is kept for offline use was older.
 */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const sent = await inTime(PATIENCE.request, async (signal) =>
    (await fetch(below('/'), { cache: 'no-store', signal })).text(),
  ).catch(() => '');
  return typeof entry === 'string' && sent.includes(entry);
}

/** Waits until the page itself is loaded, because downloading Agora for offline use takes bandwidth. */
async function shown(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  while (awaited.get() > 0) await change();
  // The page still has to be drawn.
  await new Promise((resolve) => setTimeout(resolve, DRAWING));
}

/** Resolves at the next change of what the page waits for. */
function change(): Promise<void> {
  return new Promise((resolve) => {
    const end = awaited.subscribe(() => {
      end();
      resolve();
    });
  });
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register(below('/service-worker.js'));
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < ASKING) return;
      asked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Without a service worker the page works as long as the server is there.
  }
}
