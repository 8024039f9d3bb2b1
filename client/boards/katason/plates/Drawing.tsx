import type { KatasonEvent, State } from '../../../../games/katason/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { Coast } from '../ground/Coast.tsx';
import { VIEW } from '../drawing.ts';
import { Harbours } from '../ground/Harbours.tsx';
import { Hexes } from '../ground/Hexes.tsx';
import { Outline } from '../places/Targets.tsx';
import { Patterns } from '../ground/patterns.tsx';
import { At, Pieces } from '../pieces/Pieces.tsx';
import { Robber } from '../pieces/Robber.tsx';
import { scene } from '../scene.ts';
import styles from './Drawing.module.css';

const WHOLE = [VIEW.x, VIEW.y, VIEW.width, VIEW.height] as const;

/** The island as on the board, or a part of it, with marked and crossed-out places. */
export function Drawing({ state, players, marks = [], bars = [], box = WHOLE }: PlateProps<State, KatasonEvent>) {
  const placesOf = (events: readonly KatasonEvent[]) => events.flatMap((event) => scene.shows(event, state));
  return (
    <div className={board.board}>
      <svg viewBox={box.join(' ')} className={styles.island}>
        <Patterns />
        <Coast />
        <Harbours />
        <Hexes state={state} />
        <Pieces state={state} players={players} />
        <Robber hex={state.robber} number={state.numbers[state.robber]!} />
        {placesOf(marks).map((of) => (
          <Ring key={of} spotlit>
            <Outline of={of} />
          </Ring>
        ))}
        {placesOf(bars).map((of) => (
          // Nothing can be built there.
          <At key={of} of={of}>
            <path d="M-15-15 15 15M15-15-15 15" className={styles.bar} />
          </At>
        ))}
      </svg>
    </div>
  );
}
