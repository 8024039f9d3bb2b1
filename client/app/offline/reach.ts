/** Whether the server can be reached, for pages that ask it nothing themselves. */
import { createStore } from '../../kit/store.ts';

export const reachable = createStore(true);

/** While the server is away it is looked for this often, in milliseconds. */
const LOOKING = 5000;

/** Looks for the server now and whenever it may have come or gone. */
export function watchReach(): void {
  window.addEventListener('online', look);
  window.addEventListener('offline', () => reachable.set(false));
  document.addEventListener('visibilitychange', look);
  void look();
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Asks the server for something small. */
export async function look(): Promise<void> {
  clearTimeout(next);
  if (document.visibilityState !== 'visible') return;
  const there = await fetch('/games', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  reachable.set(there);
  clearTimeout(next);
  if (!there) next = setTimeout(() => void look(), LOOKING);
}
