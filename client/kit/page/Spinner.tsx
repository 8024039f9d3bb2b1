import { useEffect } from 'react';
import styles from './Spinner.module.css';
import { createStore } from '../store.ts';

/** How much of the page is on its way: the first page itself, and each sign of waiting. */
export const awaited = createStore(1);
let isShown = false;

/** The first page is here; something of it may still be on its way. */
export function firstPageShown(): void {
  if (!isShown) awaited.set(awaited.get() - 1);
  isShown = true;
}

/** Something is on its way. With a `label` it says so aloud; without, the words beside it do. */
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

/** A spinner in the middle of the room it is given, shown only after a moment so that quick answers don't flicker. */
export function Waiting({ label }: { readonly label: string }) {
  useEffect(() => {
    awaited.set(awaited.get() + 1);
    return () => awaited.set(awaited.get() - 1);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  );
}
