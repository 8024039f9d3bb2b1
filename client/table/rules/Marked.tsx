import { stretches } from './search.ts';
import styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** What is looked for. */
  readonly terms: readonly string[];
}

/** A text in which what somebody looks for is marked. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  // Stretches never move within a text, so their place is their key.
  return stretches(text, terms).map(({ text: stretch, found }, i) =>
    found ? (
      <mark key={i} className={styles.mark}>
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  );
}
