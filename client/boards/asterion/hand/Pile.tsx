import { unseen } from '../../../../games/asterion/state.ts';
import { labelsIn } from '../../../text/asterion/labels.ts';
import { FaceIcon } from '../signs/icons.tsx';
import type { HandProps } from '../props.ts';
import styles from './Pile.module.css';

/**
 * How many of the own tiles are still in the pile, by face. The order is hidden, but everybody may know which tiles are
 * left.
 */
export function Pile({ state, seat, language }: HandProps) {
  const labels = labelsIn[language];
  const left = unseen(state, seat).map((count, face) => (face === state.held[seat] ? count - 1 : count));
  const total = left.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.pile}>
      <span className={styles.title}>{labels.pile(total)}</span>
      <ul className={styles.faces}>
        {left.map((count, face) => (
          <li key={face} className={styles.face} data-none={count === 0}>
            <FaceIcon face={face} label={labels.faces[face]} />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
