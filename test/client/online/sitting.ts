/** A page at a table of pebbles whose server answers what the test says. */
import { OnlineMatch } from '../../../client/online/online-match.ts';
import { meta, pebbles } from '../table/pebbles.tsx';
import { seen } from '../table/seen.ts';
import { FakeServer, MATCH } from './fake-server.ts';

export const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

export const heldAs = (playerID: string) => ({ game: 'pebbles', name: 'Ana', playerID, credentials: 'key' });

/** Somebody opens the table, of a seat or as a spectator (null). */
export async function sit(playerID: string | null = '0', name = '') {
  const server = new FakeServer(playerID);
  const as = playerID === null ? { name } : heldAs(playerID);
  const match = new OnlineMatch({ meta, module: pebbles, summary: { id: MATCH }, as }, server.socket);
  const leave = match.open();
  server.connect();
  await soon();
  const at = () => seen(match);
  return { server, match, leave, at };
}
