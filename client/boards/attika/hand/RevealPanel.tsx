import { TryMove } from '../../../stage/TryMove.tsx';
import { FREE_BY, ROAD } from '../../../../games/attika/board.ts';
import { BUILDINGS, ROAD_COST } from '../../../../games/attika/data.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import { SealIcon } from '../signs/icons.tsx';
import { Priced } from '../places/Note.tsx';
import notes from '../places/Note.module.css';
import type { HandProps } from '../props.ts';
import styles from './Ask.module.css';

/** Asks what to do with the building that was just revealed: build it on a lit site, or put it on the mat. */
export function RevealPanel(props: HandProps) {
  const { state, seat, players, legal, language } = props;
  const labels = labelsIn[language];
  const kind = state.revealed;
  const payable = legal.some(({ type }) => type === 'build');
  const { cost, group } = BUILDINGS[kind]!;
  const by = FREE_BY[kind]!;
  return (
    <div className={styles.ask}>
      <span className={styles.seal} data-mat={`${seat} ${kind}`}>
        <SealIcon kind={kind} owner={players[seat]} />
      </span>
      <div className={styles.words}>
        <span>
          <b className={notes.name}>{labels.buildings[kind]}</b>{' '}
          <span className={styles.soft}>{labels.groups[group]}</span>
        </span>
        <span className={styles.row}>
          <Priced price={{ missing: cost, any: kind === ROAD ? ROAD_COST : 0 }} />
          {by >= 0 && <span className={styles.soft}>{labels.freeIfBeside(labels.buildings[by]!)}</span>}
        </span>
        {payable && <span className={styles.hint}>{labels.pickSite}</span>}
      </div>
      <TryMove {...props} move={{ type: 'keepBuilding' }} variant={payable ? 'plain' : 'act'}>
        {labels.keep}
      </TryMove>
    </div>
  );
}
