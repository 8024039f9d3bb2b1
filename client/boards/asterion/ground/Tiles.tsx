import type { State } from '../../../../games/asterion/types.ts';
import { useRoving } from '../../../kit/a11y/roving.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/asterion/labels.ts';
import { pointOf } from '../drawing.ts';
import { tileName } from '../places/spoken.ts';
import { Slab, lookOf } from './Tile.tsx';
import styles from './Tiles.module.css';

interface TilesProps {
  readonly state: State;
  readonly players: readonly Player[];
  readonly labels: Labels;
  /** Is called with the tile that the player points at, to show its network. */
  onPoint(tile: number | null): void;
  onPress(tile: number): void;
}

/** The stones of all tiles on the table. One of them is in the tab order; arrow keys lead to the others. */
export const Tiles = memoByContent(({ state, players, labels, onPoint, onPress }: TilesProps) => {
  const places = state.cell.map((cell, tile) => ({ key: `${tile}`, tile, ...pointOf(cell) }));
  const stop = useRoving(places);
  return (
    <g role="list" aria-label={labels.labyrinth}>
      {places.map(({ key, tile, x, y }) => (
        <g
          key={key}
          {...stop(
            tile,
            () => onPress(tile),
            (on) => onPoint(on ? tile : null),
          )}
          role="listitem"
          aria-label={tileName(state, tile, players, labels)}
          className={styles.tile}
          data-tile={tile}
          data-place={`tile:${tile}`}
          data-lifted={state.lifted === tile}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <g className={styles.laid}>
            <Slab look={lookOf(state, tile)} hunted={state.network[tile] === 0} />
          </g>
          <rect x="-46" y="-46" width="92" height="92" rx="4" className={styles.focus} />
        </g>
      ))}
    </g>
  );
});
