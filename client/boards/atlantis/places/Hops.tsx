import { CardIcon } from '../signs/icons.tsx';
import { FEET } from '../pieces/crowd.ts';
import styles from './Hops.module.css';
import type { Journey } from './journeys.ts';
import { type Road, pointOf } from '../ground/road.ts';

interface HopsProps {
  readonly road: Road;
  readonly journey: Journey;
}

/** A preview of a journey on the board: an arc for each card, and the tile that it wins. */
export function Hops({ road, journey }: HopsProps) {
  const places = [journey.from, ...journey.stops].map((place) => pointOf(road, place));
  const prize = road.slots[journey.prize];
  return (
    <g className={styles.hops}>
      {prize !== undefined && <polygon points={prize.tile} className={styles.prize} />}
      {journey.cards.map((item, i) => {
        const a = { x: places[i]!.x, y: places[i]!.y + FEET };
        const b = { x: places[i + 1]!.x, y: places[i + 1]!.y + FEET };
        const top = Math.min(a.y, b.y) - 62;
        const middle = (a.x + b.x) / 2;
        const leap = `M${a.x} ${a.y}Q${middle} ${top} ${b.x} ${b.y}`;
        return (
          <g key={i}>
            <path d={leap} className={styles.shade} />
            <path d={leap} className={styles.leap} />
            <circle cx={b.x} cy={b.y} r="9" className={styles.touch} />
            <svg x={middle - 20} y={(a.y + b.y) / 4 + top / 2 - 26} width="40" height="52" overflow="visible">
              <CardIcon item={item} />
            </svg>
          </g>
        );
      })}
    </g>
  );
}
