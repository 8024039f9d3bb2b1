import type { ReactNode } from 'react';
import type { Bundle } from '../../../../games/katason/types.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';
import { Cards } from './Cards.tsx';
import styles from './Layout.module.css';
import { Points } from './Points.tsx';
import { handOf } from './terms.ts';

interface LayoutProps extends HandProps {
  /** What is being decided, above the cards; absent while nothing is. */
  readonly panel?: ReactNode;
  /** Cards of the deck, beside the hand. */
  readonly beside?: ReactNode;
  /** Buttons below. */
  readonly children?: ReactNode;
  /** Cards of the hand already chosen, and what pressing one does. */
  readonly chosen?: Bundle | undefined;
  readonly marked?: Bundle | null;
  onPick?: ((kind: number) => void) | undefined;
}

/** The frame of every kind of hand: a panel above, the cards, the points, and the rest below. */
export function Layout({ panel, beside, children, chosen, marked, onPick, ...props }: LayoutProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  return (
    <section className={styles.hand} data-tall={panel !== undefined} aria-label={labels.hand}>
      {panel}
      <div className={styles.top}>
        <Cards
          held={handOf(state.hands, seat)}
          chosen={chosen}
          marked={marked ?? null}
          labels={labels}
          onPick={onPick}
          seat={seat}
        />
        {beside}
        <Points {...props} />
      </div>
      {children}
    </section>
  );
}
