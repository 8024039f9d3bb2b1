import { useState } from 'react';
import { KINDS, TOP_VALUE } from '../../../../games/atlantis/data.ts';
import { tilesByValue } from '../../../../games/atlantis/purse.ts';
import { useDoing } from '../../../kit/doing.ts';
import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { Try } from '../../../kit/controls/Try.tsx';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { CardIcon, ValueIcon } from '../signs/icons.tsx';
import { prizeUnderWay } from '../places/journeys.ts';
import type { HandProps } from '../props.ts';
import { tileName } from '../places/spoken.ts';
import { Cards } from './Cards.tsx';
import { Layout } from './Layout.tsx';
import { type Payment, countOf, moveOf, paidBy, proposed, without } from './payment.ts';
import styles from './PayHand.module.css';

/**
 * The hand while a toll has to be paid: it proposes the cheapest payment, which the player can change by single tiles
 * and cards.
 */
export function PayHand(props: HandProps) {
  const { state, seat, language, words, play, why, explain } = props;
  const labels = labelsIn[language];
  const [payment, setPayment] = useState(() => proposed(state, seat));
  const held = state.hands.slice(seat * KINDS, (seat + 1) * KINDS);
  const laid = held.map((_, item) => countOf(payment.cards, item));
  const move = moveOf(payment);
  const refusal = why(move);
  const reason = refusal && words.refusal(refusal);
  const change = (next: Partial<Payment>) => setPayment({ ...payment, ...next });
  const add = (next: Payment, has: boolean) => {
    const missing = has ? undefined : why(moveOf(next));
    if (missing === undefined) setPayment(next);
    else explain(missing);
  };
  const lay = (item: number) => add({ ...payment, cards: [...payment.cards, item] }, laid[item]! < held[item]!);
  const changed = JSON.stringify(moveOf(proposed(state, seat))) !== JSON.stringify(move);
  const over = paidBy(payment) - state.toll;
  const prize = prizeUnderWay(state, seat);
  useDoing(refusal === undefined ? labels.doing.paid : over < 0 ? labels.doing.owing(-over) : null);

  const panel = (
    <Panel
      title={
        <span className={styles.title}>
          {labels.payTitle(state.toll)}
          <span className={styles.sum} data-enough={reason === undefined}>
            {labels.paidOf(paidBy(payment), state.toll)}
          </span>
        </span>
      }
      actions={
        <>
          <p className={styles.verdict} data-refused={reason !== undefined} aria-live="polite">
            {reason ?? (over === 0 ? labels.exactly : labels.over(over))}{' '}
            {reason === undefined && prize >= 0 && labels.thenWins(tileName(state.tops[prize]!, labels))}
          </p>
          {changed && (
            <Button variant="bare" onClick={() => setPayment(proposed(state, seat))}>
              {labels.cheapest}
            </Button>
          )}
          <Try reason={reason} variant="act" onPress={() => play(move)} onRefused={() => refusal && explain(refusal)}>
            {labels.pay}
          </Try>
        </>
      }
    >
      <Tray payment={payment} labels={labels} onChange={change} />
    </Panel>
  );

  return (
    <Layout
      {...props}
      panel={panel}
      tall
      cards={
        <Cards
          held={held}
          laid={laid}
          picked={null}
          usable={(item) => laid[item]! < held[item]!}
          verb={labels.payCard}
          labels={labels}
          seat={seat}
          onPick={lay}
        />
      }
    >
      <Purse
        {...props}
        payment={payment}
        onLay={(value, has) => add({ ...payment, tiles: [...payment.tiles, value] }, has)}
      />
    </Layout>
  );
}

interface TrayProps {
  readonly payment: Payment;
  readonly labels: (typeof labelsIn)['en'];
  onChange(next: Partial<Payment>): void;
}

/** The payment so far. Pressing a tile or card takes it out again. */
function Tray({ payment: { tiles, cards }, labels, onChange }: TrayProps) {
  return (
    <div className={styles.tray}>
      {tiles
        .toSorted((a, b) => b - a)
        .map((value, i) => (
          <button
            key={`tile ${i}`}
            type="button"
            className={styles.laid}
            aria-label={labels.putTileBack(value)}
            onClick={() => onChange({ tiles: without(tiles, value) })}
          >
            <ValueIcon value={value} />
          </button>
        ))}
      {cards
        .toSorted((a, b) => a - b)
        .map((item, i) => (
          <button
            key={`card ${i}`}
            type="button"
            className={styles.laid}
            aria-label={labels.putCardBack(labels.items[item]!)}
            onClick={() => onChange({ cards: without(cards, item) })}
          >
            <CardIcon item={item} />
          </button>
        ))}
    </div>
  );
}

interface PurseProps extends HandProps {
  readonly payment: Payment;
  /** `has` is true if the player still has such a tile. */
  onLay(value: number, has: boolean): void;
}

/** The own tiles that aren't in the payment yet, by value. */
function Purse({ state, seat, language, payment, onLay }: PurseProps) {
  const labels = labelsIn[language];
  const counts = tilesByValue(state, seat);
  const values = Array.from({ length: TOP_VALUE }, (_, i) => TOP_VALUE - i).filter((value) => counts[value]! > 0);
  return (
    <div className={styles.purse}>
      {values.length === 0 && <span className={styles.none}>{labels.noTiles}</span>}
      {values.map((value) => {
        const left = counts[value]! - countOf(payment.tiles, value);
        return (
          <button
            key={value}
            type="button"
            className={styles.stack}
            aria-disabled={left === 0}
            aria-label={labels.payTile(value, left)}
            onClick={() => onLay(value, left > 0)}
          >
            <ValueIcon value={value} />×{left}
          </button>
        );
      })}
    </div>
  );
}
