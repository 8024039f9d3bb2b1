import { memo } from 'react';
import { BotBadge } from '../kit/BotBadge.tsx';
import { PlayerName } from '../kit/PlayerName.tsx';
import { Absence, isAway } from './Absence.tsx';
import { useFrame, useTable } from './context.ts';
import type { Seated } from './seated.ts';
import styles from './PlayersColumn.module.css';
import { SeatClock } from './SeatClock.tsx';

/** Everybody at the table: who they are, whose turn it is, and what the game shows of them. */
export const PlayersColumn = memo(() => {
  const { timeline, position, session, board, slot, text } = useTable();
  const { toMove, seat } = position;
  return (
    <ul className={styles.column} aria-label={text.players}>
      {session.players.map((player) => {
        const deciding = toMove.includes(player.seat);
        const own = player.seat === seat;
        return (
          <li key={player.seat} className={styles.player} data-deciding={deciding} data-own={own}>
            <Head
              player={player}
              you={own && timeline.live}
              deciding={deciding}
              alone={deciding && toMove.length === 1}
            />
            <div className={styles.panel}>
              <board.SeatPanel {...slot} of={player.seat} />
            </div>
          </li>
        );
      })}
    </ul>
  );
});

interface HeadProps {
  readonly player: Seated;
  readonly you: boolean;
  readonly deciding: boolean;
  /** And nobody else. */
  readonly alone: boolean;
}

/** Who it is, and how they are: it stays as it is while others move. */
const Head = memo(({ player, you, deciding, alone }: HeadProps) => {
  const { text } = useFrame();
  return (
    <>
      <div className={styles.name}>
        <PlayerName player={player.name === '' ? { ...player, name: text.freeSeat } : player} />
        {player.bot !== undefined && (
          <span className={styles.bot}>
            <BotBadge level={player.bot} />
          </span>
        )}
        {you && <span className={styles.you}>{text.you}</span>}
        {deciding && <span className={styles.deciding}>{alone ? text.toMove : text.deciding}</span>}
      </div>
      {player.clock !== undefined && <SeatClock player={player} />}
      {isAway(player) && <Absence player={player} />}
    </>
  );
});
