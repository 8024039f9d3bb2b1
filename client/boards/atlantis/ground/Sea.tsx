import { memo } from 'react';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { useOwnId } from '../../../kit/scope/context.ts';
import type { Road } from './road.ts';
import styles from './Sea.module.css';

interface SeaProps {
  readonly road: Road;
  /** The face of the top tile of each slot; less than 0 if the slot is empty. */
  readonly tops: readonly number[];
}

/**
 * The sea as a mosaic of small stones, the ground of the road under water, open water where tiles are gone, and both
 * shores.
 */
export const Sea = memoByContent(({ road, tops }: SeaProps) => {
  const id = useOwnId('atlantis');
  const room = { x: -1200, y: -1200, width: road.width + 2400, height: road.height + 2400 };
  return (
    <g className={styles.sea}>
      <defs>
        <pattern id={`${id}-stones`} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(9)">
          <rect x=".8" y=".8" width="11.4" height="11.4" rx="1.5" className={styles.light} />
          <path d="M0 0H26M0 13H26M0 0V26M13 0V26" className={styles.grout} />
          <rect x="13.8" y="13.8" width="11.4" height="11.4" rx="1.5" className={styles.light} opacity=".6" />
        </pattern>
        <pattern id={`${id}-waves`} width="260" height="168" patternUnits="userSpaceOnUse">
          <path
            d="M20 34q10-11 20 0t20 0 20 0M150 118q10-11 20 0t20 0 20 0M34 52q7-7 14 0t14 0M168 134q7-7 14 0t14 0"
            className={styles.wave}
          />
        </pattern>
      </defs>
      <rect {...room} fill={`url(#${id}-stones)`} />
      <rect {...room} fill={`url(#${id}-waves)`} />
      <path d={road.line} className={styles.deep} />
      <path d={road.line} className={styles.shoal} />
      <path d={road.line} className={styles.bed} />
      {road.slots.map((slot, at) => tops[at]! < 0 && <polygon key={at} points={slot.water} className={styles.open} />)}
      <Island {...road.atlantis} />
      <Harbour {...road.mainland} />
    </g>
  );
});

interface ShoreProps {
  readonly x: number;
  readonly y: number;
}

/** Atlantis: a temple on an island that begins to sink. */
const Island = memo(({ x, y }: ShoreProps) => {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-96 24Q-98-28-56-44T34-46Q84-40 88 4T46 56Q-4 68-50 60T-96 24Z" className={styles.surf} />
      <path d="M-86 22Q-88-22-52-36T30-38Q76-32 78 4T42 48Q-4 58-46 52T-86 22Z" className={styles.sand} />
      <g transform="translate(-4 -34)" className={styles.temple}>
        <path d="M-54 4H54V12H-54Z" />
        <path d="M-48-44H48V-35H-48ZM-52-44 0-72 52-44Z" />
        <path d="M-43-35H-33V4H-43ZM-24-35H-14V4H-24ZM-5-35H5V4H-5ZM14-35H24V4H14ZM33-35H43V-6L38 4H33Z" />
        <circle cy="-54" r="6" className={styles.gold} />
        <path d="M36-30 40-14 36-8" className={styles.crack} />
      </g>
      <path d="M-84 44q11-9 22 0t22 0M14 54q11-9 22 0t22 0" className={styles.foam} />
    </g>
  );
});

/** The mainland: a beacon, a house and cypresses on firm ground. */
const Harbour = memo(({ x, y }: ShoreProps) => {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-92 18Q-96-40-46-50T44-52Q92-44 98 4T52 58Q-2 68-48 60T-92 18Z" className={styles.surf} />
      <path d="M-82 16Q-86-32-42-42T40-44Q82-36 88 4T48 50Q-2 58-44 52T-82 16Z" className={styles.ground} />
      <g transform="translate(0 -36)" className={styles.temple}>
        <path d="M-52 4V-22L-36-34-20-22V4Z" />
        <path d="M-40 4V-10H-32V4Z" className={styles.door} />
        <path d="M28 6 34-48H50L56 6ZM31-48H53V-55H31ZM36-55V-68H48V-55Z" />
        <path d="M33-68 42-78 51-68Z" className={styles.gold} />
        <path d="M33-34H51M31-16H53" className={styles.crack} />
      </g>
      <g className={styles.cypress}>
        <path d="M-4-32Q-14-58-4-88 6-58-4-32ZM14-32Q6-52 14-74 22-52 14-32ZM74-24Q67-42 74-62 81-42 74-24Z" />
      </g>
    </g>
  );
});
