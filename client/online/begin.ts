/** What is behind the door to tables somewhere. */
import { fetchGame } from '../table/load.ts';
import type { Shelf } from '../table/shelf.ts';
import { sentWithPage } from './sent-with.ts';
import { connectAhead } from './wire.ts';

export { OnlinePage } from './OnlinePage.tsx';

/** Has the way to the server made and a table's game fetched, before anything is drawn. */
export async function begin(shelf: Shelf, matchId: string): Promise<void> {
  const sent = sentWithPage(matchId);
  // Where the page tells of no match that goes on nobody would take the connection, and it would come back for ever.
  if (sent === null || sent.status === 'wornOut') return;
  connectAhead();
  await fetchGame(shelf, sent.game);
}
