import { memo } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { Sheet } from '../../kit/dialogs/Dialog.tsx';
import { useFrame, useTable } from '../context.ts';
import styles from './SeatSheet.module.css';

interface SeatSheetProps {
  /** Stays while the sheet goes. */
  readonly of: Seat;
  readonly open: boolean;
  onClose(): void;
}

/** All that everybody may know of one player, in words: what the panel at the table tells by signs, where it has room for them. */
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
  return (
    <div className={`${styles.told} ${board.theme}`} data-whole="true">
      <board.SeatPanel {...slot} of={of} whole />
    </div>
  );
}
