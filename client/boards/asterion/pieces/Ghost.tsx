import type { Player } from '../../contract.ts';
import { pointOf } from '../drawing.ts';
import styles from './Ghost.module.css';
import type { Preview } from '../places/preview.ts';
import { Figure, Slab, lookOf } from '../ground/Tile.tsx';

interface GhostSlabsProps {
  readonly preview: Preview;
  /** Whether the target is pinned; otherwise the player only points at it. */
  readonly pinned: boolean;
}

/** A preview of the stones of changed tiles. */
export function GhostSlabs({ preview: { state, changed }, pinned }: GhostSlabsProps) {
  return (
    <g className={styles.ghost} data-pinned={pinned} aria-hidden="true">
      {changed.map((tile) => (
        <g key={tile} transform={at(state.cell[tile]!)} data-ghost={tile}>
          <Slab look={lookOf(state, tile)} hunted={state.network[tile] === 0} />
          <rect x="-48" y="-48" width="96" height="96" rx="5" className={styles.frame} />
        </g>
      ))}
    </g>
  );
}

interface GhostFiguresProps {
  readonly preview: Preview;
  readonly players: readonly Player[];
}

/** A preview of the figures on the changed tiles, and marks on those whom Asterion would kill. */
export function GhostFigures({ preview: { state, changed, killed }, players }: GhostFiguresProps) {
  return (
    <g className={styles.ghost} aria-hidden="true">
      {changed.map((tile) => (
        <g key={tile} transform={at(state.cell[tile]!)}>
          <Figure look={{ ...lookOf(state, tile), alive: true }} colour={players[state.owner[tile]!]?.colour} />
        </g>
      ))}
      {killed.map((tile) => (
        <g key={tile} transform={at(state.cell[tile]!)} data-victim={tile}>
          <Doom />
        </g>
      ))}
    </g>
  );
}

/** The mark on a figure that would be killed: two horns. */
function Doom() {
  return (
    <g className={styles.doom}>
      <circle r="36" />
      <path d="M-7-32Q-22-32-20-46-34-28-14-18L0-8 14-18Q34-28 20-46 22-32 7-32Z" />
    </g>
  );
}

function at(cell: number): string {
  const { x, y } = pointOf(cell);
  return `translate(${x} ${y})`;
}
