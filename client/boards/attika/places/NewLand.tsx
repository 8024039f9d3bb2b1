import { STEPS, tileCells, tileMarks } from '../../../../games/attika/board.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import lights from '../../../kit/svg/Lights.module.css';
import { pointOf } from '../drawing.ts';
import { Hexagons, Tile } from '../ground/Land.tsx';
import styles from './Targets.module.css';

const GLOW = hexagon(128);

interface NewLandProps {
  readonly tile: number;
  readonly rotation: number;
}

/** A preview of the new land, with an outline around it. */
export function GhostLand({ tile, rotation, cell }: NewLandProps & { readonly cell: number }) {
  return (
    <g className={`${lights.ghost} ${styles.ghost}`}>
      <Hexagons cells={tileCells(cell)} points={GLOW} className={styles.glow} />
      <Tile cells={tileCells(cell)} marks={tileMarks(tile, rotation)} />
    </g>
  );
}

/** Any cell that is far from the edge of the grid. */
const HOME = STEPS[1]! * 80 + 80;

/** A land tile alone in its current rotation, for the hand. */
export function TilePicture({ tile, rotation }: NewLandProps) {
  const { x, y } = pointOf(HOME);
  return (
    <svg viewBox={`${x - 275} ${y - 262} 550 524`} aria-hidden="true" className={styles.picture}>
      <Tile cells={tileCells(HOME)} marks={tileMarks(tile, rotation)} />
    </svg>
  );
}
