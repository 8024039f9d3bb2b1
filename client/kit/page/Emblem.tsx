import type { SeatColour } from '../../../games/kit/meta.ts';
import { siteMark } from '../../kept/site.ts';
import { seatShape } from '../svg/seat-shape.ts';
import styles from './Emblem.module.css';

const AROUND: readonly { readonly colour: SeatColour; readonly x: number; readonly y: number }[] = [
  { colour: 'red', x: 0, y: -2.7 },
  { colour: 'blue', x: 2.7, y: 0 },
  { colour: 'yellow', x: 0, y: 2.8 },
  { colour: 'green', x: -2.7, y: 0 },
];

/** The site's mark; Agora's is four players, each with their own shape, around a table. */
export function Emblem() {
  const mark = siteMark();
  if (mark !== undefined) return typeof mark === 'string' ? <img src={mark} alt="" /> : mark;
  return (
    <svg className={styles.emblem} viewBox="-3.8 -3.8 7.6 7.6" aria-hidden="true">
      <path className={styles.table} d="M-1-1H1V1H-1Z" />
      {AROUND.map(({ colour, x, y }, seat) => (
        <path key={colour} d={seatShape(seat)} transform={`translate(${x} ${y})`} fill={`var(--seat-${colour})`} />
      ))}
    </svg>
  );
}
