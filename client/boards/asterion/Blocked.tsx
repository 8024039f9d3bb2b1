import { frontier, lay } from '../../../games/asterion/layout.ts';
import type { AsterionMove, State } from '../../../games/asterion/types.ts';
import type { Refusal } from '../../../games/kit/rules.ts';
import { actOnKey } from '../../kit/a11y/walk.ts';
import type { Labels } from '../../text/asterion/labels.ts';
import styles from './Blocked.module.css';
import { pointOf } from './drawing.ts';
import { cellName } from './spoken.ts';
import type { Target } from './targets.ts';

interface BlockedProps {
  readonly state: State;
  readonly targets: readonly Target[];
  readonly labels: Labels;
  why(move: AsterionMove): Refusal | undefined;
  explain(refusal: Refusal): void;
}

/** Cells beside a tile where the tile in hand can't lie whichever way. Pressed they say why. */
export function Blocked({ state, targets, labels, why, explain }: BlockedProps) {
  lay(state);
  const type = state.lifted < 0 ? 'placeTile' : 'dropTile';
  const barred = frontier(state).filter((cell) => targets.every((target) => target.cell !== cell));
  return barred.map((cell) => {
    const { x, y } = pointOf(cell);
    const say = () => {
      const refusal = why({ type, cell, rotation: 0 });
      if (refusal !== undefined) explain(refusal);
    };
    return (
      <g
        key={cell}
        role="button"
        tabIndex={-1}
        aria-disabled="true"
        aria-label={labels.blocked(cellName(cell, labels))}
        className={styles.blocked}
        data-blocked={cell}
        transform={`translate(${x} ${y})`}
        onClick={say}
        onKeyDown={actOnKey(say)}
      >
        <rect x="-50" y="-50" width="100" height="100" className={styles.reach} />
        <path d="M-14-14 14 14M14-14-14 14" className={styles.cross} />
      </g>
    );
  });
}
