import { STEPS, tileCells, tileMarks } from '../../../../games/attika/board.ts';
import type { State } from '../../../../games/attika/types.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import lights from '../../../kit/svg/Lights.module.css';
import type { Labels } from '../../../text/attika/labels.ts';
import { hexagon } from '../../../kit/svg/hexagon.ts';
import { pointOf, translated } from '../drawing.ts';
import { HexFace } from '../ground/Land.tsx';
import { spotName } from './spoken.ts';
import styles from './Spots.module.css';
import type { Spot } from './targets.ts';

interface SpotsProps {
  readonly state: State;
  readonly spots: readonly Spot[];
  readonly rotation: number;
  /** The place where the new land would lie now. */
  readonly chosen: Spot | null;
  readonly labels: Labels;
  /** The camera's scale in pixels per unit of the drawing. */
  readonly scale: number;
  onPoint(spot: Spot): void;
  onPick(spot: Spot): void;
}

/** The smallest radius of a place, in pixels. */
const SEEN = 9;

/**
 * Every place for the new land, and a preview of the land. Presses of a pointer are handled by the camera; `onClick`
 * only handles those of keyboards and screen readers.
 */
export function Spots({ state, spots, rotation, chosen, labels, scale, onPoint, onPick }: SpotsProps) {
  const radius = Math.max(26, SEEN / scale);
  const stop = useRoving(spots);
  return (
    <>
      {spots.map((spot, i) => (
        <g
          key={spot.key}
          {...stop(
            i,
            () => onPick(spot),
            (on) => on && onPoint(spot),
          )}
          aria-label={spotName(state, spot, i + 1, labels)}
          className={`${lights.place} ${styles.spot}`}
          data-target={spot.key}
          data-chosen={chosen?.key === spot.key}
          transform={translated(spot)}
          onClick={(event) => event.detail === 0 && onPick(spot)}
        >
          <circle r="80" className={lights.reach} />
          <circle r={radius + 6} className={lights.halo} />
          <circle r={radius} className={styles.edge} />
          <circle r={radius} className={styles.light} />
          <circle r={radius * 0.36} className={styles.heart} />
        </g>
      ))}
      {chosen !== null && <Ghost tile={state.tile} cell={chosen.cell} rotation={rotation} />}
    </>
  );
}

const EDGE = hexagon(104);
/** The outline of a tile: this hexagon is drawn around each of its hexes, below all of them. */
const GLOW = hexagon(128);

interface GhostProps {
  readonly tile: number;
  readonly cell: number;
  readonly rotation: number;
}

/** A preview of the new land. */
function Ghost({ tile, cell, rotation }: GhostProps) {
  const marks = tileMarks(tile, rotation);
  const points = tileCells(cell).map(pointOf);
  return (
    <g className={`${lights.ghost} ${styles.ghost}`}>
      {points.map((point, i) => (
        <polygon key={i} points={GLOW} transform={translated(point)} className={styles.glow} />
      ))}
      <Hexes points={points} marks={marks} />
    </g>
  );
}

/** The hexes of a tile, over an outline around all of them. */
function Hexes({ points, marks }: { readonly points: readonly Point[]; readonly marks: readonly number[] }) {
  return (
    <>
      {points.map((point, i) => (
        <polygon key={i} points={EDGE} transform={translated(point)} className={styles.ink} />
      ))}
      {points.map((point, i) => (
        <g key={i} transform={translated(point)}>
          <HexFace mark={marks[i]!} seed={i} />
        </g>
      ))}
    </>
  );
}

/** A land tile alone in its current rotation, for the hand. */
export function TilePicture({ tile, rotation }: { readonly tile: number; readonly rotation: number }) {
  const marks = tileMarks(tile, rotation);
  const origin = pointOf(HOME);
  const points = tileCells(HOME).map((cell) => {
    const { x, y } = pointOf(cell);
    return { x: x - origin.x, y: y - origin.y };
  });
  return (
    <svg viewBox="-275 -262 550 524" aria-hidden="true" className={styles.picture}>
      <Hexes points={points} marks={marks} />
    </svg>
  );
}

/** Any cell that is far from the edge of the grid. */
const HOME = STEPS[1]! * 80 + 80;
