import type { ReactNode } from 'react';
import type { Bundle } from '../../../../games/katason/types.ts';
import { labelsIn } from '../../../text/katason/labels.ts';
import type { HandProps } from '../props.ts';
import { Cards } from './Cards.tsx';
import styles from './Layout.module.css';
import { Points } from './Points.tsx';
import { handOf } from './trade/terms.ts';

interface LayoutProps extends HandProps {
  /** What the player decides now, above or beside the cards; undefined if there is nothing to decide. */
  readonly panel?: ReactNode;
  /**
   * Whether the panel has many parts: on a wide screen it then gets more width, so that it takes no height from the
   * board.
   */
  readonly broad?: boolean;
  /** The cards of the deck, beside the hand. */
  readonly beside?: ReactNode;
  /** Buttons below the cards. */
  readonly children?: ReactNode;
  /** Cards of the hand that are already chosen. `onPick` is called when a pile is pressed. */
  readonly chosen?: Bundle | undefined;
  readonly marked?: Bundle | null;
  onPick?: ((kind: number) => void) | undefined;
}

/** The frame of every kind of hand: a panel above or beside the cards, the cards, the points, and buttons below. */
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
