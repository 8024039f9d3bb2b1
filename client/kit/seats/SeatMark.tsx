import { memo } from 'react';
import type { SeatColour } from '../../../games/kit/meta.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import styles from './SeatMark.module.css';
import { seatShape } from '../svg/seat-shape.ts';

interface SeatMarkProps {
  readonly seat: Seat;
  readonly colour: SeatColour;
  /** Draws only an outline, for a seat that nobody has taken. */
  readonly empty?: boolean;
}

/**
 * A seat's sign: its shape in its colour, as high as the surrounding text. It is decoration; the name beside it is read
 * aloud.
 */
export const SeatMark = memo(({ seat, colour, empty = false }: SeatMarkProps) => {
  const paint = empty ? 'none' : `var(--seat-${colour})`;
  return (
    <svg className={styles.mark} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <path d={seatShape(seat)} fill={paint} strokeDasharray={empty ? '.35 .25' : undefined} />
    </svg>
  );
});
