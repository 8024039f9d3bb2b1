import type { ReactNode } from 'react';
import type { SeatColour } from '../../../games/kit/meta.ts';
import styles from './Picture.module.css';
import { FIELDS, type Upright, UPRIGHTS, WAVES, cliff, corner, outline, road } from './island.ts';

const ISLAND = FIELDS.map(outline).join('');
/** The distance of each line of surf from the shore. */
const SURF = [25, 17, 10] as const;

const ROADS: readonly { readonly colour: SeatColour; readonly path: string }[] = [
  { colour: 'red', path: road(8, 0) + road(8, 1) },
  { colour: 'blue', path: road(10, 5) + road(10, 4) },
  { colour: 'yellow', path: road(13, 5) + road(13, 0) },
];

const HOUSES: readonly {
  readonly colour: SeatColour;
  readonly field: number;
  readonly k: number;
  readonly city?: true;
}[] = [
  { colour: 'blue', field: 10, k: 4, city: true },
  { colour: 'red', field: 8, k: 0 },
  { colour: 'yellow', field: 13, k: 1, city: true },
  { colour: 'red', field: 8, k: 2 },
];

/** Katason's picture: a woodcut island seen from a hill. The light comes from the upper left. */
export function Picture() {
  return (
    <svg className={styles.print} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="240" className={styles.sea} />
      <path d={WAVES} className={styles.waves} />
      {SURF.map((distance) => (
        <g key={distance}>
          <path d={ISLAND} className={styles.surf} strokeWidth={2 * distance + 1.5} />
          <path d={ISLAND} className={styles.water} strokeWidth={2 * distance - 1.1} />
        </g>
      ))}
      <path d={ISLAND} className={styles.rock} transform="translate(0 10)" />
      <path d={FIELDS.map(cliff).join('')} className={styles.line} />
      {FIELDS.map((field) => (
        <path key={`${field.x} ${field.y}`} d={outline(field)} className={styles[field.land]} />
      ))}
      <Furrows />
      {ROADS.map(({ colour, path }) => (
        <g key={colour} className={styles.road}>
          <path d={path} />
          <path d={path} style={{ stroke: `var(--seat-${colour})` }} />
        </g>
      ))}
      {UPRIGHTS.map((upright) => (
        <g key={`${upright.x} ${upright.y}`} transform={`translate(${upright.x.toFixed(1)} ${upright.y.toFixed(1)})`}>
          {DRAWINGS[upright.kind]}
        </g>
      ))}
      {HOUSES.map(({ colour, field, k, city }) => {
        const at = FIELDS[field];
        if (at === undefined) return null;
        const { x, y } = corner(at, k);
        return (
          <g key={`${field} ${k}`} transform={`translate(${x} ${y})`} style={{ fill: `var(--seat-${colour})` }}>
            <path className={styles.house} d={city === true ? 'M-9 3V-8l4-4 4 4v2h10V3Z' : 'M-6 3V-4l6-6 6 6v7Z'} />
            <path className={styles.line} d={city === true ? 'M-1-6V3M4-6v4M7-6v3' : 'M2 3v-5M4 3v-6'} />
          </g>
        );
      })}
      <Ship />
      <rect width="360" height="240" className={styles.dusk} />
    </svg>
  );
}

/** Ploughed lines, curved like the ground. */
function Furrows() {
  const fields = FIELDS.filter(({ land }) => land === 'wheat');
  return fields.map(({ x, y }) => (
    <path
      key={`${x} ${y}`}
      className={styles.furrow}
      transform={`translate(${x} ${y})`}
      d="M-22-6q18-6 36-4M-24-1q22-6 47-3M-24 5q22-6 47-3M-19 10q18-5 37-3M-9 14q10-3 19-2"
    />
  ));
}

