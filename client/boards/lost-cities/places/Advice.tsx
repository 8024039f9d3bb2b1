import type { ReactNode } from 'react';
import { colourOf } from '../../../../games/lost-cities/board.ts';
import { canStep } from '../../../../games/lost-cities/figures.ts';
import type { Figure, LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { signed } from '../../../text/lost-cities/sentences.ts';
import styles from './Advice.module.css';
import { TileIcon } from '../signs/icons.tsx';
import { cardName, stayName } from './spoken.ts';
import { endedBy, previewStep } from '../seats/worth.ts';

interface AdviceProps {
  readonly state: State;
  readonly seat: Seat;
  readonly move: LostCitiesMove;
  readonly labels: Labels;
}

/** What a choice would bring, in the note at the pointer. */
export function Advice({ state, seat, move, labels }: AdviceProps): ReactNode {
  const known = { state, seat, labels };
  const end = endedBy(state, seat, move);
  switch (move.type) {
    case 'startPath':
      return <Step {...known} colour={colourOf(move.card)} starting={move.figure} />;
    case 'advance': {
      const colour = colourOf(move.card);
      if (canStep(state, seat, colour)) return <Step {...known} colour={colour} />;
      return (
        <>
          <b>{labels.stay}</b>
          <span className={styles.word}>{stayName(state, seat, labels)}</span>
        </>
      );
    }
    case 'moveFigure':
      return <Step {...known} colour={move.colour} />;
    case 'discard':
      return (
        <>
          <b>{labels.discard}</b>
          <span className={styles.word}>{labels.forOthers}</span>
        </>
      );
    case 'takeDiscard':
      return (
        <>
          <b>{labels.take(cardName(state.piles[move.colour]!.at(-1)!, labels))}</b>
          {end !== null && <span className={styles.end}>{labels.endsBy[end]}</span>}
        </>
      );
    default:
      return (
        <>
          <b>{labels.deckHolds(state.deckSize)}</b>
          {end === null ? (
            <span className={styles.word}>{labels.unseen}</span>
          ) : (
            <span className={styles.end}>{labels.endsBy[end]}</span>
          )}
        </>
      );
  }
}

interface StepProps extends Omit<AdviceProps, 'move'> {
  readonly colour: number;
  readonly starting?: Figure;
}

function Step({ state, seat, labels, colour, starting }: StepProps) {
  const { from, to, researcher, tile, ends, helps } = previewStep(state, seat, colour, starting);
  return (
    <>
      {starting !== undefined && <span className={styles.word}>{labels.start[starting]}</span>}
      <b className={styles.change}>
        {starting === undefined ? labels.change(signed(from), signed(to)) : labels.now(signed(to))}
      </b>
      {researcher && <span className={styles.word}>{labels.doubled}</span>}
      {tile >= 0 && (
        <span className={styles.row}>
          <TileIcon tile={tile} />
          {labels.tiles[tile]}
        </span>
      )}
      {helps && <span className={styles.word}>{labels.helpsAnother}</span>}
      {ends && <span className={styles.end}>{labels.endsBy.bridge}</span>}
    </>
  );
}
