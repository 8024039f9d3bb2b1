import { useEffect } from 'react';
import styles from './Spinner.module.css';
import { createStore } from '../../kept/store.ts';

/** How many things the page is waiting for: the first page itself, and every visible Spinner. */
export const awaited = createStore(1);
let isShown = false;

/** Call this when the first page is shown; parts of it may still be loading. */
export function firstPageShown(): void {
  if (!isShown) awaited.set(awaited.get() - 1);
  isShown = true;
}

/**
 * Shows that something is loading. With a `label` screen readers announce it; without one, the text beside it must do
 * that.
 */
export function Spinner({ label }: { readonly label?: string }) {
  return (
    <span className={styles.spinner} role={label === undefined ? undefined : 'status'} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={styles.ring} />
        <path d="M12 3a9 9 0 0 1 9 9" className={styles.arc} />
      </svg>
    </span>
  );
}

/** A spinner in the middle of its container. It appears after a moment, so that quick answers don't flicker; then words. */
export function Waiting({ label }: { readonly label: string }) {
  useEffect(() => {
    awaited.set(awaited.get() + 1);
    return () => awaited.set(awaited.get() - 1);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
      <span className={styles.words} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
