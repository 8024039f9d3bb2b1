import type { State } from '../../../../games/asterion/types.ts';
import { PlayerName } from '../../../kit/seats/PlayerName.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/asterion/labels.ts';
import type { Escaped } from './escapes.ts';
import styles from './Escapes.module.css';
import { CoinIcon } from '../signs/icons.tsx';

interface EscapesProps {
  readonly state: State;
  /** The escapes shown so far. */
  readonly out: readonly Escaped[];
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** The end of the game: the explorers carry their coins out one by one, and every seat's treasure grows. */
export function Escapes({ state, out, players, labels }: EscapesProps) {
  return (
    <section className={styles.escapes} aria-label={labels.escapes}>
      <h2 className={styles.title}>{labels.escapes}</h2>
      <ul className={styles.sums}>
        {players.map((player) => {
          const own = out.filter(({ seat }) => seat === player.seat);
          return (
            <li key={player.seat} className={styles.sum} data-now={out.at(-1)?.seat === player.seat}>
              <PlayerName player={player} />
              <span className={styles.coins}>
                <CoinIcon label={labels.coin} />
                <b>{own.reduce((sum, { coins }) => sum + coins, 0)}</b>
              </span>
              <span className={styles.kills}>
                {labels.killPoints} <b>{state.kills[player.seat]}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
