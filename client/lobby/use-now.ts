/** The server's time: the clock of whoever reads may be wrong. */
import { useEffect, useState } from 'react';
import { createStore, useStore } from '../kit/store.ts';

const MINUTE = 60_000;

/** By how many milliseconds this device's clock is ahead of the server's. */
const ahead = createStore(0);

/** Notes what the server's clock says now, in milliseconds since 1970. */
export function noteServerTime(now: number): void {
  const heard = Date.now() - now;
  // A message takes a moment: only a clock that is wrong is put right.
  if (Math.abs(heard - ahead.get()) > MINUTE / 4) ahead.set(heard);
}

/** The server's time in milliseconds since 1970, looked at once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now - useStore(ahead);
}
