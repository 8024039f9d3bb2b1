import { Bull } from './pieces/Bull.tsx';
import styles from './Picture.module.css';

const CELL = 40;
const COLUMNS = 9;
const ROWS = 6;

/**
 * The open sides of each tile as bits: 1 north, 2 east, 4 south, 8 west; 0 is plain rock. The bull's own tile is 15.
 */
const PLAN: readonly (readonly number[])[] = [
  [0, 4, 6, 10, 12, 0, 6, 8, 0],
  [6, 13, 5, 0, 3, 14, 9, 0, 4],
  [1, 3, 11, 10, 15, 11, 14, 10, 9],
  [0, 6, 8, 0, 5, 0, 3, 12, 0],
  [2, 9, 6, 10, 11, 12, 0, 3, 12],
  [0, 0, 1, 0, 0, 3, 8, 0, 1],
];

/** The explorers: column, row, colour, and whether the bull has killed them. */
const EXPLORERS = [
  { column: 1, row: 1, colour: 'yellow', dead: false },
  { column: 7, row: 2, colour: 'blue', dead: false },
  { column: 6, row: 3, colour: 'green', dead: true },
  { column: 2, row: 4, colour: 'red', dead: false },
  { column: 7, row: 4, colour: 'yellow', dead: false },
] as const;

const FEATHERS = [
  { column: 5, row: 1 },
  { column: 1, row: 3 },
] as const;

const middle = (at: number) => at * CELL + CELL / 2;

/** The path of a tile's passage, from its middle to every open side. */
function passage(sides: number, column: number, row: number): string {
  const half = CELL / 2;
  const arms = [`v${-half}`, `h${half}`, `v${half}`, `h${-half}`];
  const start = `M${middle(column)} ${middle(row)}`;
  return arms.flatMap((arm, bit) => ((sides & (1 << bit)) === 0 ? [] : [start + arm])).join('');
}

const PASSAGES = PLAN.flatMap((row, y) => row.map((sides, x) => passage(sides, x, y))).join('');
const JOINTS = [
  ...Array.from({ length: COLUMNS - 1 }, (_, x) => `M${(x + 1) * CELL} 0V${ROWS * CELL}`),
  ...Array.from({ length: ROWS - 1 }, (_, y) => `M0 ${(y + 1) * CELL}H${COLUMNS * CELL}`),
].join('');

/** Asterion's picture: a labyrinth drawn like the floor plan of a Minoan palace, with the bull in its middle. */
export function Picture() {
  return (
    <svg className={styles.print} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="240" className={styles.rock} />
      <path d={JOINTS} className={styles.joint} />
      <path d={PASSAGES} className={styles.wall} />
      <path d={PASSAGES} className={styles.floor} />
      <path d={PASSAGES} className={styles.worn} />
      {FEATHERS.map(({ column, row }) => (
        <path
          key={`${column} ${row}`}
          className={styles.feather}
          transform={`translate(${middle(column)} ${middle(row)}) rotate(28)`}
          d="M0 13V-12M0-13Q7-8 5 2L0 6-5 2Q-7-8 0-13ZM0 1L4-3M0-4L4-8M0 1L-4-3M0-4L-4-8"
        />
      ))}
      {EXPLORERS.map(({ column, row, colour, dead }) => (
        <g key={`${column} ${row}`} transform={`translate(${middle(column)} ${middle(row)})`}>
          <path
            className={dead ? styles.dead : styles.explorer}
            style={{ fill: `var(--seat-${colour})` }}
            transform={dead ? 'rotate(90)' : undefined}
            d="M-6 10Q-5 0-3-3-6-10 0-12 6-10 3-3 5 0 6 10Z"
          />
          {dead && <circle r="4.5" className={styles.marker} />}
        </g>
      ))}
      <g transform="translate(180 112)">
        <circle r="46" className={styles.glow} />
        <Bull />
      </g>
      <rect width="360" height="240" className={styles.dusk} />
    </svg>
  );
}
