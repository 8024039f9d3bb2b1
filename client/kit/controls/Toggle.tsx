import styles from './Toggle.module.css';

interface ToggleProps {
  readonly label: string;
  /** Says what the switch changes, if the label alone doesn't. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <span>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
