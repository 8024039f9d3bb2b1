import type { Player } from '../table/board.ts';
import styles from './PlayerName.module.css';
import { SeatMark } from './SeatMark.tsx';

interface PlayerNameProps {
  readonly player: Pick<Player, 'seat' | 'name' | 'colour'>;
}

/** A player wherever one is named: the seat's sign and the name, cut short where there is no room for all of it. */
export function PlayerName({ player }: PlayerNameProps) {
  return (
    <span className={styles.player} title={player.name}>
      <SeatMark seat={player.seat} colour={player.colour} />
      <span className={styles.name}>{player.name}</span>
    </span>
  );
}
