import type { ReactNode } from 'react';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import type { HandProps } from '../props.ts';
import styles from './Layout.module.css';
import { OwnTiles } from './OwnTiles.tsx';

interface LayoutProps extends HandProps {
  /** What is being decided, in the place of the tiles; absent while nothing is. */
  readonly panel?: ReactNode;
  /** Whether that needs more room on a phone than the hand has. */
  readonly tall?: boolean;
  /** Whether it is decided without the cards, which then leave their room to it on a phone. */
  readonly alone?: boolean;
  readonly cards: ReactNode;
  /** Buttons below the cards. */
  readonly children?: ReactNode;
}

/** The frame of every kind of hand: cards and buttons on one side, tiles or what is being decided on the other. */
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
