import styles from './Spinner.module.css';

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
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  );
}
