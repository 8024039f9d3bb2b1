import { ownerOf } from '../../../../games/attika/settle.ts';
import { priceOf } from '../../../../games/attika/price.ts';
import type { AttikaEvent, State } from '../../../../games/attika/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { boundsOf, pointOf, translated } from '../drawing.ts';
import { Land } from '../ground/Land.tsx';
import { Links } from '../pieces/Links.tsx';
import { Face, Mat } from '../seats/Mat.tsx';
import { holdingsOf } from '../seats/mat.ts';
import { Outline } from '../places/Targets.tsx';
import { Pieces } from '../pieces/Pieces.tsx';
import { PriceTag } from '../places/PriceTag.tsx';
import { scene } from '../scene.ts';
import { Sea } from '../ground/Sea.tsx';
import { Shrines } from '../ground/Shrines.tsx';
import styles from './Drawing.module.css';

type DrawingProps = PlateProps<State, AttikaEvent>;

/** The land as on the board, or the mat of the first seat. */
export function Drawing(props: DrawingProps) {
  return props.look === 'mat' ? <OneMat {...props} /> : <TheLand {...props} />;
}

function OneMat({ state, players, language }: DrawingProps) {
  const holdings = holdingsOf(state, 0);
  return (
    <div className={styles.mat}>
      <Mat holdings={holdings} labels={labelsIn[language]} named>
        {({ kind }) => <Face kind={kind} holding={holdings[kind]!} owner={players[0]} />}
      </Mat>
    </div>
  );
}

/**
 * The land with marked hexes. If the mark is a building and its hex is empty, it shows what the building would cost
 * there.
 */
function TheLand({ state, players, language, marks = [], box }: DrawingProps) {
  const { x, y, width, height } = boundsOf(state.land);
  const shown = box ?? ([x, y, width, height] as const);
  return (
    <div className={board.board}>
      <svg viewBox={shown.join(' ')} className={styles.land}>
        <g transform={`translate(${shown[0]} ${shown[1]}) scale(2)`}>
          <Sea />
        </g>
        <Land land={state.land} built={state.built} />
        <Shrines cells={state.land.shrines} grown={1} />
        <Pieces state={state} players={players} />
        {marks
          .flatMap((mark) => scene.shows(mark, state))
          .map((of) => (
            <Ring key={of} spotlit>
              <Outline state={state} of={of} />
            </Ring>
          ))}
        <Links state={state} players={players} shown={null} />
        {marks.map((mark) => {
          if (mark.type !== 'buildingBuilt' || ownerOf(state.built[mark.hex]!) >= 0) return null;
          return (
            <g key={mark.hex} transform={translated(pointOf(state.land.cells[mark.hex]!))}>
              <PriceTag price={priceOf(state, mark.seat, mark.kind, mark.hex)} free={labelsIn[language].free} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
