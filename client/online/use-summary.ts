import { startTransition, useEffect, useState } from 'react';
import type { Refusal } from '../../games/kit/rules.ts';
import type { MatchSummary } from '../../server/contract/tables.ts';
import { getMatch } from '../asking/api.ts';
import { putAwaySent, sentWithPage } from './wire/sent-with.ts';

interface Asked {
  readonly summary: MatchSummary | null;
  /** Why the last request failed. */
  readonly refusal: Refusal | null;
}

/** After how many milliseconds the request is repeated. */
const AGAIN = 2000;

/**
 * The server's summary of a match. Repeats the request until it is answered, or until the server says that there is no
 * such match.
 */
export function useSummary(matchId: string): Asked {
  const [sent] = useState(() => sentWithPage(matchId));
  const [asked, setAsked] = useState<Asked>({ summary: sent, refusal: null });
  useEffect(() => {
    putAwaySent();
    if (sent !== null) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await getMatch(matchId);
      if (!wanted) return;
      const asked = answer.ok ? { summary: answer.value, refusal: null } : { summary: null, refusal: answer.refusal };
      // A transition keeps the current content until the game is loaded as well; React would show any other fallback
      // for at least a third of a second.
      startTransition(() => setAsked(asked));
      if (!answer.ok && answer.refusal.code !== 'notFound') timer = setTimeout(() => void ask(), AGAIN);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [matchId, sent]);
  return asked;
}
