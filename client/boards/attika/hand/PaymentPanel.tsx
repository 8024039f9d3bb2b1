import { TryMove } from '../../../stage/TryMove.tsx';
import { ofSeat, sum } from '../../../../games/kit/counts.ts';
import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import { CardIcon } from '../signs/icons.tsx';
import { Gained, Priced } from '../places/Note.tsx';
import type { HandProps } from '../props.ts';
import styles from './Ask.module.css';
import type { Payment } from './payment.ts';

/**
 * The cost of the pinned site and the cards chosen to pay it. Pressing a chosen card takes it back, pressing a pile
 * adds a card.
 */
export function PaymentPanel({ payment, ...props }: HandProps & { readonly payment: Payment }) {
  const { state, seat, language, stage } = props;
  const labels = labelsIn[language];
  const { move, price, cards, change } = payment;
  const held = ofSeat(state.hands, seat, TERRAIN_KINDS);
  const lacking = sum(price.missing.map((count, terrain) => Math.max(0, count - held[terrain]!)));
  const given = sum(cards);
  return (
    <div className={styles.ask} data-paying>
      <div className={styles.words}>
        <span className={styles.row}>
          <b>{labels.payFor(labels.buildings[move.kind]!)}</b>
          <Priced price={price} />
          {price.fee > 0 && <span className={styles.soft}>{labels.founding(price.fee)}</span>}
        </span>
        {lacking > 0 && <span className={styles.soft}>{labels.standIn(lacking)}</span>}
        <Gained state={state} seat={seat} kind={move.kind} hex={move.hex} labels={labels} />
      </div>
      <div className={styles.chosen}>
        {given === 0 && <span className={styles.soft}>{labels.nothingChosen}</span>}
        {cards.map(
          (count, terrain) =>
            count > 0 && (
              <button
                key={terrain}
                type="button"
                aria-label={labels.putBack(labels.terrain[terrain]!, count)}
                onClick={() => change(terrain, -1)}
              >
                <CardIcon terrain={terrain} />
                {count}
                <span className={styles.less}>−</span>
              </button>
            ),
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="bare" onClick={stage.unpin}>
          {labels.cancel}
        </Button>
        {move.cards !== null && <Button onClick={() => stage.change({ cards: null })}>{labels.cheapest}</Button>}
        <TryMove {...props} move={move} variant="act">
          {labels.buildFor(given)}
        </TryMove>
      </div>
    </div>
  );
}
