/** Has the browser keep Agora for when the server can't be reached, and tells of new versions. */
import { createStore } from '../../kit/store.ts';

/** Whether a newer version than this page's is ready. It is never forced on a page that is open. */
export const newVersion = createStore(false);

/** How often an open page asks whether there is one, in milliseconds. */
const ASKING = 60 * 60 * 1000;

/** Only where the browser may keep things: on https and on this computer. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) newVersion.set(true);
    kept = true;
  });
  // After all that the page itself needs.
  if (document.readyState === 'complete') void register(serviceWorker);
  else window.addEventListener('load', () => void register(serviceWorker), { once: true });
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
