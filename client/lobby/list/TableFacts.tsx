import { Suspense } from 'react';
import type { Meta } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchSummary, SeatSummary } from '../../../server/contract/tables.ts';
import { BotBadge, playedBy } from '../../kit/seats/BotBadge.tsx';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { useText } from '../../text/index.ts';
import { OptionSummary } from '../room/OptionSummary.tsx';
import { PaceSummary } from '../room/PaceSummary.tsx';
import { seatName } from '../../text/seat-name.ts';
import styles from './TableFacts.module.css';

interface TableFactsProps {
  readonly match: MatchSummary;
  readonly meta: Meta;
  /** The user's seat at this table. */
  readonly own: Seat | undefined;
}

/** Who sits at a table, and which of its settings are unusual. */
export function TableFacts({ match, meta, own }: TableFactsProps) {
  return (
    <>
      <ul className={styles.seats}>
        {match.seats.map((seat) => (
          <SeatChip key={seat.seat} seat={seat} meta={meta} own={own === seat.seat} />
        ))}
      </ul>
      <Suspense>
        <OptionSummary match={match} />
      </Suspense>
      <PaceSummary terms={match} small />
    </>
  );
}

interface SeatChipProps {
  readonly seat: SeatSummary;
  readonly meta: Meta;
  /** Whether the seat is the user's own, who needn't be told that they are away. */
  readonly own: boolean;
}

function SeatChip({ seat, meta, own }: SeatChipProps) {
  const text = useText();
  const name = seatName(seat, text);
  const free = name === undefined;
  const away = !free && !own && !seat.connected;
  return (
    <li className={free ? styles.free : styles.taken} data-away={away}>
      <SeatMark seat={seat.seat} colour={meta.colours[seat.seat] ?? 'black'} empty={free} />
      <span className={styles.name} title={name}>
        {name ?? (seat.keptFor === undefined ? text.lobby.free : text.room.keptFor(seat.keptFor))}
      </span>
      {away && <span className={styles.note}>{text.lobby.away}</span>}
      <BotBadge {...playedBy(seat)} />
    </li>
  );
}
