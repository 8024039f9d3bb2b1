import { memo } from 'react';
import type { Seat } from '../../../../games/kit/rules.ts';
import { seatShape } from '../../../kit/svg/seat-shape.ts';
import type { Player } from '../../contract.ts';
import styles from './Pieces.module.css';

interface ExplorerProps {
  readonly seat: Seat;
  readonly colour?: Player['colour'] | undefined;
  readonly dead?: boolean;
}

const FIGURE = 'M-15 27Q-14 6-7-1-15-6-14-15-12-28 0-28 12-28 14-15 15-6 7-1 14 6 15 27Z';

/**
 * An explorer with the shield of the seat. It has an outline of bone, so that it is visible on a path of its own
 * colour. A dead one lies under a black marker in the shape of the shield.
 */
export const Explorer = memo(({ seat, colour = 'white', dead = false }: ExplorerProps) => {
  const paint = { fill: `var(--seat-${colour})` };
  return (
    <g className={styles.explorer} data-dead={dead}>
      <ellipse cy="27" rx="17" ry="5" className={styles.shadow} />
      <path d={FIGURE} className={styles.edge} />
      <path d={FIGURE} className={styles.body} style={paint} />
      <path d={seatShape(seat)} transform="translate(0 12) scale(9.5)" className={styles.shield} />
      {dead && (
        <g className={styles.marker}>
          <circle r="17" />
          <path d={seatShape(seat)} transform="scale(8.5)" style={paint} />
          <path d="M-13-13 13 13M13-13-13 13" className={styles.cross} />
        </g>
      )}
    </g>
  );
});

/** A coin with the double axe on it. */
export const Coin = memo(() => {
  return (
    <g className={styles.coin}>
      <circle r="14.5" />
      <circle r="11" className={styles.rim} />
      <path d="M0-8V9M0-3Q-4-7-8-7-6.5-2.5-8 2-4 2 0-1 4 2 8 2 6.5-2.5 8-7 4-7 0-3Z" className={styles.axe} />
    </g>
  );
});

export const Feather = memo(() => {
  return (
    <g className={styles.feather}>
      <path d="M0-22Q12-13 9 4L0 11-9 4Q-12-13 0-22Z" />
      <path d="M0 23V-18M0 3 7-3M0-6 7-12M0 3-7-3M0-6-7-12" className={styles.quill} />
    </g>
  );
});
