import type { AsterionEvent, State } from '../../../../games/asterion/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { UNIT, pointOf } from '../drawing.ts';
import { Figures } from '../pieces/Figures.tsx';
import { Ground } from '../ground/Ground.tsx';
import { tilesOf } from '../scene.ts';
import { Mouths } from '../ground/Mouths.tsx';
import { Outline } from '../places/Cells.tsx';
import { Slab, lookOf } from '../ground/Tile.tsx';
import styles from './Drawing.module.css';

/** The labyrinth as on the board, with marked and crossed-out tiles. */
export function Drawing({ state, players, marks = [], bars = [], box }: PlateProps<State, AsterionEvent>) {
  return (
    <div className={board.board}>
      <svg viewBox={(box ?? boundsOf(state)).join(' ')} className={styles.labyrinth}>
        <Ground />
        <Slabs state={state} />
        <Mouths state={state} />
        <Figures state={state} events={[]} players={players} away={[]} />
        {marks.flatMap(tilesOf).map((tile) => (
          <Ring key={tile} spotlit>
            <Outline {...pointOf(state.cell[tile]!)} />
          </Ring>
        ))}
        {bars.flatMap(tilesOf).map((tile) => (
          <Bar key={tile} at={pointOf(state.cell[tile]!)} />
        ))}
      </svg>
    </div>
  );
}

/** The space around the tiles, in cells. */
const MARGIN = 0.9;

function boundsOf({ cell }: State): readonly number[] {
  const points = cell.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = (0.5 + MARGIN) * UNIT;
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return [left, top, Math.max(...xs) + reach - left, Math.max(...ys) + reach - top];
}

function Slabs({ state }: { readonly state: State }) {
  return state.cell.map((cell, tile) => {
    const { x, y } = pointOf(cell);
    return (
      <g key={cell} data-tile={tile} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Slab look={lookOf(state, tile)} hunted={state.network[tile] === 0} />
      </g>
    );
  });
}

/** A cross on a tile that can't be handled. */
function Bar({ at: { x, y } }: { readonly at: { readonly x: number; readonly y: number } }) {
  return <path d={`M${x - 30} ${y - 30}l60 60m0-60l-60 60`} className={styles.bar} />;
}
