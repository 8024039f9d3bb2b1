import { GOAL } from '../../../../games/katason/data.ts';
import { points, scoreItems } from '../../../../games/katason/score.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';
import styles from './Points.module.css';

/** The own points, including hidden point cards, and what they consist of. */
export function Points({ state, seat, language, words }: HandProps) {
  const labels = labelsIn[language];
  return (
    <details className={styles.points}>
      <summary>
        <span className={styles.word}>{labels.points}</span> <b>{labels.pointsOf(points(state, seat), GOAL)}</b>
      </summary>
      <dl className={styles.items}>
        {scoreItems(state, seat).map(({ code, points, count }) => (
          <div key={code} data-none={points === 0}>
            <dt>
              {words.scoreItem(code)}
              {count !== undefined && count > 0 ? ` × ${count}` : ''}
            </dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
