import type { ReactNode } from 'react';
import { hexagon } from '../../kit/svg/hexagon.ts';
import styles from './Picture.module.css';

const RADIUS = 27;

/** The point of a hexagon in the hills by its column and row. */
const spot = (column: number, row: number) => ({
  x: 16 + (column + (row % 2) / 2) * RADIUS * Math.sqrt(3),
  y: 40 + row * RADIUS * 1.5,
});

/** The terrain of each hexagon: h hill, m mountain, f forest, w lake. */
const HILLS = ['hfmhwhfm', 'wmhfhmhw', 'fhwmfhwh', 'hmfhwfmh', 'mwhfmhwf'] as const;

type Building = 'capital' | 'theatre' | 'amphora' | 'tower' | 'ship' | 'statue' | 'road';

const STAMPS: Readonly<Record<Building, ReactNode>> = {
  capital: <path d="M-11 8H11V5H-11ZM-9 5V-4H-6V5ZM-1.5 5V-4H1.5V5ZM6 5V-4H9V5ZM-11-4L0-11 11-4Z" />,
  theatre: <path d="M-11-3A11 11 0 0 0 11-3H7A7 7 0 0 1-7-3ZM-5-3A5 5 0 0 0 5-3Z" />,
  amphora: <path d="M-3-10H3V-7Q8-4 7 1 5 6 2 9H-2Q-5 6-7 1-8-4-3-7ZM-3-7Q-9-8-7-2M3-7Q9-8 7-2" />,
  tower: <path d="M-6 9L-4-5H4L6 9ZM-6-5V-10H-3.5V-8H-1.2V-10H1.2V-8H3.5V-10H6V-5Z" />,
  ship: <path d="M-11 2Q0 6 11 2L8 8H-8ZM-1 1V-10L8-1Z" />,
  statue: <path d="M-3-7A3 3 0 1 1 3-7 3 3 0 1 1-3-7ZM-6 5L-4-3H4L6 5ZM-8 9V6H8V9Z" />,
  road: <path d="M-9-4H9V-1H-9ZM-9 3H9V6H-9Z" />,
};

/** The buildings: the red city reaches from shrine to shrine, the blue one stands in its way. */
const BUILT: readonly {
  readonly column: number;
  readonly row: number;
  readonly seat: string;
  readonly building: Building;
}[] = [
  { column: 1, row: 2, seat: 'red', building: 'ship' },
  { column: 2, row: 1, seat: 'red', building: 'statue' },
  { column: 3, row: 1, seat: 'red', building: 'capital' },
  { column: 4, row: 2, seat: 'red', building: 'theatre' },
  { column: 5, row: 2, seat: 'red', building: 'road' },
  { column: 4, row: 3, seat: 'blue', building: 'amphora' },
  { column: 3, row: 3, seat: 'blue', building: 'capital' },
  { column: 5, row: 3, seat: 'blue', building: 'tower' },
];

/** Attika's picture: hills as on a black-figure vase between two shrines, and cities stamped on them like seals. */
export function Picture() {
  return (
    <svg className={styles.print} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="240" className={styles.sea} />
      {HILLS.map((row, r) =>
        Array.from(row, (land, c) => {
          const { x, y } = spot(c, r);
          return <Hill key={`${c} ${r}`} x={x} y={y} land={land} />;
        }),
      )}
      <Shrine {...spot(0, 2)} />
      <Shrine {...spot(6, 2)} />
      {BUILT.map(({ column, row, seat, building }) => {
        const { x, y } = spot(column, row);
        return (
          <g key={`${column} ${row}`} transform={`translate(${x} ${y})`}>
            <polygon points={hexagon(RADIUS - 3)} className={styles.seal} style={{ fill: `var(--seat-${seat})` }} />
            <circle r="16.5" className={styles.rim} style={{ stroke: `var(--seat-${seat}-ink)` }} />
            <g className={styles.stamp} style={{ fill: `var(--seat-${seat}-ink)`, stroke: `var(--seat-${seat}-ink)` }}>
              {STAMPS[building]}
            </g>
          </g>
        );
      })}
      <Meander y={0} />
      <Meander y={222} />
      <rect width="360" height="240" className={styles.dusk} />
    </svg>
  );
}

const GROWTH: Readonly<Record<string, ReactNode>> = {
  h: <path d="M-14 6Q-7-7 0 6M-2 6Q6-9 15 6M-8 12H8" />,
  m: <path d="M-16 9L-5-10 1 0 6-8 16 9ZM-5-10L-2 9M6-8L8 9" />,
  f: <path d="M-9 9V2M-14-4Q-9-14-4-4-4 3-9 3-14 3-14-4ZM7 10V3M2-3Q7-13 12-3 12 4 7 4 2 4 2-3Z" />,
  w: <path d="M-14-4q4.5-5 9 0t9 0 9 0M-12 4q4.5-5 9 0t9 0 9 0M-8 11q4.5-5 9 0t9 0" />,
};

const LANDS: Readonly<Record<string, string | undefined>> = {
  h: styles.hill,
  m: styles.mountain,
  f: styles.forest,
  w: styles.lake,
};

function Hill({ x, y, land }: { readonly x: number; readonly y: number; readonly land: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={hexagon(RADIUS)} className={LANDS[land]} />
      <g className={styles.growth}>{GROWTH[land]}</g>
    </g>
  );
}

function Shrine({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.shrine}>
      <polygon points={hexagon(RADIUS)} />
      <path
        className={styles.marble}
        d="M-20 15H20V11H-20ZM-17 11V-5H-13V11ZM-8 11V-5H-4V11ZM4 11V-5H8V11ZM13 11V-5H17V11ZM-21-5L0-20 21-5Z"
      />
    </g>
  );
}

/** The border of a painted vase: a band of rectangular spirals. */
function Meander({ y }: { readonly y: number }) {
  const key = Array.from(
    { length: 20 },
    (_, at) => `M${at * 18} ${y + 14}v-10h13v7h-7v-3.5M${at * 18 + 13} ${y + 14}h5`,
  );
  return (
    <g>
      <rect y={y} width="360" height="18" className={styles.band} />
      <path d={key.join('')} className={styles.key} />
    </g>
  );
}
