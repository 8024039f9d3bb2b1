import { valueOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, STATUE } from '../../../../games/lost-cities/data.ts';
import { direction, rowOf } from '../../../../games/lost-cities/rows.ts';
import { statueCount } from '../../../../games/lost-cities/score.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import { type Labels, labelsIn } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/points.ts';
import type { LostCitiesProps } from '../props.ts';
import { FigureIcon, PathIcon, TileIcon, tileOfPoints } from '../signs/icons.tsx';
import { washOf } from '../ground/Ruin.tsx';
import styles from './SeatPanel.module.css';
import { figureWorth, total } from './worth.ts';

type SeatPanelProps = LostCitiesProps & { readonly of: Seat };

/**
 * What everybody may know of one player: the points of the steps reached, the statues and the five rows. For each path
 * that isn't started, the player still has one figure.
 */
export function SeatPanel({ state, seat, of, players, language }: SeatPanelProps) {
  const labels = labelsIn[language];
  const chips = state.points[of]!;
  return (
    <div className={styles.panel} {...(of === seat ? {} : { 'data-purse': of })}>
      <div className={styles.counts}>
        <Count label={labels.onSteps} main>
          {signed(total(state, of))}
        </Count>
        <Count label={labels.statues} icon={<TileIcon tile={STATUE} />} data-statues={of}>
          {statueCount(state, of)}
        </Count>
        <Count
          label={chips < 0 ? labels.hiddenChips : labels.chips}
          icon={<TileIcon tile={tileOfPoints(5)} />}
          data-chips={of}
          minor
        >
          {chips < 0 ? '?' : chips}
        </Count>
        {state.researchers[of]! < 0 && (
          <span className={styles.researcher}>
            <Count label={labels.researcherLeft} icon={<FigureIcon kind="researcher" owner={players[of]} />} />
          </span>
        )}
      </div>
      <div className={styles.rows}>
        {COLOURS.map((name, colour) => (
          <Row key={name} state={state} of={of} colour={colour} labels={labels} />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly state: State;
  readonly of: Seat;
  readonly colour: number;
  readonly labels: Labels;
}

/** A row of cards: its last card, how many cards it has, and what its figure is worth. */
function Row({ state, of, colour, labels }: RowProps) {
  const at = of * PATHS + colour;
  const top = state.tops[at]!;
  const name = labels.colours[colour]!;
  if (top < 0) {
    return (
      <span className={styles.row} style={washOf(colour)} data-row={`${of} ${colour}`} title={labels.rowEmpty(name)}>
        <span className={styles.none}>
          <PathIcon colour={colour} label={labels.rowEmpty(name)} />
        </span>
      </span>
    );
  }
  const doubled = state.researchers[of] === colour;
  const cards = rowOf(state, of, colour);
  const said = labels.rowCards(name, cards.map(valueOf));
  return (
    <span className={styles.row} style={washOf(colour)} data-row={`${of} ${colour}`} title={said}>
      <span className="visually-hidden">{said} </span>
      <span
        className={styles.top}
        data-falls={direction(state, of, colour) < 0}
        data-double={doubled}
        aria-hidden="true"
      >
        {valueOf(top)}
        {cards.length > 1 && <span className={styles.number}>{cards.length}</span>}
      </span>
      <span className={styles.worth} data-double={doubled}>
        {signed(figureWorth(state, of, colour))}
        {doubled && <span className="visually-hidden"> {labels.doubled}</span>}
      </span>
    </span>
  );
}