/** Each is drawn around the point it stands on. */
const DRAWINGS: Readonly<Record<Upright['kind'], ReactNode>> = {
  pine: (
    <>
      <path className={styles.pine} d="M0-19L4-12H2.4L6-6H3.6L7.5 1H1.2V4h-2.4V1h-6.3L-3.6-6H-6L-2.4-12H-4Z" />
      <path className={styles.hatch} d="M1-15l1.6 3M1-10l3.2 4M1-4l5 4.6M1-7l1 1" />
    </>
  ),
  peak: (
    <>
      <path className={styles.stone} d="M-17 8L-9-7-6-4 1-22 8-9l3-2L19 8Z" />
      <path className={styles.snow} d="M1-22L-3.6-10-.6-12 2-8.6 4-12.6 6.6-11.6 8-9Z" />
      <path className={styles.hatch} d="M4-6L7 8M6-7l5 15M9-6l6 14M11-8l7 14M-9-5l-2 9M-7-3l-1 6M1-7L0-1" />
    </>
  ),
  hill: (
    <>
      <path className={styles.stone} d="M-9 5L-2-8 1-5 4-8 11 5Z" />
      <path className={styles.hatch} d="M2-4l2 9M4-6l4 11M5-5l4 8" />
    </>
  ),
  sheaf: (
    <>
      <path className={styles.straw} d="M-3 4L-1.4-2-5-11Q-2-14 0-10 2-14 5-11L1.4-2 3 4Z" />
      <path className={styles.hatch} d="M-2-2.4h4M0-9V-4M2.6-9L1-4M1 4V0" />
    </>
  ),
  ewe: (
    <>
      <path className={styles.hatch} d="M-4 2v4M-2 3v3M3 3v3M5 2v4" />
      <path
        className={styles.fleece}
        d="M-6-1Q-9-3-6.4-5-6-8-2.8-7-1-9 1.2-7.2 4-9 5.4-6.4 9-5.6 7.4-2.6 8 .8 4.8 1.2 3 3.6.6 2-2 3.8-3.8 1.6-6.6 1.8-6-1Z"
      />
      <path className={styles.ink} d="M-6-6q-4-.6-5 2.2 1.4 2.8 4.4 1Z" />
    </>
  ),
  tuft: <path className={styles.blade} d="M-4 0q1-4-1-6M-1 0q0-5 .4-7M2 0q0-4 2.4-5.6" />,
  mound: (
    <>
      <path className={styles.clay} d="M-10 4Q-8-6 0-6.4 8-6 10 4Z" />
      <path className={styles.hatch} d="M-6.6-1q6.6-2.4 13.4 0M1 1q3.6-.6 7 .6M-2 2.4q5 .4 9 1" />
    </>
  ),
  kiln: (
    <>
      <path className={styles.clay} d="M-8 6V-4L-4-9H4L8-4V6Z" />
      <path className={styles.ink} d="M-2.6 6V1.6q2.6-3.6 5.2 0V6Z" />
      <path className={styles.hatch} d="M-8-4H8M-8 1h4M4 1h4M5-4v5M-5-4v5M0-9v5M6 1v5" />
      <path className={styles.smoke} d="M0-10q-4-4 0-8t-1-8" />
    </>
  ),
  robber: (
    <>
      <path className={styles.line} d="M-20-4q6-4 12 0M6-8q6-3 12 0M8 8q6-4 12 0M-18 8q5-3 9 0" />
      <path className={styles.ink} d="M-5.6 6Q-6-2-2.6-6.4-5-11 0-12.6 5-11 2.6-6.4 6-2 5.6 6Z" />
    </>
  ),
};

function Ship() {
  return (
    <g transform="translate(304 208) scale(.9)">
      <path className={styles.water} strokeWidth="0" d="M-26 12h52v-6h-52Z" />
      <path className={styles.sail} d="M-2-30Q16-26 15-7L-2-5Z" />
      <path className={styles.hatch} d="M6-26q6 8 5 19M9-23q3 6 3 15" />
      <path className={styles.hull} d="M-20-4L-14 7H13L20-4Q0 2-20-4Z" />
      <path className={styles.line} d="M-3-34V0M-16 2q14 5 31 0" />
    </g>
  );
}
