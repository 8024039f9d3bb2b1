import { Ring } from '../../../kit/svg/Ring.tsx';
import type { State } from '../../../../games/asterion/types.ts';
import { pointOf } from '../drawing.ts';
import type { Escaped } from '../seats/escapes.ts';
import { Outline } from '../places/Cells.tsx';
import styles from './Leaving.module.css';
import { Coin } from './Pieces.tsx';

/** An explorer who leaves the labyrinth with the coins that it carries. */
export function Leaving({ state, escape }: { readonly state: State; readonly escape: Escaped }) {
  const { x, y } = pointOf(state.cell[escape.tile]!);
  return (
    <g aria-hidden="true">
      <Ring spotlit>
        <Outline x={x} y={y} />
      </Ring>
      <g transform={`translate(${x} ${y - 34})`}>
        <g className={styles.purse}>
          <g transform="translate(-17 0) scale(1.3)">
            <Coin />
          </g>
          <text x="6" y="14">
            {escape.coins}
          </text>
        </g>
      </g>
    </g>
  );
}
