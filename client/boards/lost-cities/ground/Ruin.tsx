import { memo } from 'react';
import styles from './Ruin.module.css';

/**
 * The sketch of a ruin as SVG paths: the area in its colour, the area in shade, and the lines of the pen. 104 wide, 86
 * high, the middle of its lower edge at the origin.
 */
interface Sketch {
  readonly wash: string;
  readonly shade: string;
  readonly lines: string;
}

const pyramid: Sketch = {
  wash: 'M-52 0V-13H-42V-27H-32V-41H-23V-55H-14V-71H14V-55H23V-41H32V-27H42V-13H52V0Z',
  shade: 'M9-55V0H52V-13H42V-27H32V-41H23V-55ZM5-71H14V-55H5Z',
  lines:
    'M-42-13H-9M9-13H42M-32-27H-9M9-27H32M-23-41H-9M9-41H23M-9 0V-55H9V0M-9-7H9M-9-14H9M-9-21H9M-9-28H9M-9-35H9M-9-42H9M-9-49H9M-5-55V-65H5V-55M-17-63H17M-34-13V-7M-26-27V-20M-18-41V-34M-40-6V0M-24-13V-5M26-13V-6M36-6V0M20-27V-20M-14-71L-10-76H10L14-71',
};

const temple: Sketch = {
  wash: 'M-50 0V-8H50V0ZM-44-8V-14H44V-8ZM-40-14V-56H-29V-14ZM-18-14V-56H-7V-14ZM7-14V-56H18V-14ZM30-14V-36L35-40 41-33V-14ZM-45-56V-65H22L18-56ZM-45-65L-13-82 11-70 9-65Z',
  shade: 'M-33-14V-56H-29V-14ZM-11-14V-56H-7V-14ZM14-14V-56H18V-14ZM37-14V-38L41-33V-14ZM0-8V-14H44V-8Z',
  lines:
    'M-37-18V-52M-15-18V-52M10-18V-52M33-18V-34M-42-56h15M-20-56h15M5-56h15M-36-65L-13-77 4-68M-28-8v8M-6-8v8M18-8v8M44-2q3-8 10-4 2 4-1 6M-2-60h6M-30-61h9',
};

const giant: Sketch = {
  wash: 'M-31 0Q-40-30-32-57-24-82 0-83 25-82 33-57 40-30 31 0ZM-34-50H-43V-28H-36ZM34-50H43V-28H36Z',
  shade: 'M10 0Q22-30 14-82 30-78 33-57 40-30 31 0ZM34-50H43V-28H36ZM-19-47q8-6 15 0-7 6-15 0Z',
  lines:
    'M-33-57Q0-66 33-57M-31-64Q0-73 31-64M-22-70v-6M-11-73v-7M0-74v-8M11-73v-7M22-70v-6M-19-47q8-7 15 0-7 6-15 0ZM4-47q8-7 15 0-7 6-15 0ZM-2-45L-8-25Q0-20 8-25L2-45M-15-13Q0-20 15-13 0-6-15-13ZM-15-13H15M-22-53q8-5 17-2M5-55q9-3 17 2M-30-80q-9 12-5 27M-37-66q-6 1-8-3M-36-58q6 2 9-2M24-8q7-10 4-20',
};

const gate: Sketch = {
  wash: 'M-50 0V-46Q-50-84 0-84 50-84 50-46V0H23V-36Q23-56 0-56-23-56-23-36V0Z',
  shade: 'M36 0V-46Q36-72 12-83 50-78 50-46V0ZM-23 0V-36Q-23-56 0-56-17-54-17-34V0Z',
  lines:
    'M-50-46H-23M23-46H50M-46-64L-21-48M46-64L21-48M-27-79L-11-55M27-79L11-55M0-84V-56M-37-46V-32M37-46V-32M-50-32H-23M23-32H50M-37-18V0M37-18V0M-50-18H-23M23-18H50M-23-2H23M-19-7H19M-6-70a6 6 0 1 0 12 0 6 6 0 1 0-12 0M-44-25l5 4 3-5M30-26l4 4 6-2',
};

const tower: Sketch = {
  wash: 'M-19 0L-14-62H14L19 0ZM-20-62V-84H-12V-77H-5V-84H5V-77H12V-84H20V-62ZM18 0V-24H26V-18H34V-24H46V0Z',
  shade: 'M5 0V-62H14L19 0ZM8-62V-80H12V-84H20V-62ZM34 0V-24H46V0ZM-3-30V-42H3V-30Z',
  lines:
    'M-20-67H20M-6 0V-13Q0-21 6-13V0M-3-30V-40Q0-44 3-40V-30ZM-15-20h8M-12-50h7M6-52h6M-17-8h6M9-26h6M-10-34h5M7-8h8M24-12h7M36-14h6M28-6h6M-54 2q7-6 14 0t14 0M26 4q7-6 14 0t14 0M-40-5q5-4 10 0',
};

/** In the order of COLOURS. */
const sketches: readonly Sketch[] = [pyramid, temple, giant, gate, tower];
const NAMES = ['brown', 'yellow', 'green', 'red', 'blue'] as const;

interface RuinProps {
  /** An index into COLOURS. */
  readonly of: number;
  /** Leaves out details that are only visible in a large drawing. */
  readonly plain?: boolean;
}

/** The ruin at the end of a path. It identifies the path by shape, so that players needn't tell the colours apart. */
export const Ruin = memo(({ of, plain = false }: RuinProps) => {
  const sketch = sketches[of];
  if (sketch === undefined) return null;
  return (
    <g className={styles.ruin} style={washOf(of)} data-plain={plain}>
      <path d={sketch.wash} className={styles.wash} />
      <path d={sketch.shade} className={styles.shade} />
      {!plain && <path d={sketch.lines} className={styles.lines} />}
      <path d={sketch.wash} className={styles.outline} />
    </g>
  );
});

/** The inks of a path as CSS properties: `--way`, `--way-deep` and `--way-pale`. */
export function washOf(colour: number): React.CSSProperties {
  const name = NAMES[colour];
  return {
    '--way': `var(--way-${name})`,
    '--way-deep': `var(--way-${name}-deep)`,
    '--way-pale': `var(--way-${name}-pale)`,
  } as React.CSSProperties;
}
