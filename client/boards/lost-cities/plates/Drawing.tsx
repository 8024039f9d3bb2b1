import { cardOf, valueOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, VALUES } from '../../../../games/lost-cities/data.ts';
import type { LostCitiesEvent, State } from '../../../../games/lost-cities/types.ts';
import { Ring } from '../../../kit/svg/Ring.tsx';
import { labelsIn } from '../../../text/lost-cities/labels.ts';
import type { PlateProps } from '../../contract.ts';
import board from '../Board.module.css';
import { Card } from '../pieces/Card.tsx';
import { VIEW } from '../drawing.ts';
import { Figures } from '../pieces/Figures.tsx';
import { Scoring } from '../journal/Scoring.tsx';
import { Land } from '../ground/Land.tsx';
import { Paths } from '../ground/Paths.tsx';
import { Outline } from '../places/Targets.tsx';
import { Piles } from '../pieces/Piles.tsx';
import { scene } from '../scene.ts';
import styles from './Drawing.module.css';

type DrawingProps = PlateProps<State, LostCitiesEvent>;

const WHOLE = [0, 0, VIEW.width, VIEW.height] as const;

/** The map as on the board or a part of it, the rows in front of the first seat, or the latest page of the journal. */
export function Drawing(props: DrawingProps) {
  if (props.look === 'rows') return <Rows {...props} />;
  return props.look === 'journal' ? <Page {...props} /> : <TheMap {...props} />;
}

function TheMap({ state, players, language, marks = [], box = WHOLE }: DrawingProps) {
  return (
    <div className={board.board}>
      <svg viewBox={box.join(' ')} className={styles.map}>
        <Land />
        <Paths state={state} />
        {marks
          .flatMap((event) => scene.shows(event, state))
          .map((of) => (
            <Ring key={of} spotlit>
              <Outline of={of} />
            </Ring>
          ))}
        <Piles state={state} labels={labelsIn[language]} />
        <Figures state={state} players={players} />
      </svg>
    </div>
  );
}

/** The size of a card, with the space between the cards of a row. */
const CARD = { width: 82, height: 108 } as const;

/** The rows of the first seat, each from its first card to its last. */
function Rows({ state }: DrawingProps) {
  const rows = COLOURS.map((_, colour) => rowOf(state, colour)).filter((row) => row.length > 0);
  const widest = Math.max(...rows.map((row) => row.length));
  return (
    <svg viewBox={`-6 -4 ${widest * CARD.width + 12} ${rows.length * CARD.height + 8}`} className={styles.rows}>
      {rows.map((row, down) =>
        row.map((card, across) => (
          <g
            key={`${card} ${across}`}
            transform={`translate(${(across + 0.5) * CARD.width} ${(down + 0.5) * CARD.height})`}
          >
            <Card card={card} />
          </g>
        )),
      )}
    </svg>
  );
}

/** The cards in the first seat's row of a colour, in the order in which they were played. */
function rowOf({ laid, firsts, tops }: State, colour: number): readonly number[] {
  const cards = Array.from({ length: VALUES }, (_, value) => cardOf(colour, value)).flatMap((card) =>
    Array.from({ length: laid[card]! }, () => card),
  );
  const falls = firsts[colour]! >= 0 && valueOf(firsts[colour]!) > valueOf(tops[colour]!);
  return falls ? cards.toReversed() : cards;
}

function Page({ state, players, language }: DrawingProps) {
  return (
    <div className={styles.page}>
      <Scoring state={state} index={state.expeditions.length - 1} players={players} labels={labelsIn[language]} />
    </div>
  );
}
