import type { ReactNode } from 'react';
import type { MatchSummary } from '../../server/wire.ts';
import styles from './MatchList.module.css';
import { MatchRow } from './MatchRow.tsx';

interface MatchListProps {
  readonly heading: string;
  readonly matches: readonly MatchSummary[];
  readonly showGame: boolean;
  readonly showStatus?: boolean;
  /** Shown instead of an empty list; without it nothing is. */
  readonly empty?: ReactNode;
}

/** A heading and the tables under it. */
export function MatchList({ heading, matches, showGame, showStatus = false, empty }: MatchListProps) {
  if (matches.length === 0 && empty === undefined) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {matches.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <ul className={styles.list}>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} showGame={showGame} showStatus={showStatus} />
          ))}
        </ul>
      )}
    </section>
  );
}
