import { type ReactNode, useId } from 'react';
import styles from './Picture.module.css';

type Item = 'flag' | 'olive' | 'helmet' | 'vase' | 'ring' | 'statue' | 'crown';

const ITEMS: Readonly<Record<Item, ReactNode>> = {
  flag: <path d="M-4 6V-7L5-3.5-4 0" />,
  olive: <path d="M-5 5Q0 2 4-5M0 1Q-5 1-5-3 0-4 0 1M2-2Q6-1 6 3 1 3 2-2" />,
  helmet: <path d="M-5 6V-1Q-5-7 0-7 6-7 6 0H2V3L4 6H1L0 2H-2V6Z" />,
  vase: <path d="M-2-7H2V-5Q5-2 4 1 3 4 2 6H-2Q-3 4-4 1-5-2-2-5Z" />,
  ring: <path d="M0-2A4 4 0 1 1-.1-2ZM-2-5L0-7.5 2-5 0-2.5Z" />,
  statue: <path d="M-2-4A2 2 0 1 1 2-4 2 2 0 1 1-2-4ZM-4 7L-3-1H3L4 7Z" />,
  crown: <path d="M-6 5L-6-4-3 0 0-6 3 0 6-4 6 5Z" />,
};

const ORDER: readonly Item[] = ['crown', 'vase', 'flag', 'helmet', 'ring', 'olive', 'statue'];

/** The point at `t` of the road from the sinking city (0) to the mainland (1). */
function way(t: number) {
  return { x: 76 + 236 * t - 30 * Math.sin(t * Math.PI * 2), y: 84 + 72 * t + 50 * Math.sin(t * Math.PI * 2.6) };
}

const SLOTS = 14;
/** The slots without a tile. */
const SUNK = [4, 5, 9];
const PAWNS = [
  { slot: 3, colour: 'blue' },
  { slot: 7, colour: 'red' },
  { slot: 10, colour: 'white' },
  { slot: 12, colour: 'black' },
] as const;

/** Points of the curve in short steps, each with its distance along the curve. */
const STEPS = Array.from({ length: 400 }, (_, at) => way(at / 399)).map((here, at, all) => {
  const before = all[at - 1] ?? here;
  return {
    ...here,
    angle: Math.atan2(here.y - before.y, here.x - before.x),
    far: Math.hypot(here.x - before.x, here.y - before.y),
  };
});
const LENGTH = STEPS.reduce((sum, { far }) => sum + far, 0);

const SPOTS = Array.from({ length: SLOTS }, (_, slot) => {
  let left = (LENGTH * slot) / (SLOTS - 1) - 0.001;
  const step = STEPS.find(({ far }) => (left -= far) <= 0) ?? STEPS[0];
  const { x = 0, y = 0, angle = 0 } = step ?? {};
  return { slot, x, y, angle: (angle * 180) / Math.PI, item: ORDER[(slot * 3) % ORDER.length] as Item };
});

/** Atlantis' picture: a mosaic road across clear water, which breaks behind the walkers. */
export function Picture() {
  const tesserae = useId();
  return (
    <svg className={styles.print} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id={tesserae} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">
          <path d="M0 0H9V9" className={styles.grout} />
        </pattern>
      </defs>
      <rect width="360" height="240" className={styles.deep} />
      <path d="M-10 30Q60 60 120 20T260 40 370 10V150Q300 120 240 150T110 170-10 130Z" className={styles.clear} />
      <path d="M-10 180Q80 150 150 190T300 170 370 200V250H-10Z" className={styles.clear} />
      <rect width="360" height="240" fill={`url(#${tesserae})`} />
      <path
        className={styles.wave}
        d="M206 34q6-6 12 0t12 0 12 0M280 70q6-6 12 0t12 0M18 160q6-6 12 0t12 0 12 0M60 212q6-6 12 0t12 0M150 222q6-6 12 0t12 0M300 96q6-6 12 0t12 0M140 40q6-6 12 0t12 0"
      />
      <City />
      <Mainland />
      {SPOTS.map(({ slot, x, y, angle, item }) => (
        <g key={slot} transform={`translate(${x} ${y})`}>
          {SUNK.includes(slot) ? (
            <path
              className={styles.ripple}
              d="M-9 0a9 4.5 0 1 0 18 0 9 4.5 0 1 0-18 0M-4 0a4 2 0 1 0 8 0 4 2 0 1 0-8 0"
            />
          ) : (
            <g transform={`rotate(${angle * 0.5})`}>
              <rect x="-11" y="-9" width="22" height="22" rx="2" className={styles.under} />
              <rect x="-11" y="-11" width="22" height="22" rx="2" className={styles.tile} />
              <g className={styles[item]}>{ITEMS[item]}</g>
            </g>
          )}
        </g>
      ))}
      {PAWNS.map(({ slot, colour }) => {
        const spot = SPOTS[slot];
        if (spot === undefined) return null;
        return (
          <g key={slot} transform={`translate(${spot.x} ${spot.y - 4})`} style={{ fill: `var(--seat-${colour})` }}>
            <path className={styles.pawn} d="M-7 8Q-6-2-3-5-6-12 0-14 6-12 3-5 6-2 7 8Z" />
          </g>
        );
      })}
      <rect width="360" height="240" className={styles.dusk} />
    </svg>
  );
}

/** The city, with water already over its ground. */
function City() {
  return (
    <g className={styles.city} transform="translate(52 62)">
      <path className={styles.shore} d="M-70 22Q-40 2 4 4T58 24Q30 38-10 36T-70 22Z" />
      <path d="M-30 14V-18L0-36 30-18V14ZM-34-18H34M-30 14H30" />
      <path d="M-24 14V-16H-18V14ZM-8 14V-16H-2V14ZM8 14V-16H14V14ZM20 14V-16H26V14Z" className={styles.shaft} />
      <path className={styles.wave} d="M-52 18q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0" />
    </g>
  );
}

function Mainland() {
  return (
    <g className={styles.city}>
      <path className={styles.land} d="M360 146Q322 154 314 186T296 240H360Z" />
      <path d="M330 196V176L342 168 354 176V196ZM338 196V186H346V196Z" />
    </g>
  );
}
