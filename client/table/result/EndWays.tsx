import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../kit/page/lazily.tsx';
import styles from './EndWays.module.css';

// Nobody needs it before the end.
const MoreWays = lazily(async () => (await import('./MoreWays.tsx')).MoreWays);

interface EndWaysProps {
  /** What few come for: folded. */
  readonly more: ReactNode;
  /** The others, the main one last. */
  readonly children: ReactNode;
}

/** The ways on from the end of a match, in one row. */
export function EndWays({ more, children }: EndWaysProps) {
  return (
    <div className={styles.ways}>
      <Suspense>
        <MoreWays>{more}</MoreWays>
      </Suspense>
      {children}
    </div>
  );
}
