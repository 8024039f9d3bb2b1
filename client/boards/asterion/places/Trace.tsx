import { openSides } from '../../../../games/asterion/board.ts';
import type { State } from '../../../../games/asterion/types.ts';
import { arms, pointOf } from '../drawing.ts';
import type { Network } from './networks.ts';
import styles from './Trace.module.css';

interface TraceProps {
  readonly state: State;
  readonly network: Network;
}

/** A line of light along all passages of a network. */
export function Trace({ state, network }: TraceProps) {
  const paths = network.tiles.map((tile) => {
    const { x, y } = pointOf(state.cell[tile]!);
    return { tile, at: `translate(${x} ${y})`, d: arms(openSides(state.face[tile]!, state.rotation[tile]!)) };
  });
  return (
    <g className={styles.trace} data-hunted={network.name === 0} aria-hidden="true">
      {['glow', 'thread'].map((part) => (
        <g key={part} className={styles[part]}>
          {paths.map(({ tile, at, d }) => (
            <g key={tile} transform={at} data-spoken>
              <path d={d} />
              <circle />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
