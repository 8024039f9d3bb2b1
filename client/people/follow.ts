/** Agrees with the server again and again while somebody is signed in: when something changes here, and when one comes back. */
import { onSettings } from '../kept/settings.ts';
import { followSeats } from '../asking/keys.ts';
import { followName } from '../lobby/seat/my-name.ts';
import { agree } from './agree.ts';
import { signedInNow } from './signed-in.ts';

/** Between two questions, and after a change, in milliseconds. */
const POLL = 60_000;
const SOON = 1000;

let follows = false;
let soon: ReturnType<typeof setTimeout> | undefined;

export function followPerson(): void {
  if (follows) return;
  follows = true;
  const now = () => {
    if (signedInNow() !== null && document.visibilityState !== 'hidden') void agree();
  };
  const later = () => {
    clearTimeout(soon);
    soon = setTimeout(now, SOON);
  };
  for (const follow of [followSeats, followName, onSettings]) follow(later);
  document.addEventListener('visibilitychange', now);
  window.addEventListener('online', now);
  setInterval(now, POLL);
  now();
}
