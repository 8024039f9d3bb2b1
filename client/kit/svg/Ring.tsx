import type { ReactNode } from 'react';
import styles from './Ring.module.css';

interface RingProps {
  /** For places that are pointed at in the log or have won; otherwise the ring marks the last move. */
  readonly spotlit?: boolean;
  /** The outline of the place. */
  readonly children: ReactNode;
}

/** A thin ring around a place where something happened. */
export function Ring({ spotlit = false, children }: RingProps) {
  return (
    <g className={styles.ring} data-spotlit={spotlit} aria-hidden="true">
      {children}
    </g>
  );
}
