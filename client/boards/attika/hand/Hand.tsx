import { useEffect } from 'react';
import { TERRAIN_KINDS } from '../../../../games/attika/data.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import type { AttikaProps, HandProps } from '../props.ts';
import { useIntent, useLookAt } from '../intent.ts';
import { Cards } from './Cards.tsx';
import { Drive } from './Drive.tsx';
import styles from './Hand.module.css';
import { LandPanel } from './LandPanel.tsx';
import { OwnMat } from './OwnMat.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { usePayment } from './payment.ts';
import { RevealPanel } from './RevealPanel.tsx';

/** The own cards, the own mat, and whatever is to be decided below them. */
export function Hand(props: AttikaProps) {
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} />;
}

function OwnHand(props: HandProps) {
  const { state, seat, legal, step, language } = props;
  const labels = labelsIn[language];
  const intent = useIntent(seat, step, legal.length > 0 ? state.revealed : -1);
  const payment = usePayment(state, seat, intent);
  const lookAt = useLookAt();
  useEffect(() => () => lookAt(null), [lookAt]);
  const acting = legal.length > 0;
  return (
    <section
      className={styles.hand}
      data-asking={payment !== null || (acting && state.phase !== 'actions')}
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
