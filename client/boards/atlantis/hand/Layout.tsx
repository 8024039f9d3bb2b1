import type { ReactNode } from 'react';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import type { HandProps } from '../props.ts';
import styles from './Layout.module.css';
import { OwnTiles } from './OwnTiles.tsx';

interface LayoutProps extends HandProps {
  /** What the player decides now, in the place of the tiles; undefined if there is nothing to decide. */
  readonly panel?: ReactNode;
  /** Whether the panel needs more height on a phone than the hand usually has. */
  readonly tall?: boolean;
  /** Whether the player decides without the cards: a phone then hides them to give the panel their room. */
  readonly alone?: boolean;
  readonly cards: ReactNode;
  /** Buttons below the cards. */
  readonly children?: ReactNode;
}

/** The frame of every kind of hand: cards and buttons on one side, the own tiles or a panel on the other. */
export function Layout({ panel, tall = false, alone = false, cards, children, state, seat, language }: LayoutProps) {
  const labels = labelsIn[language];
  return (
    <section
      className={styles.hand}
      data-tall={tall}
      data-alone={alone}
      data-asks={panel !== undefined}
      aria-label={labels.hand}
    >
      <div className={styles.own}>
        {cards}
        {children}
      </div>
      <div className={styles.beside}>{panel ?? <OwnTiles state={state} seat={seat} labels={labels} />}</div>
    </section>
  );
}
