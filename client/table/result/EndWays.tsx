import { type ReactNode } from 'react';
import { apart } from '../../kit/page/lazily.tsx';
import styles from './EndWays.module.css';

// Loaded on demand, because nobody needs it before the end.
const MoreWays = apart(() => import('./MoreWays.tsx'), 'MoreWays');

interface EndWaysProps {
  /** Rarely used buttons, folded away. */
  readonly more: ReactNode;
  /** The other buttons; the main one comes last. */
  readonly children: ReactNode;
}

/** The buttons at the end of a match, in one row. */
export function EndWays({ more, children }: EndWaysProps) {
  return (
    <div className={styles.ways}>
      <MoreWays>{more}</MoreWays>
      {children}
    </div>
  );
}
