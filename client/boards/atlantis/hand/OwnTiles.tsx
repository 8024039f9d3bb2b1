import { tileValue } from '../../../../games/atlantis/purse.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import { TileIcon } from '../signs/icons.tsx';
import { tileName } from '../places/spoken.ts';
import styles from './OwnTiles.module.css';
import { facesWon } from './won.ts';

interface OwnTilesProps {
  readonly state: State;
  readonly seat: number;
  readonly labels: Labels;
}

/** The tiles that the player has won, highest first, and their total value. */
export function OwnTiles({ state, seat, labels }: OwnTilesProps) {
  const faces = facesWon(state, seat);
  return (
    <section className={styles.tiles} aria-label={labels.ownTiles}>
      <h2 className={styles.title}>
        {labels.ownTiles} <b>{tileValue(state, seat)}</b>
      </h2>
      {faces.length === 0 && <span className={styles.none}>{labels.noTiles}</span>}
      {faces.length > 0 && (
        <ul className={styles.row}>
          {faces.map((face, i) => (
            <li key={i}>
              <TileIcon face={face} label={tileName(face, labels)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
