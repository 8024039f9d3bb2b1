import type { ReactNode } from 'react';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import styles from './MatchList.module.css';
import { MatchRow } from './MatchRow.tsx';

interface MatchListProps {
  readonly heading: string;
  readonly matches: readonly MatchSummary[];
  readonly showGame: boolean;
  readonly showStatus?: boolean;
  /** Shown instead of an empty list; without it, nothing is. */
  readonly empty?: ReactNode;
  /** How many more there are than are shown; `onMore` shows them. */
  readonly more?: number;
  readonly onMore?: () => void;
}

/** A heading with a list of tables. */
export function MatchList({ heading, matches, showGame, showStatus = false, empty, more = 0, onMore }: MatchListProps) {
  const { lobby } = useText();
  if (matches.length === 0 && more === 0 && empty === undefined) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {matches.length === 0 && more === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <ul className={styles.list}>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} showGame={showGame} showStatus={showStatus} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button block variant="bare" onClick={onMore}>
          {lobby.more(more)}
        </Button>
      )}
    </section>
  );
}
