/**
 * The drawings of the four terrains: on the land, and as signs on cards and prices. Each is recognizable by its outline
 * alone.
 */
import { type ReactNode, memo } from 'react';
import { TERRAINS } from '../../../../games/attika/data.ts';
import styles from './terrain.module.css';

/** Two round hills with an olive tree, in a box of 120 by 90 around the origin. */
function Hill() {
  return (
    <>
      <path d="M-60 34C-48-14-22-22-2 34Z" className={styles.hillDeep} />
      <path d="M-30 34C-14-34 30-34 62 34Z" className={styles.hillLight} />
      <path d="M-46 26Q-40 8-30 2M-34 28Q-30 14-22 8M6 26Q12 2 24-4M24 28Q32 10 42 8" className={styles.scratch} />
      <path d="M8-16V-32M8-24L14-31" className={styles.line} />
      <path d="M8-34m-17 2a10 9 0 0 1 9-13 12 11 0 0 1 20 3 9 9 0 0 1-4 15Q4-24-9-32Z" className={styles.olive} />
      <path d="M-64 34H66" className={styles.line} />
    </>
  );
}

/** Sharp peaks with snow and a dark side. */
function Mountain() {
  return (
    <>
      <path d="M-64 36-26-26-4 10 20-46 64 36Z" className={styles.rock} />
      <path d="M20-46 64 36H24L14 4 24-12ZM-26-26-4 10-12 36H-24L-18 6Z" className={styles.shade} />
      <path d="M20-46 33-22 24-27 17-18 11-26ZM-26-26-17-12-25-15-33-14Z" className={styles.snow} />
      <path d="M-44 24 -34 8M-36 30-30 20M2 28 8 10M40 28 34 14" className={styles.scratch} />
    </>
  );
}

/** Two cypresses and a broad pine. */
function Forest() {
  return (
    <>
      <path d="M-58 36H60" className={styles.line} />
      <path d="M-36 36V22M-2 36V16M36 36V10" className={styles.trunk} />
      <path d="M-36-30C-22-6-20 24-36 26-52 24-50-6-36-30Z" className={styles.tree} />
      <path d="M-2-46C14-16 16 18-2 21-20 18-18-16-2-46Z" className={styles.treeLight} />
      <path d="M12 6C6-6 16-16 22-16 22-30 48-32 52-18 64-16 66 2 56 8 44 14 22 14 12 6Z" className={styles.tree} />
      <path d="M-36-12V12M-28-2-36 6M-2-28V8M6-12-2-4M26-6Q36-14 46-4" className={styles.scratchLight} />
    </>
  );
}

/** Water and its shore, with waves and reeds. */
function Lake() {
  return (
    <>
      <path d="M-62 4C-58-26-22-24-4-32 24-40 58-22 62 2 64 28 30 36 2 36-32 38-62 30-62 4Z" className={styles.water} />
      <path
        d="M-42-4q8-9 17 0t17 0 17 0M-14-18q7-8 14 0t14 0 14 0M-30 12q8-9 17 0t17 0 17 0M-10 26q7-8 14 0t14 0"
        className={styles.wave}
      />
      <path d="M-50 10V-16M-44 14V-24M-38 16V-12" className={styles.line} />
    </>
  );
}

const EMBLEMS: readonly (() => ReactNode)[] = [Hill, Mountain, Forest, Lake];

/** A terrain's drawing on the land, around the origin, in units of the drawing. */
export const Emblem = memo(({ terrain }: { readonly terrain: number }) => {
  const Drawn = EMBLEMS[terrain]!;
  return (
    <g className={styles.emblem}>
      <Drawn />
    </g>
  );
});

const SIGNS: readonly string[] = [
  'M-10.5 6.5C-8-4-3-4-1 2 1-6 7-7 10.5 6.5Z',
  'M-11 7-4.6-5-1.2 0 4-8.5 11 7Z',
  'M0-10.5C5.5-4 6 3 1.4 4.6V9.5H-1.4V4.6C-6 3-5.5-4 0-10.5Z',
  'M-10-5.4q3.3-5 6.6 0t6.6 0 6.6 0M-10 1q3.3-5 6.6 0t6.6 0 6.6 0M-10 7.4q3.3-5 6.6 0t6.6 0 6.6 0',
];

/** A terrain's sign around the origin, within a circle of radius 12. */
export const TerrainSign = memo(({ terrain }: { readonly terrain: number }) => {
  return <path d={SIGNS[terrain]} className={styles.sign} data-terrain={TERRAINS[terrain]} />;
});

/** The background colour of a terrain; −1 is a meadow. */
export function groundOf(terrain: number): string {
  return terrain < 0 ? 'var(--meadow)' : `var(--${TERRAINS[terrain]}-base)`;
}
