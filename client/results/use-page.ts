/** A page of results as the server tells it: now, and when the network is back. */
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../games/kit/rules.ts';
import type { PersonPage } from '../../server/contract/results.ts';
import type { Answer } from '../asking/ask.ts';

interface Told {
  /** As it was last told; null before that. */
  readonly page: PersonPage | null;
  /** Why it isn't up to date. */
  readonly refusal: Refusal | null;
}

/** `ask` must stay the same function while the same page is asked for. */
export function usePage(ask: () => Promise<Answer<PersonPage>>): Told & { tell(page: PersonPage): void } {
  const [told, tell] = useState<Told>({ page: null, refusal: null });
  const look = useCallback(async () => {
    const answer = await ask();
    tell(({ page }) => (answer.ok ? { page: answer.value, refusal: null } : { page, refusal: answer.refusal }));
  }, [ask]);
  useEffect(() => {
    const again = () => void look();
    // Soon, but after this.
    queueMicrotask(again);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [look]);
  return { ...told, tell: (page) => tell({ page, refusal: null }) };
}
