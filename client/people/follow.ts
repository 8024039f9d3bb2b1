/** Agrees with the server again and again while somebody is signed in: when something changes here, and when one comes back. */
import { onSettings } from '../kept/settings.ts';
import { signsIn } from '../kept/site.ts';
import { followSeats } from '../asking/keys.ts';
import { followName } from '../lobby/seat/my-name.ts';
import { agree } from './agree.ts';
import { signedInNow } from './signed-in.ts';

/** Between two questions, and after a change, in milliseconds. */
const POLL = 60_000;
const SOON = 1000;

let follows = false;
let soon: ReturnType<typeof setTimeout> | undefined;

/** Begins to, and agrees now. */
export function followPerson(): void {
  if (!follows) begin();
  come();
}

const isSeen = () => document.visibilityState !== 'hidden';

function now(): void {
  if (signedInNow() !== null && isSeen()) void agree();
}

/** Where the site signs people in, it may have done so elsewhere. */
function come(): void {
  if (signsIn() && isSeen()) void agree();
  else now();
}

function begin(): void {
  follows = true;
  const later = () => {
    clearTimeout(soon);
    soon = setTimeout(now, SOON);
  };
  for (const follow of [followSeats, followName, onSettings]) follow(later);
  document.addEventListener('visibilitychange', come);
  window.addEventListener('online', come);
  setInterval(now, POLL);
}
