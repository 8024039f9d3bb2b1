/** People whom a server of the tests knows by their browsers alone, and matches that are played to their end. */
import type { PersonPage } from '../../../server/contract/results.ts';
import type { View } from '../../../server/contract/tables.ts';
import type { Seated } from '../harness.ts';
import { PROFILE, peopleAt } from './passkeys.ts';

/** Ways to ask a server as a browser that stands for somebody. */
export async function personAt(url: string, name: string) {
  const at = peopleAt(url);
  const { key } = (await at.ask('POST', '/here', { ...PROFILE, name })).body as { key: string };
  const page = async () => (await at.ask('GET', '/me/page', undefined, key)).body as PersonPage;
  const share = async (shared: boolean) => (await at.ask('POST', '/me/page', { shared }, key)).body as PersonPage;
  return { ...at, key, page, share, tie: (id: string, seat: Seated) => at.tie(key, id, seat) };
}

/** Plays a match to its end by whoever’s turn it is, now by one move and now by another. */
export async function playToEnd(
  url: string,
  id: string,
  seats: readonly Seated[],
  from: () => Readonly<Record<string, string>> = () => ({}),
): Promise<void> {
  const view = async ({ playerID, credentials }: Seated) => {
    const headers = { Authorization: `Bearer ${credentials}`, ...from() };
    return (await (await fetch(`${url}/api/matches/${id}/view?seat=${playerID}`, { headers })).json()) as View;
  };
  for (;;) {
    for (const seat of seats) {
      const { stateID, moves, result } = await view(seat);
      if (result !== undefined) return;
      if (moves.length > 0)
        await fetch(`${url}/api/matches/${id}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...from() },
          body: JSON.stringify({ ...seat, stateID, move: moves[stateID % moves.length] }),
        });
    }
  }
}
