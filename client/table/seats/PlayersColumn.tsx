import { type CSSProperties, memo, useState } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { BotBadge, playedBy } from '../../kit/seats/BotBadge.tsx';
import { widthOf } from '../../kit/letters.ts';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { PlayerName } from '../../kit/seats/PlayerName.tsx';
import { Absence, isAway } from './Absence.tsx';
import { useFrame, useTable } from '../context.ts';
import type { Seated } from './seated.ts';
import styles from './PlayersColumn.module.css';
import { SeatSheet } from './SeatSheet.tsx';
import { SeatClock } from './SeatClock.tsx';

/** How many panels stand in one line on a phone. */
const IN_LINE = 4;

/** Everybody at the table: who they are, whose turn it is, and what the game shows of them. */
export const PlayersColumn = memo(() => {
  const { timeline, position, session, board, slot, text } = useTable();
  const { toMove, seat } = position;
  const [about, setAbout] = useState<{ readonly of: Seat; readonly open: boolean }>({ of: 0, open: false });
  const tellOf = useStableCallback((of: Seat) => setAbout({ of, open: true }));
  const close = useStableCallback(() => setAbout(({ of }) => ({ of, open: false })));
  const seats = session.players.length;
  const inLine = seats > IN_LINE ? Math.ceil(seats / 2) : seats;
  return (
    <>
      <ul
        className={styles.column}
        data-many={inLine > 2}
        style={{ '--in-line': inLine } as CSSProperties}
        aria-label={text.players}
      >
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
                onOpen={tellOf}
              />
              <div className={styles.panel}>
                <board.SeatPanel {...slot} of={player.seat} />
              </div>
            </li>
          );
        })}
      </ul>
      <SeatSheet {...about} onClose={close} />
    </>
  );
});

/** Names up to this width stand in one line with what is said of the player. */
const SHORT = 8;

interface HeadProps {
  readonly player: Seated;
  readonly you: boolean;
  readonly deciding: boolean;
  /** Whether this player is the only one who must decide. */
  readonly alone: boolean;
  /** Opens the sheet with everything that is public about the player. */
  onOpen(seat: Seat): void;
}

/** The name and state of a player; doesn't render again while others move. */
const Head = memo(({ player, you, deciding, alone, onOpen }: HeadProps) => {
  const { text } = useFrame();
  return (
    <>
      <div className={styles.name} data-long={widthOf(player.name) > SHORT}>
        <button
          type="button"
          className={styles.who}
          aria-haspopup="dialog"
          aria-label={text.openOf(player.name === '' ? text.freeSeat : player.name)}
          onClick={() => onOpen(player.seat)}
        >
          <PlayerName player={player.name === '' ? { ...player, name: text.freeSeat } : player} />
        </button>
        <span className={styles.bot}>
          <BotBadge {...playedBy(player)} />
        </span>
        {you && <span className={styles.you}>{text.you}</span>}
        {deciding && <span className={styles.deciding}>{alone ? text.toMove : text.deciding}</span>}
      </div>
      {player.clock !== undefined && <SeatClock player={player} />}
      {isAway(player) && <Absence player={player} />}
    </>
  );
});
