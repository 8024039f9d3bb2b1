/** Loads what a server's table needs; a separate file, so that other pages don't load it. */
import { fetchGame } from '../table/load.ts';
import type { Shelf } from '../table/shelf.ts';
import { followAhead } from './wire/ahead.ts';
import { isFollowed, sentWithPage } from './wire/sent-with.ts';

export { OnlinePage } from './OnlinePage.tsx';

/** Loads a table's game and connects to its match, before anything is rendered. */
export async function begin(shelf: Shelf, matchId: string): Promise<void> {
  const sent = sentWithPage(matchId);
  if (sent === null || !isFollowed(sent)) return;
  const loaded = await fetchGame(shelf, sent.game);
  if (loaded !== undefined) await followAhead(loaded, sent);
}
