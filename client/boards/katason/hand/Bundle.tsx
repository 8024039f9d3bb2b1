import type { Bundle } from '../../../../games/katason/types.ts';
import type { Labels } from '../../../text/katason/labels.ts';
import { ResourceIcon } from '../icons.tsx';
import styles from './Bundle.module.css';

interface CardsInRowProps {
  readonly cards: Bundle;
  readonly labels: Labels;
}

/** Cards side by side: each kind once, with its count from two up. */
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

interface StepperProps extends CardsInRowProps {
  /** The most of each kind. */
  readonly limit: Bundle;
  onChange(kind: number, by: 1 | -1): void;
}

/** All five kinds as buttons that add one; a chosen kind has another that puts one back. */
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
              aria-label={`${labels.take(name)} (${count})`}
              aria-disabled={count >= limit[kind]!}
              onClick={() => count < limit[kind]! && onChange(kind, 1)}
            >
              <ResourceIcon kind={kind} />
              <span className={styles.number} data-none={count === 0}>
                {count}
              </span>
            </button>
            {count > 0 && (
              <button
                type="button"
                className={styles.less}
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
