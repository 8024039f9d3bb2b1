import { Suspense } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { useText } from '../../text/index.ts';
import styles from './RoomSeats.module.css';
import { isFree } from './seats.ts';
import { useTerms } from './use-terms.ts';

interface ReadyProps {
  readonly match: MatchSummary;
  readonly own: Seat;
  readonly busy: boolean;
  /** Whether they could also start without the others. */
  readonly mayStart: boolean;
  onReady(): void;
  /** For the host: begins although others aren't ready. */
  readonly onBegin: (() => void) | undefined;
}

/** A button to say that one is ready. For the host, when nobody else is waited for: a button to begin anyway. */
export function Ready({ match, own, busy, mayStart, onReady, onBegin }: ReadyProps) {
  const { room } = useText();
  const { seats } = match;
  const waiting = seats.filter(({ waits }) => waits === true);
  const isWaitedFor = waiting.some(({ seat }) => seat === own);
  // Who is asked about other terms is waited for.
  const isAsked = isWaitedFor || match.was !== undefined;
  const begins = onBegin !== undefined && !isAsked && waiting.length > 0 && !seats.some(isFree);
  return (
    <div className={styles.ready}>
      <div className={styles.changed} aria-live="polite">
        {match.was !== undefined && match.host !== own && (
          <Suspense>
            <Changed match={match} asks={isWaitedFor} />
          </Suspense>
        )}
      </div>
      {isWaitedFor && (
        <Button variant={mayStart ? 'plain' : 'act'} size="large" busy={busy} onClick={onReady}>
          {room.imReady}
        </Button>
      )}
      {begins && (
        <Button busy={busy} onClick={onBegin}>
          {room.beginNow}
        </Button>
      )}
    </div>
  );
}

/** What the host has changed. People who had agreed to the old terms must say again that they are ready. */
function Changed({ match, asks }: { readonly match: MatchSummary; readonly asks: boolean }) {
  const { room } = useText();
  const changes = useTerms(match).filter(({ was }) => was !== undefined);
  if (changes.length === 0) return null;
  return (
    <>
      <p>{room.changed}</p>
      <OptionList options={changes.map(({ key, label, choice }) => ({ key, label, choice }))} small />
      {asks && <p>{room.askedAnew}</p>}
    </>
  );
}
