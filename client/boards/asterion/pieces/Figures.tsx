import type { AsterionEvent, State } from '../../../../games/asterion/types.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import type { Player } from '../../contract.ts';
import { pointOf } from '../drawing.ts';
import { Figure, lookOf } from '../ground/Tile.tsx';
import styles from '../ground/Tiles.module.css';

interface FiguresProps {
  readonly state: State;
  readonly events: readonly AsterionEvent[];
  readonly players: readonly Player[];
  /** Tiles whose figures are currently drawn elsewhere. */
  readonly away: readonly number[];
}

/** The explorers, coins, feathers and the bull, drawn above the light in the passages. */
export const Figures = memoByContent(({ state, events, players, away }: FiguresProps) => {
  const dying = events.flatMap((event) => (event.type === 'explorersKilled' ? event.tiles : []));
  return (
    <g className={styles.figures} aria-hidden="true">
      {state.cell.map((cell, tile) => {
        const { x, y } = pointOf(cell);
        return (
          <g
            key={tile}
            className={styles.tile}
            data-lifted={state.lifted === tile}
            data-dying={dying.includes(tile)}
            data-away={away.includes(tile)}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <g className={styles.laid}>
              <Figure look={lookOf(state, tile)} colour={players[state.owner[tile]!]?.colour} />
            </g>
          </g>
        );
      })}
    </g>
  );
});
