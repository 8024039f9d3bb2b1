import { startTransition, useEffect, useState } from 'react';
import type { Refusal } from '../../games/kit/rules.ts';
import type { MatchSummary } from '../../server/wire.ts';
import { getMatch } from '../lobby/api.ts';
import { putAwaySent, sentWithPage } from './wire/sent-with.ts';

interface Asked {
  readonly summary: MatchSummary | null;
  /** Why the last question had no answer. */
  readonly refusal: Refusal | null;
}

/** After how many milliseconds the server is asked again. */
const AGAIN = 2000;

/** What the server tells of a match to whoever has the link. Asks until it does, or says that there is no such match. */
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
      // What waits stays until the game is there too: React keeps every other sign of waiting up for a third of a second.
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
