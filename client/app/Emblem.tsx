import type { SeatColour } from '../../games/kit/meta.ts';
import { seatShape } from '../kit/svg/seat-shape.ts';
import styles from './Emblem.module.css';

const AROUND: readonly { readonly colour: SeatColour; readonly x: number; readonly y: number }[] = [
  { colour: 'red', x: 0, y: -2.45 },
  { colour: 'blue', x: 2.45, y: 0 },
  { colour: 'yellow', x: 0, y: 2.6 },
  { colour: 'green', x: -2.45, y: 0 },
];

/** Agora's sign: four players, each with their own shape, around a table. */
export function Emblem() {
  return (
    <svg className={styles.emblem} viewBox="-3.8 -3.8 7.6 7.6" aria-hidden="true">
      <path className={styles.table} d="M-1.15-1.15H1.15V1.15H-1.15Z" />
      {AROUND.map(({ colour, x, y }, seat) => (
        <path key={colour} d={seatShape(seat)} transform={`translate(${x} ${y})`} fill={`var(--seat-${colour})`} />
      ))}
    </svg>
  );
}
