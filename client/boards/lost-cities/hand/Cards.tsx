import { CARDS, cardOf, valueOf } from '../../../../games/lost-cities/board.ts';
import { COLOURS, PATHS, VALUES } from '../../../../games/lost-cities/data.ts';
import { ceilingOf, floorOf, direction } from '../../../../games/lost-cities/rows.ts';
import type { LostCitiesMove, State } from '../../../../games/lost-cities/types.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { labelsIn } from '../../../text/lost-cities/labels.ts';
import { CardIcon, PathIcon } from '../signs/icons.tsx';
import { useStage } from '../../../stage/stage.ts';
import { spot } from '../../../stage/scene.ts';
import { cardIn, layOf, scene } from '../scene.ts';
import { washOf } from '../ground/Ruin.tsx';
import type { HandProps } from '../props.ts';
import { cardName } from '../places/spoken.ts';
import styles from './Cards.module.css';

/** The hand, grouped by colour. Cards that fit a row or may start one are raised. */
export function Cards(props: HandProps) {
  const { state, seat, legal, language, why, explain } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const picked = cardIn(stage.begun);
  const playable = new Set(legal.flatMap(cardToLay));
  const pick = (card: number) => {
    const refusal = why({ type: 'discard', card });
    // A card may be picked while others act, so that the player can look ahead.
    if (refusal !== undefined && refusal.code !== 'notYourTurn') explain(refusal);
    else if (picked === card) pickAgain(card);
    else stage.press(spot('card', card));
    const barred = playable.has(card) ? undefined : why(layOf(state, seat, card));
    if (refusal === undefined && picked !== card && barred !== undefined) explain(barred);
  };
  /** A second press on the picked card lays it, if there is only one way to. */
  const pickAgain = (card: number) => {
    const [only, ...others] = legal.filter((move) => cardToLay(move).includes(card));
    if (only !== undefined && others.length === 0) stage.play(only);
    else stage.press(spot('card', card));
  };
  return (
    <div className={styles.cards} data-purse={seat}>
      {COLOURS.map((name, colour) => {
        const held = cardsOf(state, seat, colour);
        if (held.length === 0) return null;
        return (
          <div key={name} className={styles.group} style={washOf(colour)}>
            <span className={styles.row}>
              <PathIcon colour={colour} />
              <span>{rowSays(state, seat, colour, labels)}</span>
            </span>
            <div className={styles.fan}>
              {held.map(({ card, copy }) => (
                <CardButton
                  key={`${card} ${copy}`}
                  card={card}
                  picked={picked === card && copy === 0}
                  playable={playable.has(card)}
                  labels={labels}
                  onPress={() => pick(card)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface CardButtonProps {
  readonly card: number;
  readonly picked: boolean;
  readonly playable: boolean;
  readonly labels: Labels;
  onPress(): void;
}

function CardButton({ card, picked, playable, labels, onPress }: CardButtonProps) {
  const name = cardName(card, labels);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={picked}
      aria-label={playable ? labels.playable(name) : name}
      data-card={card}
      data-playable={playable}
      onClick={onPress}
    >
      <CardIcon card={card} />
    </button>
  );
}

function cardToLay(move: LostCitiesMove): readonly number[] {
  return move.type === 'startPath' || move.type === 'advance' ? [move.card] : [];
}

interface Held {
  readonly card: number;
  readonly copy: number;
}

function cardsOf(state: State, seat: number, colour: number): readonly Held[] {
  return Array.from({ length: VALUES }, (_, value) => cardOf(colour, value)).flatMap((card) =>
    Array.from({ length: state.hands[seat * CARDS + card]! }, (_, copy) => ({ card, copy })),
  );
}

/** A text that says which cards the player's row of a colour still accepts. */
function rowSays(state: State, seat: number, colour: number, labels: Labels): string {
  if (state.tops[seat * PATHS + colour]! < 0) return labels.noRow;
  const side = direction(state, seat, colour);
  if (side === 0) return labels.rowOpen;
  return side > 0
    ? labels.rowFrom(valueOf(floorOf(state, seat, colour)))
    : labels.rowTo(valueOf(ceilingOf(state, seat, colour)));
}
