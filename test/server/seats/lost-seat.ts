/** A match that goes on and in which somebody has lost a seat with their browser, and all that is asked there of the server. */
import { countedAs } from '../../../server/http/address.ts';
import type { NewMatch } from '../../../server/match/matches.ts';
import type { ClaimStanding } from '../../../server/contract/seats.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { type Seated, type TestServer, handClock, rawSocket, serve, until } from '../harness.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Body extends Seated, MatchSummary {
  readonly standing: ClaimStanding['standing'];
  readonly opensIn: number;
  readonly error?: { readonly code: string };
}

export async function send({ url }: TestServer, path: string, body: object, from?: string) {
  const headers = { 'Content-Type': 'application/json', ...(from === undefined ? {} : { 'X-Forwarded-For': from }) };
  const answer = await fetch(`${url}/api/matches/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Body };
}

interface Played {
  readonly people?: number;
  /** How many of the first are there; all but the last one, whose seat is lost, if absent. */
  readonly there?: number;
  readonly terms?: Partial<NewMatch>;
  /** From where each sat down. */
  readonly from?: readonly string[];
  readonly near?: boolean;
}

/** A match that goes on, whose players have all come from an address of their own. */
export async function played({ people = 2, there = people - 1, terms = {}, from = [], near = false }: Played = {}) {
  const clock = handClock();
  const agora = await serve({ trustProxy: true }, { clock, near });
  const id = agora.matches.create('bazaar', { players: people, unlisted: true, seed: 'claims', ...terms });
  const seats: Seated[] = Array.from({ length: people }, (_, seat) => {
    const address = countedAs(from[seat] ?? `10.0.0.${seat}`);
    const { playerID, playerCredentials } = agora.matches.join(id, 'bazaar', `Player ${seat + 1}`, undefined, {
      address,
    });
    return { playerID, credentials: playerCredentials };
  });
  const come = async ({ playerID, credentials }: Seated) => {
    const client = await rawSocket(agora.url);
    client.socket.emit('sync', id, playerID, credentials, seats.length);
    await until(() => client.last('sync') ?? client.last('agora:refused'));
    return client;
  };
  const lostSeat = people - 1;
  for (const seat of seats.slice(0, there)) await come(seat);
  const claims = async () => {
    const answer = await fetch(`${agora.url}/api/matches/${id}`);
    return ((await answer.json()) as MatchSummary).seats[lostSeat]?.claims;
  };
  return {
    clock,
    agora,
    id,
    seats,
    host: seats[0]!,
    lost: seats[lostSeat]!,
    come,
    claims,
    claim: (address = '10.9.9.9') => send(agora, `${id}/claims/${lostSeat}`, {}, address),
    standing: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.standing,
    opensIn: async (key: Seated) => (await send(agora, `${id}/claims`, key)).body.opensIn,
    /** An answer about a claim, the earliest one unless another is named. */
    answer: async (key: Seated, agrees: boolean, about?: string) => {
      const claim = about ?? agora.store.metadata(id)?.players[lostSeat]?.claims?.[0]?.kept.slice(0, 12) ?? '';
      return send(agora, `${id}/claims/${lostSeat}/answer`, { ...key, claim, agrees });
    },
    takeBack: (key: Seated) => send(agora, `${id}/claims/${lostSeat}/back`, key),
  };
}
