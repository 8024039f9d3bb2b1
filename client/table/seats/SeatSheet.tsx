import { memo } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { Sheet } from '../../kit/dialogs/Dialog.tsx';
import { Ways } from '../chat/ways.tsx';
import { BotBadge, playedBy } from '../../kit/seats/BotBadge.tsx';
import { useFrame, useTable } from '../context.ts';
import styles from './SeatSheet.module.css';

interface SeatSheetProps {
  /** Keeps its value while the sheet closes. */
  readonly of: Seat;
  readonly open: boolean;
  onClose(): void;
}

/** Everything public about one player, in words: what the panel at the table says by signs. */
export const SeatSheet = memo(({ of, open, onClose }: SeatSheetProps) => {
  const { session, text } = useFrame();
  return (
    <Sheet open={open} onClose={onClose} title={text.openOf(session.players[of]?.name ?? '')}>
      <Told of={of} />
    </Sheet>
  );
});

function Told({ of }: Pick<SeatSheetProps, 'of'>) {
  const { board, slot } = useTable();
  const { session, seat } = useFrame();
  const player = session.players[of];
  const isOther = player !== undefined && player.name !== '' && player.bot === undefined && of !== seat;
  return (
    <div className={`${styles.told} ${board.theme}`} data-whole="true">
      {player !== undefined && <BotBadge {...playedBy(player)} />}
      <board.SeatPanel {...slot} of={of} whole />
      {isOther && <Ways named={player} />}
    </div>
  );
}
