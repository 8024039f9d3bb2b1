import { TILES } from '../../../../games/asterion/data.ts';
import { standing } from '../../../../games/asterion/score.ts';
import { unseen } from '../../../../games/asterion/state.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import { labelsIn } from '../../../text/asterion/labels.ts';
import type { AsterionProps } from '../props.ts';
import { BackIcon, CoinIcon, DeadIcon, ExplorerIcon } from '../signs/icons.tsx';
import styles from './SeatPanel.module.css';

/** What everybody may know of one player: the current points, the living explorers and the tiles left. */
export function SeatPanel({ of, state, players, language }: AsterionProps & { readonly of: Seat }) {
  const labels = labelsIn[language];
  const place = standing(state).find(({ seat }) => seat === of);
  const treasure = place?.items.find(({ code }) => code === 'treasure')?.points ?? 0;
  const living = state.owner.filter((owner, tile) => owner === of && state.alive[tile] === 1).length;
  const left = unseen(state, of).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.panel}>
      <Count label={labels.standing} main>
        {withMinus(place?.score ?? 0)}
      </Count>
      <Count label={labels.killPoints} icon={<DeadIcon />}>
        {withMinus(state.kills[of]!)}
      </Count>
      <Count label={labels.treasure} icon={<CoinIcon />} data-third>
        {withMinus(treasure)}
      </Count>
      <Count label={labels.living} icon={<ExplorerIcon owner={players[of]} />} minor>
        {living}
      </Count>
      <Count label={labels.tilesLeft} icon={<BackIcon />} minor>
        {left}
        <span className={styles.of}>/{TILES}</span>
      </Count>
    </div>
  );
}

function withMinus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
