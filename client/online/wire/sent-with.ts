/** What the server has sent of a match together with its page: whoever opens a link needn't ask for it. */
import type { SentIn } from '../../../server/contract/pages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';

const SENT_IN: SentIn = 'sent-match';

/** The summary of the match with this id, if it came with the page and hasn't been discarded. */
export function sentWithPage(matchId: string): MatchSummary | null {
  const text = document.getElementById(SENT_IN)?.textContent;
  if (text == null || isOfThen()) return null;
  const sent = JSON.parse(text) as MatchSummary;
  return sent.id === matchId ? sent : null;
}

/** Whether the match's page will open a socket. */
export function isFollowed({ status }: MatchSummary): boolean {
  return status !== 'wornOut';
}

/** Discards it: after it was shown once, it is old. */
export function putAwaySent(): void {
  document.getElementById(SENT_IN)?.remove();
}

/** Whether the browser restored an old copy of this page (by "back"). */
function isOfThen(): boolean {
  const [came] = performance.getEntriesByType('navigation');
  return (came as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
