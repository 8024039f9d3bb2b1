import { useEffect, useState } from 'react';
import type { Connection } from './match.ts';

/** Trouble that is over after fewer milliseconds isn't shown. */
const PATIENCE = 1200;

/** What to say about the connection to the server; null if nothing is wrong. */
export function useTrouble(connection: Connection): 'asking' | 'reconnecting' | 'restarting' | null {
  const [said, setSaid] = useState(false);
  const trouble = connection === 'local' || connection === 'online' ? null : connection;
  const fine = trouble === null;
  useEffect(() => {
    if (fine) return undefined;
    const timer = setTimeout(() => setSaid(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSaid(false);
    };
  }, [fine]);
  return said ? trouble : null;
}
