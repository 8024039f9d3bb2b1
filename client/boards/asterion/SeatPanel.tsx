import type { ReactNode } from 'react';
import { TILES } from '../../../games/asterion/data.ts';
import { standing } from '../../../games/asterion/score.ts';
import { unseen } from '../../../games/asterion/state.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { labelsIn } from '../../text/asterion/labels.ts';
import type { AsterionProps } from './Board.tsx';
import { BackIcon, CoinIcon, DeadIcon, ExplorerIcon } from './icons.tsx';
import styles from './SeatPanel.module.css';

/** What all can see of one player: the points as they stand, living explorers and tiles left. */
export function SeatPanel({ of, state, players, language }: AsterionProps & { readonly of: Seat }) {
  const labels = labelsIn[language];
  const place = standing(state).find(({ seat }) => seat === of);
  const treasure = place?.items.find(({ code }) => code === 'treasure')?.points ?? 0;
  const living = state.owner.filter((owner, tile) => owner === of && state.alive[tile] === 1).length;
  const left = unseen(state, of).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.panel}>
      <span className={styles.total} title={labels.standing}>
        <span className="visually-hidden">{labels.standing} </span>
        {place?.score ?? 0}
      </span>
      <Count label={labels.killPoints} value={state.kills[of]!} icon={<DeadIcon />} />
      <Count label={labels.treasure} value={treasure} icon={<CoinIcon />} />
      <Count label={labels.living} value={living} icon={<ExplorerIcon owner={players[of]} />} minor />
      <Count label={labels.tilesLeft} value={left} of={TILES} icon={<BackIcon />} minor />
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
  readonly icon: ReactNode;
  /** Left out where there is room for one line only. */
  readonly minor?: boolean;
}

function Count({ label, value, of, icon, minor = false }: CountProps) {
  return (
    <span className={styles.count} title={label} data-minor={minor}>
      {icon}
      <span className="visually-hidden">{label} </span>
      <span>
        {value < 0 ? `−${-value}` : value}
        {of !== undefined && <span className={styles.of}>/{of}</span>}
      </span>
    </span>
  );
}
