/** Whether the server can be reached, for pages that send no requests themselves. */
import { PATIENCE, inTime } from '../../kit/patience.ts';
import { below } from '../../kept/site.ts';
import { createStore } from '../../kept/store.ts';

export const reachable = createStore(true);

/** How often the server is tried while it is unreachable, in milliseconds. */
const LOOKING = 5000;

/** Checks the server now, and whenever its state may have changed. */
export function watchReach(): void {
  window.addEventListener('online', look);
  window.addEventListener('offline', () => reachable.set(false));
  document.addEventListener('visibilitychange', look);
  void look();
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Sends the server a small request. */
export async function look(): Promise<void> {
  clearTimeout(next);
  if (document.visibilityState !== 'visible') return;
  const there = await inTime(PATIENCE.request, (signal) =>
    fetch(below('/games'), { method: 'HEAD', cache: 'no-store', signal }),
  ).then(
    ({ ok }) => ok,
    () => false,
  );
  reachable.set(there);
  clearTimeout(next);
  if (!there) next = setTimeout(() => void look(), LOOKING);
}
