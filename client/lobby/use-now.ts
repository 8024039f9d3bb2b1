import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in milliseconds since 1970, looked at once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
