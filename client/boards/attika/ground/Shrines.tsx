import { memoByContent } from '../../../kit/memo-by-content.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { pointOf, translated } from '../drawing.ts';
import styles from './Shrines.module.css';

const GROUND = hexagon(100);
const RIM = hexagon(84);

interface ShrinesProps {
  readonly cells: readonly number[];
  /** The scale of numbers: above 1 the camera is so far away that the temple makes room for its number. */
  readonly grown: number;
}

/** The shrines beside the land. */
export const Shrines = memoByContent(({ cells, grown }: ShrinesProps) => {
  return cells.map((cell, shrine) => (
    <g key={cell} transform={translated(pointOf(cell))}>
      <Shrine number={shrine + 1} grown={grown} />
    </g>
  ));
});

/** A marble temple on a plum-coloured ground, with its number on the steps. */
function Shrine({ number, grown }: { readonly number: number; readonly grown: number }) {
  const far = grown > 1;
  return (
    <g className={styles.shrine}>
      <polygon points={GROUND} className={styles.ground} />
      <polygon points={RIM} className={styles.rim} />
      <g transform={far ? 'translate(0 -24) scale(.72)' : undefined}>
        <Temple />
      </g>
      <text transform={`translate(0 ${far ? 82 : 86}) scale(${grown})`} className={styles.number}>
        {number}
      </text>
    </g>
  );
}

function Temple() {
  return (
    <>
      <path d="M-66 52H66V42H-66ZM-58 42H58V33H-58Z" className={styles.marble} />
      <path d="M-50 33V-16H-37V33ZM-22 33V-16H-9V33ZM9 33V-16H22V33ZM37 33V-16H50V33Z" className={styles.marble} />
      <path d="M-60-16H60V-27H-60ZM-64-27 0-66 64-27Z" className={styles.marble} />
      <circle cy="-39" r="8" className={styles.sun} />
      <path d="M-46-12V29M-18-12V29M13-12V29M41-12V29" className={styles.flutes} />
    </>
  );
}
