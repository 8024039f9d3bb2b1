/** What is behind the door to tables somewhere. */
import { fetchGame } from '../table/load.ts';
import type { Shelf } from '../table/shelf.ts';
import { followAhead } from './wire/ahead.ts';
import { isFollowed, sentWithPage } from './wire/sent-with.ts';

export { OnlinePage } from './OnlinePage.tsx';

/** Has a table's game fetched and its match brought, before anything is drawn. */
export async function begin(shelf: Shelf, matchId: string): Promise<void> {
  const sent = sentWithPage(matchId);
  if (sent === null || !isFollowed(sent)) return;
  const loaded = await fetchGame(shelf, sent.game);
  if (loaded !== undefined) await followAhead(loaded, sent);
}
