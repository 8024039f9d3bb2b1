/**
 * A sign for each kind of building, in the order of BUILDINGS: filled areas and lines, within a circle of radius 13.
 */
import { memo } from 'react';
import styles from './glyphs.module.css';

interface Glyph {
  readonly solid?: string;
  readonly line?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const GRAPES: readonly (readonly [number, number])[] = [
  [-5.4, -2.4],
  [0, -2.4],
  [5.4, -2.4],
  [-2.7, 2.4],
  [2.7, 2.4],
  [0, 7.2],
];

const GLYPHS: readonly Glyph[] = [
  // A temple on the citadel's rock.
  {
    solid:
      'M-12.5 11C-10 4-8 4-6 3H6C8 4 10 4 12.5 11ZM-7.5 2V0H7.5V2ZM-6.4-1V-4.5H-4.2V-1ZM-1.1-1V-4.5H1.1V-1ZM4.2-1V-4.5H6.4V-1ZM-8.5-5.3 0-11.5 8.5-5.3Z',
  },
  // The oracle's tripod and its fumes.
  {
    solid: 'M-7.5-1.5H7.5Q6 4 0 4T-7.5-1.5Z',
    line: 'M-5 3-7.5 11M5 3 7.5 11M0 4V11M-3-4.5Q-5.5-7-2.5-9T-3-12.5M3-4.5Q.5-7 3.5-9T3-12.5',
  },
  // Rows of seats around a stage.
  {
    solid: 'M-6.5-10H6.5V-6.5H-6.5Z',
    line: 'M-11.5-3A11.5 11.5 0 0 0 11.5-3M-7.4-3A7.4 7.4 0 0 0 7.4-3M-3.3-3A3.3 3.3 0 0 0 3.3-3',
  },
  // A drinking cup.
  {
    solid: 'M-8.5-7H8.5Q8 1.5 1.6 3V7H6V9.5H-6V7H-1.6V3Q-8 1.5-8.5-7Z',
    line: 'M-8.5-5Q-13-5-12.5-1.5T-6.5.5M8.5-5Q13-5 12.5-1.5T6.5.5',
  },
  // A paved square.
  {
    solid: 'M-3-3H3V3H-3Z',
    line: 'M-10.5-10.5H10.5V10.5H-10.5ZM-6.5-6.5H6.5V6.5H-6.5ZM-10.5-10.5-6.5-6.5M10.5-10.5 6.5-6.5M-10.5 10.5-6.5 6.5M10.5 10.5 6.5 6.5',
  },
  // A pair of scales.
  {
    solid: 'M-12.5 2.5H-4.5Q-8.5 7.5-12.5 2.5ZM4.5 2.5H12.5Q8.5 7.5 4.5 2.5ZM-5 8.5H5V11H-5Z',
    line: 'M0-11V9M-8.5-7H8.5M-8.5-7-12 2.5M-8.5-7-5 2.5M8.5-7 5 2.5M8.5-7 12 2.5',
  },
  // A jumper's weights.
  { solid: 'M-12-6Q-7-9-5-5V5Q-7 9-12 6ZM12-6Q7-9 5-5V5Q7 9 12 6ZM-5-2.2H5V2.2H-5Z' },
  // The track and its post.
  {
    solid: 'M-1.2-2.2H1.2V2.2H-1.2Z',
    line: 'M-5-8H5A8 8 0 0 1 5 8H-5A8 8 0 0 1-5-8ZM-5-3.8H5A3.8 3.8 0 0 1 5 3.8H-5A3.8 3.8 0 0 1-5-3.8Z',
  },
  // A figure on its base.
  {
    solid: `${disc(0, -8.6, 3)}M-4.6-4.4H4.6L3.4 4H-3.4ZM-7 5.4H7V7.6H-7ZM-9 8.6H9V11H-9Z`,
    line: 'M-4-3.4-8 2M4-3.4 9.5-9',
  },
  // Columns under a gable.
  {
    solid:
      'M-11.5 10.5H11.5V8H-11.5ZM-9.6 7V-2.6H-7V7ZM-4.1 7V-2.6H-1.5V7ZM1.5 7V-2.6H4.1V7ZM7 7V-2.6H9.6V7ZM-12-3.8 0-11 12-3.8Z',
  },
  // Blocks and a pick.
  {
    solid: 'M-11.5 3H-.8V10.5H-11.5ZM.8 3H11.5V10.5H.8ZM-11.5-4.5H-3V1.5H-11.5Z',
    line: 'M1.5 1 8.5-8.5M3-10.5Q9-11 12-4.5',
  },
  // Battlements and a gate.
  { solid: 'M-11.5 10V-7H-7.5V-4H-4V-7H-2V-7H2V-7H4V-4H7.5V-7H11.5V10H3.4V4.4A3.4 3.4 0 0 0-3.4 4.4V10Z' },
  // A watch-tower.
  {
    solid:
      'M-6.5 11-4.6-3.5H4.6L6.5 11H1.8V6.5A1.8 1.8 0 0 0-1.8 6.5V11ZM-7-4.8V-11H-4V-8.6H-1.5V-11H1.5V-8.6H4V-11H7V-4.8Z',
  },
  // An anchor.
  {
    line: `${disc(0, -9, 2.4)}M0-6.6V10.5M-5-3.5H5M-10 2.5Q-9 10 0 10.5 9 10 10 2.5M-12 5.5-10 2 -6.5 4.5M12 5.5 10 2 6.5 4.5`,
  },
  // A hull under sail.
  { solid: 'M-12 2.5Q0 6.5 12 2.5L9 9H-8.5ZM-1.2 1.4V-11.5Q7-7.5 8.5 0Q4 1.6-1.2 1.4Z', line: 'M-3.4 1V-11.5' },
  // A well with its roof and bucket.
  {
    solid: 'M-8.5 3H8.5V5H-8.5ZM-7.5 6H7.5V11H-7.5ZM-10.5-5.5 0-11.5 10.5-5.5ZM-2.2-1.6H2.2L1.6 2H-1.6Z',
    line: 'M-7.2 3V-5.5M7.2 3V-5.5M0-5.5V-1.6',
  },
  // An ear of grain.
  {
    solid:
      'M0-12Q3.4-9 0-5-3.4-9 0-12ZM.6-2Q1-7 6.4-7.6 6.6-2.6.6-2ZM-.6-2Q-1-7-6.4-7.6-6.6-2.6-.6-2ZM.6 3.4Q1-1.6 6.4-2.2 6.6 2.8.6 3.4ZM-.6 3.4Q-1-1.6-6.4-2.2-6.6 2.8-.6 3.4Z',
    line: 'M0-4V11.5M0 11Q4 10 6.5 6.5',
  },
  // A windmill.
  {
    solid:
      'M-5 11-3.4 0H3.4L5 11ZM0-3.6-8-11.5-10.5-8.5ZM0-3.6 8-11.5 10.5-8.5ZM0-3.6-8 4.3-10.5 1.3ZM0-3.6 8 4.3 10.5 1.3Z',
  },
  // Two houses.
  { solid: 'M-12 10V2.5L-6.8-2.5-1.6 2.5V10H-5V6.5H-8.4V10ZM.4 10V-2.5L6.2-8.5 12-2.5V10H8V5.5H4.4V10Z' },
  // A bunch of grapes.
  {
    solid: `${GRAPES.map(([x, y]) => disc(x, y + 1.6, 2.7)).join('')}M.5-4Q3-10 10.5-8.5 8-3.5.5-4Z`,
    line: 'M0-4Q-.5-9-4-11.5',
  },
  // A storage jar in its stand.
  {
    solid: 'M-4.5-11H4.5V-8.8Q9.5-6 8.5-1.6H-8.5Q-9.5-6-4.5-8.8ZM-8.3 0H8.3Q7.4 6 3.4 9.5H-3.4Q-7.4 6-8.3 0Z',
    line: 'M-7 11.2H7',
  },
  // The mouth of a mine, and silver.
  { solid: 'M-12 10.5V2A12 12 0 0 1 12 2V10.5H7.5V3A7.5 7.5 0 0 0-7.5 3V10.5ZM0 .5 4.4 5 0 10.5-4.4 5Z' },
  // A coin with the owl.
  {
    solid: `M-1.7 1.5H1.7L0 4.8Z${disc(-3.6, -1.6, 1.1)}${disc(3.6, -1.6, 1.1)}`,
    line: `${disc(0, 0, 11)}${disc(-3.6, -1.6, 3.1)}${disc(3.6, -1.6, 3.1)}M-6.5-6-3-5M6.5-6 3-5M-4.5 7Q0 9 4.5 7`,
  },
  // A paved road.
  {
    solid:
      'M-3.6-11.5H3.6L9.5 11.5H-9.5ZM-.8-9.5-1-5.5H1L.8-9.5ZM-1.2-3-1.4 1.6H1.4L1.2-3ZM-1.7 4.6-1.9 10H1.9L1.7 4.6Z',
  },
];

/** The sign of a kind of building around the origin, in the colour `--letter`. */
export const BuildingGlyph = memo(({ kind }: { readonly kind: number }) => {
  const { solid, line } = GLYPHS[kind]!;
  return (
    <>
      {line !== undefined && <path d={line} className={styles.line} />}
      {solid !== undefined && <path d={solid} className={styles.solid} />}
    </>
  );
});

/** An amphora around the origin, 24 units high. */
export const AmphoraGlyph = memo(() => {
  return (
    <>
      <path d="M-3-7.5Q-9-8.5-7.5-1M3-7.5Q9-8.5 7.5-1" className={styles.handles} />
      <path
        d="M-3.4-11.5H3.4V-8Q8.6-4 7 1.5 5.4 6.4 2 9V11.5H-2V9Q-5.4 6.4-7 1.5-8.6-4-3.4-8Z"
        className={styles.jar}
      />
      <path d="M-6.6-2.6H6.6M-6.8.6H6.8" className={styles.band} />
    </>
  );
});
