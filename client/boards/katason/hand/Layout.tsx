import type { ReactNode } from 'react';
import type { Bundle } from '../../../../games/katason/types.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';
import { Cards } from './Cards.tsx';
import styles from './Layout.module.css';
import { Points } from './Points.tsx';
import { handOf } from './trade/terms.ts';

interface LayoutProps extends HandProps {
  /** What is being decided, above or beside the cards; absent while nothing is. */
  readonly panel?: ReactNode;
  /** Whether that has many parts: a wide screen gives it width, so that it takes no height from the board. */
  readonly broad?: boolean;
  /** Cards of the deck, beside the hand. */
  readonly beside?: ReactNode;
  /** Buttons below. */
  readonly children?: ReactNode;
  /** Cards of the hand already chosen, and what pressing one does. */
  readonly chosen?: Bundle | undefined;
  readonly marked?: Bundle | null;
  onPick?: ((kind: number) => void) | undefined;
}

/** The frame of every kind of hand: a panel above or beside, the cards, the points, and the rest below. */
export function Layout({ panel, broad = false, beside, children, chosen, marked, onPick, ...props }: LayoutProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  return (
    <section className={styles.hand} data-tall={panel !== undefined} data-broad={broad} aria-label={labels.hand}>
      {panel !== undefined && <div className={styles.asked}>{panel}</div>}
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
