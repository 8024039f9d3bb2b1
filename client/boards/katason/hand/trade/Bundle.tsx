import type { Bundle } from '../../../../../games/katason/types.ts';
import type { Labels } from '../../../../text/katason/labels.ts';
import { ResourceIcon } from '../../signs/icons.tsx';
import styles from './Bundle.module.css';

interface CardsInRowProps {
  readonly cards: Bundle;
  readonly labels: Labels;
}

/** Cards side by side: each kind once, with its count if it is more than one. */
export function CardsInRow({ cards, labels }: CardsInRowProps) {
  return (
    <span className={styles.row}>
      {cards.map((count, kind) =>
        count === 0 ? null : (
          <span key={kind} className={styles.kind}>
            <ResourceIcon kind={kind} label={labels.held(labels.terrain[kind]!, count)} />
            {count > 1 && <span aria-hidden="true">×{count}</span>}
          </span>
        ),
      )}
    </span>
  );
}

interface ChosenProps extends CardsInRowProps {
  /** The text that says what to do while nothing is chosen. */
  readonly hint: string;
  onPutBack(kind: number): void;
}

/** The cards chosen from the hand so far. Pressing one puts it back. */
export function Chosen({ cards, labels, hint, onPutBack }: ChosenProps) {
  if (cards.every((count) => count === 0)) return <span className={styles.hint}>{hint}</span>;
  return (
    <span className={styles.stepper}>
      {cards.map((count, kind) =>
        count === 0 ? null : (
          <span key={kind} className={styles.step} data-chosen>
            <button
              type="button"
              className={styles.add}
              aria-label={labels.putBackOf(labels.terrain[kind]!, count)}
              onClick={() => onPutBack(kind)}
            >
              <ResourceIcon kind={kind} />
              {count}
              <span className={styles.less}>−</span>
            </button>
          </span>
        ),
      )}
    </span>
  );
}

interface StepperProps extends CardsInRowProps {
  /** The maximum of each kind. */
  readonly limit: Bundle;
  onChange(kind: number, by: 1 | -1): void;
}

/** All five kinds as buttons that add one. A chosen kind has a second button that puts one back. */
export function Stepper({ cards, limit, labels, onChange }: StepperProps) {
  return (
    <span className={styles.stepper}>
      {cards.map((count, kind) => {
        const name = labels.terrain[kind]!;
        return (
          <span key={kind} className={styles.step} data-chosen={count > 0}>
            <button
              type="button"
              className={styles.add}
              aria-label={labels.add(name, count)}
              aria-disabled={count >= limit[kind]!}
              onClick={() => count < limit[kind]! && onChange(kind, 1)}
            >
              <ResourceIcon kind={kind} />
              {count > 0 && count}
            </button>
            {count > 0 && (
              <button
                type="button"
                className={styles.back}
                aria-label={labels.putBack(name)}
                onClick={() => onChange(kind, -1)}
              >
                −
              </button>
            )}
          </span>
        );
      })}
    </span>
  );
}
