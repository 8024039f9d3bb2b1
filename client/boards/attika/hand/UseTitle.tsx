import { ACTIONS } from '../../../../games/attika/data.ts';
import { isOver } from '../../../../games/attika/flow.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { HandProps } from '../props.ts';
import styles from './UseTitle.module.css';

type UseTitleProps = Pick<HandProps, 'state' | 'seat' | 'language'> & { readonly mode: 'draw' | 'build' };

/**
 * The title of one of the two uses of a turn, with a dot for each of its actions: a full dot for each that is left.
 * There are no dots if the turn has the other use.
 */
export function UseTitle({ state, seat, language, mode }: UseTitleProps) {
  const labels = labelsIn[language];
  const shut = state.turn !== seat || isOver(state) || (state.mode !== 'open' && state.mode !== mode);
  const left = state.mode === 'open' ? ACTIONS[mode] : state.actions;
  const all = Math.max(ACTIONS[mode], left);
  return (
    <span className={styles.title}>
      <b>{mode === 'draw' ? labels.drawing : labels.building}</b>
      {!shut && (
        <span className={styles.dots} role="img" aria-label={labels.actionsLeft(left)}>
          {Array.from({ length: all }, (_, i) => (
            <span key={i} className={styles.dot} data-used={i >= left} />
          ))}
        </span>
      )}
    </span>
  );
}
