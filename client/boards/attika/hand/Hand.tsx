import { useEffect } from 'react';
import { type Labels, labelsIn } from '../../../text/attika/labels.ts';
import type { AttikaProps, HandProps } from '../props.ts';
import { useDoing } from '../../../kit/doing.ts';
import { spot } from '../../../stage/scene.ts';
import { useStage } from '../../../stage/stage.ts';
import { useLookAt } from '../gaze.ts';
import { type AttikaStage, kindIn, meantIn, scene } from '../scene.ts';
import { Cards } from './Cards.tsx';
import { Drive } from './Drive.tsx';
import styles from './Hand.module.css';
import { LandPanel } from './LandPanel.tsx';
import { OwnMat } from './OwnMat.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { paymentIn } from './payment.ts';
import { RevealPanel } from './RevealPanel.tsx';

/** The own cards, the own mat, and below them whatever the player has to decide. */
export function Hand(props: AttikaProps) {
  const stage = useStage(scene, props);
  return props.seat === null ? null : <OwnHand {...props} seat={props.seat} stage={stage} />;
}

function OwnHand(props: HandProps) {
  const { state, seat, legal, language, stage } = props;
  const labels = labelsIn[language];
  const payment = paymentIn(stage, seat);
  useDoing(nextOf(stage, labels));
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
      <Cards {...props} payment={payment} />
      <OwnMat {...props} />
      <div className={styles.below}>
        {payment !== null ? (
          <PaymentPanel {...props} payment={payment} />
        ) : acting && state.phase === 'reveal' ? (
          <RevealPanel {...props} />
        ) : acting && state.phase === 'expansion' ? (
          <LandPanel {...props} />
        ) : (
          <Drive {...props} />
        )}
      </div>
    </section>
  );
}

/** The next step for a picked building or for the new land, as text; null if nothing is begun. */
function nextOf(stage: AttikaStage, { doing, buildings }: Labels): string | null {
  const kind = kindIn(stage);
  if (meantIn(stage)?.type === 'layLand') return doing.lay;
  if (kind === null) return null;
  if (stage.pinned !== null) return doing.pay(buildings[kind]!);
  return stage.lit.has(spot('kind', kind)) ? doing.site(buildings[kind]!) : null;
}
