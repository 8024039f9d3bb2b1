import { useEffect, useRef } from 'react';
import { Spinner } from '../kit/Spinner.tsx';
import { showToast } from '../kit/toast.ts';
import styles from './ConnectionBanner.module.css';
import { useTable } from './context.ts';

/** Says that the line to the server is down, and when it is back. Short gaps pass unseen: the banner appears late. */
export function ConnectionBanner() {
  const { at, text } = useTable();
  const lost = at.connection === 'reconnecting';
  const shown = useRef(false);
  useEffect(() => {
    if (!lost) {
      if (shown.current) showToast(text.reconnected);
      shown.current = false;
      return undefined;
    }
    const timer = setTimeout(() => (shown.current = true), 2000);
    return () => clearTimeout(timer);
  }, [lost, text]);
  if (!lost) return null;
  return (
    <output className={styles.banner}>
      <Spinner /> {text.reconnecting}
    </output>
  );
}
