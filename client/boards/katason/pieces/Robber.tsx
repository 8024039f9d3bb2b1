import { memo } from 'react';
import { hexPoints } from '../drawing.ts';
import styles from './Robber.module.css';

interface RobberProps {
  readonly hex: number;
  /** The number of its hex; 0 on the desert. */
  readonly number: number;
}

/** The big black disc of the rulebook, with a masked face. The number that it covers is scratched on it below. */
export const Robber = memo(({ hex, number }: RobberProps) => {
  const { x, y } = hexPoints[hex]!;
  return (
    <g className={styles.robber} style={{ transform: `translate(${x}px, ${y}px)` }} data-robber>
      <Disc number={number} />
    </g>
  );
});

export function Disc({ number }: { readonly number: number }) {
  return (
    <g>
      <circle r="41" className={styles.rim} />
      <circle r="38" className={styles.disc} />
      <path d="M-26-13Q-13-24 0-15 13-24 26-13 27 3 12 4 4 4 0-4-4 4-12 4-27 3-26-13z" className={styles.mask} />
      <ellipse cx="-12" cy="-8" rx="6.5" ry="4" className={styles.eye} />
      <ellipse cx="12" cy="-8" rx="6.5" ry="4" className={styles.eye} />
      {number > 0 && (
        <text y="28" className={styles.number}>
          {number}
        </text>
      )}
    </g>
  );
}
