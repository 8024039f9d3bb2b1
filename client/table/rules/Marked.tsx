import { stretches } from './search.ts';
import styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The search terms. */
  readonly terms: readonly string[];
}

/** A text with the search terms marked. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  // The parts of a text never move, so their index is their key.
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
