import type { ReactNode } from 'react';
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS } from '../../../../games/lost-cities/data.ts';
import { canStep, figureOn } from '../../../../games/lost-cities/figures.ts';
import type { LostCitiesMove } from '../../../../games/lost-cities/types.ts';
import { calledBy } from '../../../text/called.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Labels, labelsIn } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/points.ts';
import { CardBackIcon, CardIcon, FigureIcon, PathIcon } from '../signs/icons.tsx';
import { useStage } from '../../../stage/stage.ts';
import { TryMove } from '../../../stage/TryMove.tsx';
import { type LostCitiesStage, cardIn, scene } from '../scene.ts';
import type { HandProps } from '../props.ts';
import { cardName, moveName, partsOf } from '../places/spoken.ts';
import { endedBy, previewStep } from '../seats/worth.ts';
import styles from './Choices.module.css';

interface ChoiceProps extends HandProps {
  readonly stage: LostCitiesStage;
}

/** Buttons for what can be done now, where a thumb can reach them. The same moves light up on the map. */
export function Choices(props: HandProps) {
  const { seat, legal, language } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const card = cardIn(stage.begun);
  const own = { ...props, stage };
  const can = (type: LostCitiesMove['type']) => legal.some((move) => move.type === type);
  useDoing(legal.length === 0 || card === null ? null : nextOf(legal, card, labels));
  return (
    <fieldset className={styles.choices} aria-label={labels.actions}>
      {can('drawCard') && <Drawing {...own} />}
      {can('moveFigure') && <Stepping {...own} />}
      {card !== null && props.result === null && <Playing {...own} card={card} />}
      {can('discard') && card === null && <p className={styles.hint}>{labels.pickCard}</p>}
      {!props.toMove.includes(seat) && card === null && props.result === null && (
        <p className={styles.hint}>{labels.waiting}</p>
      )}
    </fieldset>
  );
}

/** The next step for a picked card, as text: to play it or to discard it. */
function nextOf(legal: readonly LostCitiesMove[], card: number, labels: Labels): string {
  const fits = legal.some((move) => (move.type === 'advance' || move.type === 'startPath') && move.card === card);
  return fits ? labels.doing.play(cardName(card, labels)) : labels.doing.discard(cardName(card, labels));
}

/** The buttons for a picked card: starting its path, advancing on it, or discarding it. */
function Playing(props: ChoiceProps & { readonly card: number }) {
  const { state, seat, card, language, players } = props;
  const labels = labelsIn[language];
  const colour = colourOf(card);
  const started = state.tops[seat * PATHS + colour]! >= 0;
  const owner = players[seat];
  return (
    <>
      {started ? (
        <Act
          {...props}
          move={{ type: 'advance', card }}
          icon={<FigureIcon kind={figureOn(state, seat, colour)} owner={owner} />}
        >
          {canStep(state, seat, colour) ? labels.advance(...change(props, colour)) : labels.stay}
        </Act>
      ) : (
        (['explorer', 'researcher'] as const).map((figure) => (
          <Act
            key={figure}
            {...props}
            move={{ type: 'startPath', card, figure }}
            icon={<FigureIcon kind={figure} owner={owner} />}
          >
            {labels.startFor[figure](signed(previewStep(state, seat, colour, figure).to))}
          </Act>
        ))
      )}
      <Act {...props} move={{ type: 'discard', card }} icon={<CardIcon card={card} />} quiet>
        {labels.discard}
      </Act>
    </>
  );
}

/** The buttons for a free step: which figure moves. */
function Stepping(props: ChoiceProps) {
  const { legal, language } = props;
  const labels = labelsIn[language];
  return (
    <>
      {legal.map((move) =>
        move.type === 'moveFigure' ? (
          <Act key={move.colour} {...props} move={move} icon={<PathIcon colour={move.colour} />}>
            {labels.change(...change(props, move.colour))}
          </Act>
        ) : null,
      )}
      <Act {...props} move={{ type: 'declineStep' }} quiet>
        {labels.decline}
      </Act>
    </>
  );
}

/** The buttons for drawing a card. The pile that the player has just discarded onto explains why it isn't allowed. */
function Drawing(props: ChoiceProps) {
  const { state, seat, language, words, why, stage } = props;
  const labels = labelsIn[language];
  return (
    <>
      <Act {...props} move={{ type: 'drawCard' }} icon={<CardBackIcon />}>
        {labels.drawDeck}
      </Act>
      <span className={styles.piles}>
        {COLOURS.map((colourName, colour) => {
          const top = state.piles[colour]!.at(-1);
          if (top === undefined) return null;
          const move = { type: 'takeDiscard', colour } as const;
          const refusal = why(move);
          const name = moveName(state, seat, move, labels);
          return (
            <button
              key={colourName}
              type="button"
              className={styles.pile}
              aria-label={name}
              aria-disabled={refusal !== undefined}
              title={refusal === undefined ? name : words.refusal(refusal)}
              onClick={() => stage.attempt(move)}
            >
              <CardIcon card={top} />
            </button>
          );
        })}
      </span>
    </>
  );
}

interface ActProps extends ChoiceProps {
  readonly move: LostCitiesMove;
  readonly icon?: ReactNode;
  readonly quiet?: boolean;
  /** The text of the button. */
  readonly children: string;
}

/** A button that plays a move, or explains why the move isn't allowed. */
function Act({ move, icon, quiet = false, children, ...props }: ActProps) {
  const { state, seat, language, words, stage, why } = props;
  const labels = labelsIn[language];
  const ends = endedBy(state, seat, move) === null ? [] : [labels.ends];
  return (
    <TryMove
      {...{ stage, move, words }}
      variant={quiet || why(move) !== undefined ? 'plain' : 'act'}
      icon={icon === undefined ? undefined : <span className={styles.icon}>{icon}</span>}
      label={calledBy(language, [children, ...ends], partsOf(state, seat, move, labels))}
    >
      {children}
      {ends.length > 0 && <small className={styles.ends}>{ends}</small>}
    </TryMove>
  );
}

/** The value of the figure on a path before a step and after it, as text. */
function change({ state, seat }: HandProps, colour: number): readonly [from: string, to: string] {
  const { from, to } = previewStep(state, seat, colour);
  return [signed(from), signed(to)];
}
