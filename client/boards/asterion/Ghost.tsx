import type { Player } from '../../table/board.ts';
import { pointOf } from './drawing.ts';
import styles from './Ghost.module.css';
import type { Preview } from './preview.ts';
import { Tile, lookOf } from './Tile.tsx';
import { Trace } from './Trace.tsx';

interface GhostProps {
  readonly preview: Preview;
  readonly players: readonly Player[];
  /** Pinned rather than only pointed at. */
  readonly pinned: boolean;
}

/** Tiles as they would come to lie, the network they would belong to, and whom that would kill. */
export function Ghost({ preview, players, pinned }: GhostProps) {
  const { state, changed, killed, network } = preview;
  return (
    <g className={styles.ghost} data-pinned={pinned} aria-hidden="true">
      {changed.map((tile) => (
        <g key={tile} transform={at(state.cell[tile]!)} data-ghost={tile}>
          <Tile look={{ ...lookOf(state, tile), alive: true }} colour={players[state.owner[tile]!]?.colour} />
          <rect x="-48" y="-48" width="96" height="96" rx="5" className={styles.frame} />
        </g>
      ))}
      <Trace state={state} tiles={network.tiles} hunted={network.name === 0} />
      {killed.map((tile) => (
        <g key={tile} transform={at(state.cell[tile]!)} data-victim={tile}>
          <Doom />
        </g>
      ))}
    </g>
  );
}

/** The horns that are about to strike. */
function Doom() {
  return (
    <g className={styles.doom}>
      <circle r="30" />
      <path d="M-7-10Q-24-10-22-26-38-6-16 6L0 20 16 6Q38-6 22-26 24-10 7-10Z" />
    </g>
  );
}

function at(cell: number): string {
  const { x, y } = pointOf(cell);
  return `translate(${x} ${y})`;
}
