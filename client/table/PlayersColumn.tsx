import { BotBadge } from '../kit/BotBadge.tsx';
import { PlayerName } from '../kit/PlayerName.tsx';
import { Absence, isAway } from './Absence.tsx';
import { useTable } from './context.ts';
import type { Seated } from './seated.ts';
import styles from './PlayersColumn.module.css';
import { SeatClock } from './SeatClock.tsx';

/** Everybody at the table: who they are, whose turn it is, and what the game shows of them. */
export function PlayersColumn() {
  const { session, text } = useTable();
  return (
    <ul className={styles.column} aria-label={text.players}>
      {session.players.map((player) => (
        <PlayerPanel key={player.seat} player={player} />
      ))}
    </ul>
  );
}

function PlayerPanel({ player }: { readonly player: Seated }) {
  const { timeline, position, board, slot, text } = useTable();
  const deciding = position.toMove.includes(player.seat);
  const own = player.seat === position.seat;
  return (
    <li className={styles.player} data-deciding={deciding} data-own={own}>
      <div className={styles.name}>
        <PlayerName player={player.name === '' ? { ...player, name: text.freeSeat } : player} />
        {player.bot !== undefined && (
          <span className={styles.bot}>
            <BotBadge level={player.bot} />
          </span>
        )}
        {own && timeline.live && <span className={styles.you}>{text.you}</span>}
        {deciding && (
          <span className={styles.deciding}>{position.toMove.length > 1 ? text.deciding : text.toMove}</span>
        )}
      </div>
      <SeatClock player={player} />
      {isAway(player) && <Absence player={player} />}
      <div className={styles.panel}>
        <board.SeatPanel {...slot} of={player.seat} />
      </div>
    </li>
  );
}
