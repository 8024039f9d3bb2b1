import { labelsIn } from '../../../../text/katason/labels.ts';
import { PlayerName } from '../../../../kit/seats/PlayerName.tsx';
import type { HandProps } from '../../props.ts';
import styles from './Deals.module.css';
import { Exchange } from './Exchange.tsx';
import { TryMove } from '../../../../stage/TryMove.tsx';

/** The trades with players of this turn, each with a button that asks the partner to undo it. */
export function Deals(props: HandProps) {
  const { state, players, language } = props;
  const labels = labelsIn[language];
  if (state.deals.length === 0) return null;
  return (
    <ul className={styles.deals} aria-label={labels.deals}>
      {state.deals.map(({ partner, gave, got, asked }, deal) => (
        // Deals are only ever added at the end, so the index is a stable key.
        <li key={deal} className={styles.deal}>
          {players[partner] !== undefined && <PlayerName player={players[partner]} />}
          <Exchange gives={gave} gets={got} labels={labels} />
          {asked ? (
            <span className={styles.asked}>{labels.takeBackAsked}</span>
          ) : (
            <TryMove {...props} move={{ type: 'askTakeBack', deal }} size="small">
              {labels.takeBack}
            </TryMove>
          )}
        </li>
      ))}
    </ul>
  );
}
