import { PAWNS } from '../../../../games/atlantis/data.ts';
import { pawnsHome } from '../../../../games/atlantis/path.ts';
import { tileValue } from '../../../../games/atlantis/purse.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import type { AtlantisProps } from '../props.ts';
import { facesWon } from '../hand/won.ts';
import { BridgeIcon, CardBack, PawnIcon, TileIcon, TilesIcon } from '../signs/icons.tsx';
import styles from './SeatPanel.module.css';
import { tileName } from '../places/spoken.ts';

type SeatPanelProps = AtlantisProps & { readonly of: Seat };

/**
 * What everybody may know of one player: the value of their tiles, the number of cards, the pawns at home, the bridge,
 * and every tile.
 */
export function SeatPanel({ of, state, seat, players, language }: SeatPanelProps) {
  const labels = labelsIn[language];
  const home = pawnsHome(state, of);
  return (
    <div className={styles.panel} {...(of === seat ? {} : { 'data-purse': of })}>
      <div className={styles.counts}>
        <Count label={labels.tilesWon} icon={<TilesIcon />} main>
          {tileValue(state, of)}
        </Count>
        <Count label={labels.handSize} icon={<CardBack />}>
          {state.handSizes[of]}
        </Count>
        <Count label={labels.pawnsHome} icon={<PawnIcon seat={of} colour={players[of]?.colour} />}>
          {home}
          <span className={styles.of}>/{PAWNS}</span>
        </Count>
        <span className={styles.bridge}>
          {state.bridges[of] === 1 && <Count label={labels.bridgeLeft} icon={<BridgeIcon />} />}
        </span>
      </div>
      <ul className={styles.tiles}>
        {facesWon(state, of).map((face, i) => (
          <li key={i}>
            <TileIcon face={face} label={tileName(face, labels)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
