import type { ReactNode } from 'react';
import styles from './Picture.module.css';

interface Track {
  readonly name: 'rust' | 'sand' | 'jungle' | 'brick' | 'lagoon';
  /** The x coordinates of its start, its bend and its end. */
  readonly from: number;
  readonly bend: number;
  readonly to: number;
  readonly ruin: ReactNode;
}

const BOTTOM = 222;
const TOP = 78;
const STEPS = 9;

/** A point of a track: `t` is 0 at the camp and 1 at the ruin. `size` shrinks with the distance. */
function along({ from, bend, to }: Track, t: number) {
  const x = (1 - t) ** 2 * from + 2 * t * (1 - t) * bend + t ** 2 * to;
  return { x, y: BOTTOM + (TOP - BOTTOM) * t ** 0.9, size: 7.4 - 3 * t };
}

const TRACKS: readonly Track[] = [
  {
    name: 'rust',
    from: 44,
    bend: 20,
    to: 52,
    ruin: (
      <path d="M-24 0V-6H-18V-13H-12V-20H-6V-27H6V-20H12V-13H18V-6H24V0ZM-4 0V-12H4V0ZM-6-20H6M-12-13H12M-18-6H18" />
    ),
  },
  {
    name: 'sand',
    from: 112,
    bend: 140,
    to: 116,
    ruin: <path d="M-20 0V-24H-13V0ZM-3.5 0V-24H3.5V0ZM13 0V-24H20V0ZM-23-24V-29H5V-24ZM12-24L17-31 24-27V-24Z" />,
  },
  {
    name: 'jungle',
    from: 180,
    bend: 158,
    to: 181,
    ruin: (
      <path d="M-15 0Q-19-22-11-33-4-40 4-39 14-36 16-22 17-10 14 0ZM-10-22h7M4-22h7M-1-21L-3-10H3M-6-4Q0-7 7-4M-17-20h-3v8h3M17-20h3v8h-3" />
    ),
  },
  {
    name: 'brick',
    from: 248,
    bend: 274,
    to: 246,
    ruin: (
      <path d="M-21 0V-22Q-21-36 0-36 21-36 21-22V0H10V-18Q10-26 0-26-10-26-10-18V0ZM-21-14h11M10-14h11M-17-28l8 5M17-28l-8 5M0-36v10" />
    ),
  },
  {
    name: 'lagoon',
    from: 316,
    bend: 336,
    to: 306,
    ruin: (
      <path d="M-12 0L-9-30H9L12 0ZM-12-30V-38H-7V-35H-2.5V-38H2.5V-35H7V-38H12V-30ZM-4 0V-9Q0-14 4-9V0ZM-2-23V-17M2-23V-17" />
    ),
  },
];

/** The figures on the picture: track, step and colour of each. */
const EXPLORERS = [
  { track: 0, step: 3, colour: 'red' },
  { track: 1, step: 6, colour: 'blue' },
  { track: 2, step: 4, colour: 'yellow' },
  { track: 2, step: 7, colour: 'red' },
  { track: 3, step: 2, colour: 'green' },
  { track: 4, step: 5, colour: 'blue' },
] as const;

/** Lost Cities' picture: five paths over a folded map to ruins, drawn like an expedition's journal. */
export function Picture() {
  return (
    <svg className={styles.print} viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="240" className={styles.paper} />
      <path d="M0 0H90V240H0ZM180 0H270V240H180Z" className={styles.fold} />
      <path d="M0 96Q40 66 82 82T164 74 250 80 360 66V0H0Z" className={styles.height} />
      <path d="M0 66Q50 40 96 54T190 44 280 52 360 38V0H0Z" className={styles.height} />
      <path
        d="M8 88q8-6 16 0M84 74q8-5 16 0M146 92q7-5 14 0M214 86q7-5 14 0M276 90q8-6 16 0M336 80q8-6 16 0M30 196q6-5 12 0M78 176q6-5 12 0M148 200q6-5 12 0M214 178q6-5 12 0M284 200q6-5 12 0"
        className={styles.contour}
      />
      <path d="M-4 132Q50 118 100 130T196 126 290 132 364 120" className={styles.bank} />
      <path d="M-4 132Q50 118 100 130T196 126 290 132 364 120" className={styles.river} />
      {TRACKS.map((track) => (
        <Way key={track.name} track={track} />
      ))}
      {EXPLORERS.map(({ track, step, colour }) => {
        const { x, y, size } = along(TRACKS[track] as Track, step / STEPS);
        return (
          <g
            key={`${track} ${step}`}
            transform={`translate(${x} ${y}) scale(${size / 6})`}
            style={{ fill: `var(--seat-${colour})` }}
          >
            <path className={styles.figure} d="M-5 2Q-4-6-2.4-8-5-13 0-14.6 5-13 2.4-8 4-6 5 2Z" />
          </g>
        );
      })}
      <g transform="translate(332 206)" className={styles.compass}>
        <circle r="17" />
        <path d="M0-22L4.5-4.5 22 0 4.5 4.5 0 22-4.5 4.5-22 0-4.5-4.5Z" />
        <path d="M0-22V22L4.5-4.5ZM-22 0H22L-4.5 4.5Z" className={styles.needle} />
      </g>
      <rect width="360" height="240" className={styles.dusk} />
    </svg>
  );
}

/** One track: its ruin, its steps, and the bridge where it crosses the river. */
function Way({ track }: { readonly track: Track }) {
  const steps = Array.from({ length: STEPS }, (_, at) => along(track, at / STEPS));
  const bridge = along(track, 6.4 / STEPS);
  const camp = along(track, 0);
  const end = along(track, 0.96);
  return (
    <g className={styles[track.name]}>
      <g className={styles.ruin} transform={`translate(${track.to} ${TOP - 12})`}>
        {track.ruin}
      </g>
      <path className={styles.trail} d={`M${camp.x} ${camp.y}Q${track.bend} 150 ${end.x} ${end.y}`} />
      <path
        className={styles.bridge}
        transform={`translate(${bridge.x} ${bridge.y})`}
        d="M-6 9V-9M6 9V-9M-7-6H7M-7-2H7M-7 2H7M-7 6H7"
      />
      {steps.map(({ x, y, size }) => (
        <ellipse key={y} cx={x} cy={y} rx={size} ry={size * 0.72} className={styles.step} />
      ))}
    </g>
  );
}
