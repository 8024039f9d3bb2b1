import type { ReactNode } from 'react';
import styles from './Ring.module.css';

interface RingProps {
  /** Pointed at in the log or won with, rather than what moved last. */
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
