/** The server's time, because the user's clock may be wrong. */
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../kept/store.ts';

const MINUTE = 60_000;

/** How many milliseconds this device's clock is ahead of the server's. */
const ahead = createStore(0);

/** Call it with the server's time, in milliseconds since 1970; not a number where it isn't told. */
export function noteServerTime(now: number): void {
  if (Number.isNaN(now)) return;
  const heard = Date.now() - now;
  // Answers are delayed a little, so only a large difference counts.
  if (Math.abs(heard - ahead.get()) > MINUTE / 4) ahead.set(heard);
}

/** The server's time in milliseconds since 1970, updated once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now - useStore(ahead);
}
