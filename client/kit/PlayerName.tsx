import type { Player } from '../table/board.ts';
import { useText } from '../text/index.ts';
import styles from './PlayerName.module.css';
import { SeatMark } from './SeatMark.tsx';

interface PlayerNameProps {
  readonly player: Pick<Player, 'seat' | 'name' | 'colour' | 'bot'>;
}

/** A player wherever one is named: the seat's sign, the name, and for a bot its level. */
export function PlayerName({ player }: PlayerNameProps) {
  const text = useText();
  return (
    <span className={styles.player}>
      <SeatMark seat={player.seat} colour={player.colour} />
      <span className={styles.name}>{player.name}</span>
      {player.bot !== undefined && <span className={styles.bot}>{text.botOfLevel(player.bot)}</span>}
    </span>
  );
}
