import { useEffect } from 'react';
import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { AttikaProps, HandProps } from '../props.ts';
import { useDoing } from '../../../kit/doing.ts';
import { type Choices, useIntent, useLookAt } from '../intent.ts';
import { kindsIn } from '../places/targets.ts';
import { Cards } from './Cards.tsx';
import { Drive } from './Drive.tsx';
import styles from './Hand.module.css';
import { LandPanel } from './LandPanel.tsx';
import { OwnMat } from './OwnMat.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { usePayment } from './payment.ts';
import { RevealPanel } from './RevealPanel.tsx';

/** The own cards, the own mat, and below them whatever the player has to decide. */
export function Hand(props: AttikaProps) {
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} />;
}

function OwnHand(props: HandProps) {
  const { state, seat, legal, step, language } = props;
  const labels = labelsIn[language];
  const intent = useIntent(seat, step, legal.length > 0 ? state.revealed : -1);
  const payment = usePayment(state, seat, intent);
  useDoing(nextOf(props, intent, payment !== null));
  const lookAt = useLookAt();
  useEffect(() => () => lookAt(null), [lookAt]);
  const acting = legal.length > 0;
  return (
    <section
      className={styles.hand}
      data-asking={payment !== null || (acting && state.phase !== 'actions')}
      data-laying={acting && state.phase === 'expansion'}
      data-tall={acting}
      aria-label={labels.hand}
    >
      <Cards
        held={state.hands.slice(seat * TERRAIN_KINDS, (seat + 1) * TERRAIN_KINDS)}
        payment={payment}
        labels={labels}
        seat={seat}
      />
      <OwnMat {...props} intent={intent} />
      <div className={styles.below}>
        {payment !== null ? (
          <PaymentPanel {...props} payment={payment} intent={intent} />
        ) : acting && state.phase === 'reveal' ? (
          <RevealPanel {...props} />
        ) : acting && state.phase === 'expansion' ? (
          <LandPanel {...props} intent={intent} />
        ) : (
          <Drive {...props} picked={intent.kind !== null} />
        )}
      </div>
    </section>
  );
}

/** The next step for a picked building or for the new land, as text; null if nothing is begun. */
function nextOf({ state, legal, language }: HandProps, { kind, spot }: Choices, paying: boolean): string | null {
  const { doing, buildings } = labelsIn[language];
  if (legal.length === 0) return null;
  if (state.phase === 'expansion') return spot === null ? null : doing.lay;
  if (kind === null) return null;
  if (paying) return doing.pay(buildings[kind]!);
  return state.phase === 'actions' && kindsIn(legal).has(kind) ? doing.site(buildings[kind]!) : null;
}
