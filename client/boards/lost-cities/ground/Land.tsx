import { memo } from 'react';
import { PAPER, RIVER, SHORELINE, contour, gaps, heightOf } from '../drawing.ts';
import styles from './Land.module.css';

const BOTTOM = PAPER.y + PAPER.height;
const RIGHT = PAPER.x + PAPER.width;

/** The outline of everything from a height down to the lower edge of the paper. */
const below = (y: number, phase: number, swing: number) => `${contour(y, phase, swing)}V${BOTTOM}H${PAPER.x}Z`;

/** Contour lines between the main heights. */
const CONTOURS = [1.5, 2.5, 4.5, 5.5, 7.5, 8.5].map((step) => ({
  y: (heightOf(Math.floor(step)) + heightOf(Math.ceil(step))) / 2 + 2,
  phase: step,
}));

/** The x coordinates of the vertical folds, and the y coordinate of the horizontal one. */
const FOLDS = [-505, -197, 111, 419, 727, 1035, 1343];
const CREASE = 478;

/** The folded sheet: lowlands whose steps cost points, middle heights, the river, and the highlands beyond it. */
export const Land = memo(() => {
  return (
    <g>
      <rect {...PAPER} className={styles.high} />
      <path d={below(RIVER, 0.4, 17)} className={styles.middle} />
      <path d={below(SHORELINE, 2.1, 20)} className={styles.low} />
      {FOLDS.map(
        (x, i) =>
          i % 2 === 0 && <rect key={x} x={x} y={PAPER.y} width="308" height={PAPER.height} className={styles.fold} />,
      )}
      {CONTOURS.map(({ y, phase }) => (
        <path key={phase} d={contour(y, phase, 15)} className={styles.contour} />
      ))}
      <path d={contour(SHORELINE, 2.1, 20)} className={styles.shoreline} />
      <path d={contour(RIVER, 0.4, 17)} className={styles.bank} />
      <path d={contour(RIVER, 0.4, 17)} className={styles.river} />
      <path d={contour(RIVER, 0.4, 17)} className={styles.flow} />
      <path
        d={`M${PAPER.x} ${CREASE}H${RIGHT}${FOLDS.map((x) => `M${x} ${PAPER.y}V${BOTTOM}`).join('')}`}
        className={styles.crease}
      />
      <Sketches />
    </g>
  );
});

/** Sketches that the owner of the journal drew between the paths. */
function Sketches() {
  return (
    <g className={styles.sketch}>
      {gaps.map((x, i) => (
        <g key={x}>
          <path d={`M${x - 10} ${606 + 20 * (i % 2)}${PALM}`} />
          <path d={`M${x + 6} ${700 - 14 * (i % 3)}${TUFT}`} />
          <path d={`M${x - 8} ${468 - 30 * (i % 2)}${HILL}`} />
          <path d={`M${x - 6} ${228 - 24 * ((i + 1) % 2)}${PEAK}`} />
        </g>
      ))}
      <path d={`M-70 640${PALM}M-150 560${PALM}M-120 420${HILL}M-60 220${PEAK}M-180 190${PEAK}M-230 690${TUFT}`} />
      <path d={`M1000 600${PALM}M1090 680${PALM}M1060 470${HILL}M1000 200${PEAK}M1120 230${PEAK}`} />
    </g>
  );
}

const PALM = 'q4-16 1-30m0 0q-12-8-18 2m18-2q-7-13-18-9m18 9q4-13 15-12m-15 12q13-6 19 4m-19-4q8 1 10 11';
const TUFT = 'q-2-9-8-12m8 12q0-10 1-15m-1 15q3-9 9-12';
const HILL = 'q10-18 22-2m-14-9q3-8 12-10m4 4l6 13m-4-13l6 10';
const PEAK = 'l12-24 6 10 5-7 13 21m-24-24l2 12m6-3l5 12m4-15l3 9';
