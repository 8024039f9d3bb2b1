import { openSides } from '../../../games/asterion/board.ts';
import type { State } from '../../../games/asterion/types.ts';
import { arms, pointOf } from './drawing.ts';
import styles from './Trace.module.css';

interface TraceProps {
  readonly state: State;
  readonly tiles: readonly number[];
  /** Asterion's own network, or one that would become his. */
  readonly hunted: boolean;
}

/** A thread of light along all passages of a network. */
export function Trace({ state, tiles, hunted }: TraceProps) {
  const paths = tiles.map((tile) => {
    const { x, y } = pointOf(state.cell[tile]!);
    return { tile, at: `translate(${x} ${y})`, d: arms(openSides(state.face[tile]!, state.rotation[tile]!)) };
  });
  return (
    <g className={styles.trace} data-hunted={hunted} aria-hidden="true">
      {['glow', 'thread'].map((part) => (
        <g key={part} className={styles[part]}>
          {paths.map(({ tile, at, d }) => (
            <path key={tile} transform={at} d={d} />
          ))}
        </g>
      ))}
    </g>
  );
}
