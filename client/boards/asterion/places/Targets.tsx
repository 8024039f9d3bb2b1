import { useRoving } from '../../../kit/a11y/roving.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Labels } from '../../../text/asterion/labels.ts';
import { placeOf } from '../../../text/asterion/sentences.ts';
import { targetName } from './spoken.ts';
import styles from './Targets.module.css';
import type { BarredCell, Target } from './targets.ts';

interface TargetsProps {
  readonly targets: readonly Target[];
  /** Cells that can’t be chosen. A press on one explains why. */
  readonly barred: readonly BarredCell[];
  /** The target that waits for a second press, and the first of two tiles to swap. */
  readonly pinned: string | null;
  readonly first: number | null;
  readonly labels: Labels;
  onPoint(target: Target | null): void;
  /** A press of the pointer. */
  onPress(target: Target): void;
  /** Enter or space was pressed. */
  onAct(target: Target): void;
  onRefused(cell: number): void;
}

/** The lit cells and tiles. One of them is in the tab order; arrow keys lead to the others. */
export const Targets = memoByContent(({ targets, barred, pinned, first, labels, ...does }: TargetsProps) => {
  const { onPoint, onPress, onAct, onRefused } = does;
  const stop = useRoving([...targets, ...barred]);
  const lit = targets.map((target, i) => {
    const picked = target.key === pinned || ('tile' in target && target.tile === first);
    return (
      <g
        key={target.key}
        {...stop(
          i,
          () => onAct(target),
          (on) => onPoint(on ? target : null),
        )}
        aria-label={targetName(target, first, labels)}
        aria-pressed={picked}
        className={`${lights.place} ${styles.target}`}
        data-does={target.does}
        data-target={target.key}
        transform={`translate(${target.x} ${target.y})`}
        onClick={() => onPress(target)}
      >
        <rect x="-50" y="-50" width="100" height="100" className={lights.reach} />
        <rect x="-43" y="-43" width="86" height="86" rx="7" className={`${lights.inside} ${styles.inside}`} />
        <rect x="-43" y="-43" width="86" height="86" rx="7" className={styles.light} />
        {target.does === 'land' && !picked && <path d="M-15 0H15M0-15V15" className={styles.sign} />}
      </g>
    );
  });
  const dark = barred.map(({ key, cell, x, y }, i) => (
    <g
      key={key}
      {...stop(targets.length + i, () => onRefused(cell))}
      aria-disabled="true"
      aria-label={labels.blocked(placeOf(cell, labels))}
      className={styles.barred}
      data-blocked={cell}
      transform={`translate(${x} ${y})`}
    >
      <rect x="-50" y="-50" width="100" height="100" className={lights.reach} />
      <path d="M-14-14 14 14M14-14-14 14" className={styles.cross} />
    </g>
  ));
  return [...lit, ...dark];
});
