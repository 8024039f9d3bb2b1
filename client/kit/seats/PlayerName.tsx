import { memo } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import type { SeatColour } from '../../../games/kit/meta.ts';
import styles from './PlayerName.module.css';
import { SeatMark } from './SeatMark.tsx';

interface PlayerNameProps {
  readonly player: { readonly seat: Seat; readonly name: string; readonly colour: SeatColour };
}

/** A player's name with the sign of the seat, the same everywhere. The name is cut short where it doesn't fit. */
export const PlayerName = memo(({ player }: PlayerNameProps) => (
  <span className={styles.player} title={player.name}>
    <SeatMark seat={player.seat} colour={player.colour} />
    <span className={styles.name}>{player.name}</span>
  </span>
));
