import { useEffect, useState } from 'react';
import { type Connection, isDown } from './match.ts';

/** Connection losses shorter than this many milliseconds aren't shown. */
const PATIENCE = 1200;

/** Whether to show that the connection to the server is down. */
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
