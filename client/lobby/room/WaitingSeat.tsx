import { Bot, Check, Crown, UserRoundX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { type LevelId, isLevel } from '../../../games/kit/search/levels.ts';
import type { SeatSummary } from '../../../server/contract/tables.ts';
import { BotBadge, playedBy } from '../../kit/seats/BotBadge.tsx';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useText } from '../../text/index.ts';
import type { Text } from '../../text/shell/en.ts';
import { LevelSelect } from '../create/LocalSeatRow.tsx';
import { seatName } from '../../text/seat-name.ts';
import styles from './WaitingSeat.module.css';

interface WaitingSeatProps {
  readonly game: string;
  readonly seat: SeatSummary;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly isHost: boolean;
  /** Whether to show who is ready. */
  readonly ready: boolean;
  /** Whether the game allows one seat fewer. */
  readonly closes: boolean;
  /** What the host can do with the seat; null for everybody else. */
  readonly commands: HostCommands | null;
  /** What its holder can do with their own seat. */
  readonly children?: ReactNode;
}

export interface HostCommands {
  /** Adds a bot of this level, or of the level that was chosen for all. */
  addBot(seat: Seat, level?: LevelId): void;
  removeBot(seat: Seat): void;
  free(seat: Seat): void;
  makeHost(seat: Seat): void;
  close(seat: Seat): void;
}

/** One seat of a waiting table. */
export function WaitingSeat({ game, seat, mine, busy, isHost, ready, closes, commands, children }: WaitingSeatProps) {
  const text = useText();
  const name = seatName(seat, text);
  const free = name === undefined;
  const meta = useShelf().games.get(game)?.meta;
  const colour = meta?.colours[seat.seat] ?? 'black';
  return (
    <li className={free ? styles.free : styles.taken}>
      <SeatMark seat={seat.seat} colour={colour} empty={free} />
      <span className={styles.name}>
        <span className={styles.called} title={name}>
          {name ?? (seat.keptFor === undefined ? text.lobby.free : text.room.keptFor(seat.keptFor))}
        </span>
        {(seat.bot === undefined || commands === null) && <BotBadge {...playedBy(seat)} />}
        {mine && <span className={styles.note}>{text.lobby.you}</span>}
        {isHost && <span className={styles.note}>{text.room.host}</span>}
        {!free && seat.bot === undefined && seat.waits !== true && ready && (
          <span className={styles.ready}>
            <Check aria-hidden="true" />
            {text.room.ready}
          </span>
        )}
        {!free && !mine && !seat.connected && <span className={styles.note}>{awayNote(seat, text)}</span>}
      </span>
      {children}
      {commands !== null && (
        <Commands {...{ seat, name, mine, busy, closes, commands }} bots={meta?.botless !== true} />
      )}
    </li>
  );
}

/** Says that somebody is away; and for how long, if that is worth mentioning. */
function awayNote({ awayFor = 0 }: SeatSummary, { lobby, room }: Text): string {
  const minutes = Math.floor(awayFor / MINUTE);
  return minutes < 1 ? lobby.away : room.awayFor(minutes);
}

const MINUTE = 60_000;

interface CommandsProps extends Pick<WaitingSeatProps, 'seat' | 'mine' | 'busy' | 'closes'> {
  readonly name: string | undefined;
  readonly commands: HostCommands;
  /** Whether bots can play the game. */
  readonly bots: boolean;
}

function Commands({ seat: { seat, bot, keptFor }, name, mine, busy, closes, commands, bots }: CommandsProps) {
  const { room } = useText();
  const away = (label: string, act: (seat: Seat) => void) => (
    <IconButton label={label} icon={<X aria-hidden="true" />} disabled={busy} onClick={() => act(seat)} />
  );
  if (keptFor !== undefined) return away(room.freeSeat(keptFor), commands.free);
  if (name === undefined) {
    return (
      <>
        {bots && (
          <Button size="small" icon={<Bot aria-hidden="true" />} disabled={busy} onClick={() => commands.addBot(seat)}>
            {room.addBot}
          </Button>
        )}
        {closes && (
          <IconButton
            label={room.closeSeat(seat + 1)}
            icon={<UserRoundX aria-hidden="true" />}
            disabled={busy}
            onClick={() => commands.close(seat)}
          />
        )}
      </>
    );
  }
  if (bot !== undefined)
    return (
      <>
        <LevelSelect
          label={room.levelOf(name)}
          value={isLevel(bot) ? bot : 'normal'}
          onChange={(level) => commands.addBot(seat, level)}
        />
        {away(room.removeBot(name), commands.removeBot)}
      </>
    );
  if (mine) return null;
  return (
    <>
      <IconButton
        label={room.makeHost(name)}
        icon={<Crown aria-hidden="true" />}
        disabled={busy}
        onClick={() => commands.makeHost(seat)}
      />
      {away(room.freeSeat(name), commands.free)}
    </>
  );
}
