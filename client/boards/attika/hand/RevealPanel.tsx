import { FREE_BY } from '../../../../games/attika/board.ts';
import { BUILDINGS, ROAD_COST } from '../../../../games/attika/data.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import { AnyCardIcon, CardIcon, SealIcon } from '../signs/icons.tsx';
import type { HandProps } from '../props.ts';
import { Act } from './Act.tsx';
import styles from './Ask.module.css';

/** Asks what to do with the building that was just revealed: build it on a lit site, or put it on the mat. */
export function RevealPanel(props: HandProps) {
  const { state, seat, players, legal, language } = props;
  const labels = labelsIn[language];
  const kind = state.revealed;
  const payable = legal.some(({ type }) => type === 'build');
  const by = FREE_BY[kind]!;
  return (
    <div className={styles.ask}>
      <span className={styles.seal} data-mat={`${seat} ${kind}`}>
        <SealIcon kind={kind} owner={players[seat]} />
      </span>
      <div className={styles.words}>
        <span>
          <b className={styles.name}>{labels.buildings[kind]}</b>{' '}
          <span className={styles.soft}>{labels.groups[BUILDINGS[kind]!.group]}</span>
        </span>
        <span className={styles.row}>
          <Cost kind={kind} />
          {by >= 0 && <span className={styles.soft}>{labels.freeIfBeside(labels.buildings[by]!)}</span>}
        </span>
        {payable && <span className={styles.hint}>{labels.pickSite}</span>}
      </div>
      <Act {...props} move={{ type: 'keepBuilding' }} variant={payable ? 'plain' : 'act'}>
        {labels.keep}
      </Act>
    </div>
  );
}

/** The printed cost of a building. */
function Cost({ kind }: { readonly kind: number }) {
  const { cost, name } = BUILDINGS[kind]!;
  if (name === 'road') {
    return (
      <span className={styles.row}>
        <AnyCardIcon /> ×{ROAD_COST}
      </span>
    );
  }
  return (
    <span className={styles.row}>
      {cost.flatMap((count, terrain) =>
        Array.from({ length: count }, (_, i) => <CardIcon key={`${terrain} ${i}`} terrain={terrain} />),
      )}
    </span>
  );
}
