/** What the server has sent of a match together with its page: whoever opens a link needn't ask for it. */
import type { SentIn } from '../../../server/wire-pages.ts';
import type { MatchSummary } from '../../../server/wire.ts';

const SENT_IN: SentIn = 'sent-match';

/** Of the match of that id, where it came with the page and nobody has put it away. */
export function sentWithPage(matchId: string): MatchSummary | null {
  const text = document.getElementById(SENT_IN)?.textContent;
  if (text == null || isOfThen()) return null;
  const sent = JSON.parse(text) as MatchSummary;
  return sent.id === matchId ? sent : null;
}

/** Whether somebody at its page will follow what happens in it. */
export function isFollowed({ status }: MatchSummary): boolean {
  return status !== 'wornOut';
}

/** It is old once somebody has seen it. */
export function putAwaySent(): void {
  document.getElementById(SENT_IN)?.remove();
}

/** Whoever goes back to a page may be shown it as it was then. */
function isOfThen(): boolean {
  const [came] = performance.getEntriesByType('navigation');
  return (came as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
