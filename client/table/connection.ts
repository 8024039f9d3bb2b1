import { useEffect, useState } from 'react';
import { type Connection, isDown } from './match.ts';

/** Gaps shorter than this many milliseconds pass unseen. */
const PATIENCE = 1200;

/** Whether to say that the wire to the server is down. */
export function useWireDown(connection: Connection): boolean {
  const [said, setSaid] = useState(false);
  const down = isDown(connection);
  useEffect(() => {
    if (!down) return undefined;
    const timer = setTimeout(() => setSaid(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSaid(false);
    };
  }, [down]);
  return down && said;
}
