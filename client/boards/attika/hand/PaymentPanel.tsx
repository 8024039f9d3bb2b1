import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import type { AttikaMove } from '../../../../games/attika/types.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import { CardIcon } from '../signs/icons.tsx';
import type { Choices } from '../intent.ts';
import { Counted, Gained } from '../places/Note.tsx';
import type { HandProps } from '../props.ts';
import styles from './Ask.module.css';
import type { Payment } from './payment.ts';

interface PaymentPanelProps extends HandProps {
  readonly payment: Payment;
  readonly intent: Choices;
}

/**
 * The cost of the picked site and the cards chosen to pay it. Pressing a chosen card takes it back, pressing a pile
 * adds a card.
 */
export function PaymentPanel({ payment, intent, state, seat, language, words, why, play, explain }: PaymentPanelProps) {
  const labels = labelsIn[language];
  const { kind, hex, price, cards, cheapest } = payment;
  const move: AttikaMove = { type: 'build', kind, hex, cards: cheapest ? null : cards };
  const refusal = why(move);
  const lacking = price.missing.reduce(
    (total, count, terrain) => total + Math.max(0, count - state.hands[seat * TERRAIN_KINDS + terrain]!),
    0,
  );
  const given = cards.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.ask} data-paying>
      <div className={styles.words}>
        <span className={styles.row}>
          <b>{labels.payFor(labels.buildings[kind]!)}</b>
          {price.missing.map(
            (count, terrain) => count > 0 && <Counted key={terrain} terrain={terrain} count={count} />,
          )}
          {price.any > 0 && <Counted terrain={null} count={price.any} />}
          {price.fee > 0 && <span className={styles.soft}>{labels.founding(price.fee)}</span>}
        </span>
        {lacking > 0 && <span className={styles.soft}>{labels.standIn(lacking)}</span>}
        <Gained state={state} seat={seat} kind={kind} hex={hex} labels={labels} />
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
                onClick={() => payment.takeBack(terrain)}
              >
                <CardIcon terrain={terrain} />
                {count}
                <span className={styles.less}>−</span>
              </button>
            ),
        )}
      </div>
      <div className={styles.buttons}>
        <Button variant="bare" onClick={() => intent.pickHex(null)}>
          {labels.cancel}
        </Button>
        {!cheapest && <Button onClick={payment.reset}>{labels.cheapest}</Button>}
        <Try
          variant="act"
          reason={refusal === undefined ? undefined : words.refusal(refusal)}
          onPress={() => play(move)}
          onRefused={() => refusal !== undefined && explain(refusal)}
        >
          {labels.buildFor(given)}
        </Try>
      </div>
    </div>
  );
}
