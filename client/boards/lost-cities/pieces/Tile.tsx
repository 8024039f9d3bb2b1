import { memo } from 'react';
import { STATUE, STEP, TILE_POINTS } from '../../../../games/lost-cities/data.ts';
import styles from './Tile.module.css';

/** An event tile in a box of 48 units around the origin: an idol, boots or a coin, each with its own outline. */
export const Tile = memo(({ tile }: { readonly tile: number }) => {
  if (tile === STATUE) return <StatueTile />;
  if (tile === STEP) return <StepTile />;
  return <PointTile points={TILE_POINTS[tile] ?? 0} />;
});

export function StatueTile() {
  return (
    <g className={styles.tile}>
      <path d="M-19-24H19V24H-19Z" className={styles.stone} />
      <path
        d="M0-20a7 7 0 0 1 5 12q9 1 10 10l-5 3-2-4v6l5 4v8H-13V11l5-4V1l-2 4-5-3Q-14-7-5-8A7 7 0 0 1 0-20Z"
        className={styles.bronze}
      />
      <path d="M-3-14h0M3-14h0M-4 3H4M-8 12H8M-7-19q7-5 14 0" className={styles.line} />
    </g>
  );
}

export function StepTile() {
  return (
    <g className={styles.tile}>
      <path d="M0-26L24-8V12L0 26-24 12V-8Z" className={styles.paper} />
      <path
        d="M-9-7q6-2 7 5 0 6-3 8h-5q-3-9 1-13Zm0 16h5q1 6-3 7-4-1-2-7ZM8-15q-6-2-7 5 0 6 3 8H9q3-9-1-13ZM8 1H3q-1 6 3 7 4-1 2-7Z"
        className={styles.print}
      />
    </g>
  );
}

export function PointTile({ points }: { readonly points: number }) {
  return (
    <g className={styles.tile}>
      <circle r="24" className={styles.coin} />
      <circle r="19.5" className={styles.ring} />
      <text dy=".35em" className={styles.points}>
        {points}
      </text>
    </g>
  );
}
