/** Has the browser keep Agora for when the server can't be reached, and tells of new versions. */
import { awaited } from '../../kit/page/Spinner.tsx';
import { createStore } from '../../kit/store.ts';

/** Whether a newer version than this page's is ready. It is never forced on a page that is open. */
export const newVersion = createStore(false);

/** How often an open page asks whether there is one, in milliseconds. */
const ASKING = 60 * 60 * 1000;

/** Within so many milliseconds what has come is drawn, also on a slow phone. */
const DRAWING = 1000;

/** Only where the browser may keep things: on https and on this computer. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) newVersion.set(true);
    kept = true;
  });
  void shown().then(() => register(serviceWorker));
}

/** All that the page itself needs comes first: keeping Agora takes the line for some time. */
async function shown(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  while (awaited.get() > 0) await change();
  // It is still to be drawn.
  await new Promise((resolve) => setTimeout(resolve, DRAWING));
}

/** Of what is awaited. */
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
    const registration = await serviceWorker.register('/service-worker.js');
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < ASKING) return;
      asked = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // A browser that keeps nothing plays all the same while the server is there.
  }
}
