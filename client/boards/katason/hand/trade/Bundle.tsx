import type { ReactNode } from 'react';
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
    <span className={styles.kinds}>
      {cards.map((count, kind) =>
        count === 0 ? null : (
          <Kind
            key={kind}
            kind={kind}
            chosen
            label={labels.putBackOf(labels.terrain[kind]!, count)}
            onPress={() => onPutBack(kind)}
          >
            {count}
            <span className={styles.less}>−</span>
          </Kind>
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
    <span className={styles.kinds}>
      {cards.map((count, kind) => {
        const name = labels.terrain[kind]!;
        const putBack = (
          <button
            type="button"
            className={styles.back}
            aria-label={labels.putBack(name)}
            onClick={() => onChange(kind, -1)}
          >
            −
          </button>
        );
        return (
          <Kind
            key={kind}
            kind={kind}
            chosen={count > 0}
            label={labels.add(name, count)}
            full={count >= limit[kind]!}
            beside={count > 0 && putBack}
            onPress={() => onChange(kind, 1)}
          >
            {count > 0 && count}
          </Kind>
        );
      })}
    </span>
  );
}

interface OneOfProps {
  readonly kinds: readonly number[];
  readonly chosen: number | undefined;
  readonly labels: Labels;
  onChoose(kind: number): void;
}

/** Kinds of which one is chosen. */
export function OneOf({ kinds, chosen, labels, onChoose }: OneOfProps) {
  return (
    <span className={styles.kinds}>
      {kinds.map((kind) => (
        <Kind key={kind} kind={kind} chosen={kind === chosen} pressed={kind === chosen} onPress={() => onChoose(kind)}>
          {labels.terrain[kind]}
        </Kind>
      ))}
    </span>
  );
}

interface KindProps {
  readonly kind: number;
  readonly chosen: boolean;
  /** The name of the button, if what stands in it says too little. */
  readonly label?: string;
  /** Set where one of several kinds is chosen. */
  readonly pressed?: boolean;
  /** Whether no more of it can be chosen. */
  readonly full?: boolean;
  /** A second button in the same frame. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  onPress(): void;
}

/** A button for a kind of cards, in a frame that shows whether it is chosen. */
function Kind({ kind, chosen, label, pressed, full = false, beside, children, onPress }: KindProps) {
  return (
    <span className={styles.frame} data-chosen={chosen}>
      <button
        type="button"
        className={styles.add}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={full}
        onClick={() => !full && onPress()}
      >
        <ResourceIcon kind={kind} />
        {children}
      </button>
      {beside}
    </span>
  );
}
