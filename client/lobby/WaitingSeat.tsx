import { Bot, X } from 'lucide-react';
import type { Seat } from '../../games/kit/rules.ts';
import type { SeatSummary } from '../../server/wire.ts';
import { BotBadge } from '../kit/BotBadge.tsx';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SeatMark } from '../kit/SeatMark.tsx';
import { useShelf } from '../table/shelf.ts';
import { useText } from '../text/index.ts';
import { seatName } from './seat-name.ts';
import styles from './WaitingSeat.module.css';

interface WaitingSeatProps {
  readonly game: string;
  readonly seat: SeatSummary;
  readonly mine: boolean;
  readonly busy: boolean;
  /** Only for those who sit at the table. */
  readonly onAddBot?: (seat: Seat) => void;
  readonly onRemoveBot?: (seat: Seat) => void;
}

/** One seat of a table that waits for players. */
export function WaitingSeat({ game, seat, mine, busy, onAddBot, onRemoveBot }: WaitingSeatProps) {
  const text = useText();
  const name = seatName(seat, text);
  const free = name === undefined;
  const colour = useShelf().games.get(game)?.meta.colours[seat.seat] ?? 'black';
  return (
    <li className={free ? styles.free : styles.taken}>
      <SeatMark seat={seat.seat} colour={colour} empty={free} />
      <span className={styles.name}>
        <span className={styles.called} title={name}>
          {name ?? text.lobby.free}
        </span>
        {seat.bot !== undefined && <BotBadge level={seat.bot} />}
        {mine && <span className={styles.note}>{text.lobby.you}</span>}
        {!free && !mine && !seat.connected && <span className={styles.note}>{text.lobby.away}</span>}
      </span>
      {free && onAddBot !== undefined && (
        <Button size="small" icon={<Bot aria-hidden="true" />} disabled={busy} onClick={() => onAddBot(seat.seat)}>
          {text.room.addBot}
        </Button>
      )}
      {seat.bot !== undefined && onRemoveBot !== undefined && (
        <IconButton
          label={text.room.removeBot(name ?? '')}
          icon={<X aria-hidden="true" />}
          disabled={busy}
          onClick={() => onRemoveBot(seat.seat)}
        />
      )}
    </li>
  );
}
