import { memo } from 'react';
import type { Figure as Kind } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { seatPaint } from '../../../kit/svg/seat-paint.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import styles from './Figure.module.css';

interface FigureProps {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
}

/**
 * A figure with its feet at the origin. Explorers are slim, with a wide hat; the researcher is larger, with helmet,
 * pack and staff.
 */
export const Figure = memo(({ kind, seat, colour = 'white' }: FigureProps) => {
  return (
    <g className={styles.figure} style={seatPaint(colour)}>
      {kind === 'explorer' ? <Explorer /> : <Researcher />}
      <path
        d={seatShape(seat)}
        transform={kind === 'explorer' ? 'translate(0 -10.5) scale(6.2)' : 'translate(0 -15) scale(8.2)'}
        className={styles.mark}
      />
    </g>
  );
});

function Explorer() {
  return (
    <>
      <ellipse cy="0" rx="14" ry="4" className={styles.ground} />
      <path d="M-12 0Q-14-9-9-18L-6-24H6L9-18Q14-9 12 0Z" className={styles.body} />
      <circle cy="-28" r="6.5" className={styles.body} />
      <path d="M-15-31Q-8-35-6-41 0-45 6-41 8-35 15-31 0-27-15-31Z" className={styles.body} />
      <path d="M-9-6Q-9-14-5-20" className={styles.shine} />
    </>
  );
}

function Researcher() {
  return (
    <>
      <ellipse cy="0" rx="20" ry="5" className={styles.ground} />
      <path d="M18 1L21-50" className={styles.staff} />
      <path d="M-19-12V-30Q-12-36-6-32V-10Z" className={styles.body} />
      <path d="M-16 0Q-19-14-11-26L-7-32H7L11-26Q19-14 16 0Z" className={styles.body} />
      <circle cy="-37" r="8" className={styles.body} />
      <path d="M-15-38Q-12-54 0-55 12-54 15-38 0-43-15-38Z" className={styles.body} />
      <path d="M0-55V-60M-12-7Q-13-18-8-26" className={styles.shine} />
      <circle cx="21" cy="-53" r="4.5" className={styles.lantern} />
    </>
  );
}
