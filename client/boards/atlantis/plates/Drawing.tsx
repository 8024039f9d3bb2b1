import type { AtlantisEvent, State } from '../../../../games/atlantis/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { Holes } from '../ground/Holes.tsx';
import { Outline } from '../places/Targets.tsx';
import { scene } from '../scene.ts';
import { Pawns } from '../pieces/Pawns.tsx';
import { Sea } from '../ground/Sea.tsx';
import { Tiles } from '../ground/Tiles.tsx';
import styles from './Drawing.module.css';
import { ROAD } from './road.ts';

const WHOLE = [0, 0, ROAD.width, ROAD.height] as const;

/** The road as on the board, or a part of it, with marked slots. */
export function Drawing({ state, players, marks = [], box = WHOLE }: PlateProps<State, AtlantisEvent>) {
  return (
    <div className={board.board}>
      <svg viewBox={box.join(' ')} className={styles.road}>
        <Sea road={ROAD} tops={state.tops} />
        <Tiles road={ROAD} state={state} />
        {[...new Set(marks.flatMap((event) => scene.shows(event, state)))].map((of) => (
          <Ring key={of} spotlit>
            <Outline road={ROAD} of={of} />
          </Ring>
        ))}
        <Holes road={ROAD} state={state} crossed={null} />
        <Pawns road={ROAD} state={state} players={players} events={[]} step={0} picked={-1} />
      </svg>
    </div>
  );
}
