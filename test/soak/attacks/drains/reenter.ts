/** People whom a host sends away, and who come back by each way there is; and whether each led where it is to lead. */
import { io, type Socket } from 'socket.io-client';

interface Seat {
  readonly playerID: string;
  readonly credentials: string;
}

/** What is to come of a way back: `let in`, or the code of the refusal. */
interface Way {
  readonly name: string;
  /** Whether the guest is at the table when the host frees their seat. */
  readonly isThere: boolean;
  /** From where the guest comes first, and comes back. */
  readonly from: Place;
  readonly back: Place;
  /** Frees their seat so often. */
  readonly times: number;
  readonly comesTo: 'let in' | 'sentAway';
}

type Place = 'host' | 'own' | 'another';

const WAYS: readonly Way[] = [
  { name: 'again', isThere: true, from: 'own', back: 'own', times: 1, comesTo: 'sentAway' },
  // Without a key nobody knows them there.
  { name: 'elsewhere', isThere: true, from: 'own', back: 'another', times: 1, comesTo: 'let in' },
  // An address tells nobody apart where somebody else of it sits.
  { name: 'of the host’s household', isThere: true, from: 'host', back: 'host', times: 1, comesTo: 'let in' },
  // The seat of who has gone is only free, once.
  { name: 'having gone', isThere: false, from: 'own', back: 'own', times: 1, comesTo: 'let in' },
  { name: 'having gone twice', isThere: false, from: 'own', back: 'own', times: 2, comesTo: 'sentAway' },
];

let tables = 0;

/** Tries a way at a table of its own: `as promised`, or what else came of which. */
export async function reenter(url: string, worker: number): Promise<string> {
  const number = ++tables;
  const way = WAYS[number % WAYS.length]!;
  const came = await comesTo(
    url,
    way,
    (place) => `198.${18 + worker}.${(number >> 6) % 256}.${4 * (number % 64) + PLACES[place]}`,
  );
  return came === way.comesTo ? 'as promised' : `${came} ${way.name}`;
}

const PLACES: Readonly<Record<Place, number>> = { host: 0, own: 1, another: 2 };

async function comesTo(url: string, way: Way, address: (place: Place) => string): Promise<string> {
  const ask = async (place: Place, method: string, path: string, body: object) => {
    const headers = { 'x-forwarded-for': address(place) };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    const given = (await answer.json()) as Readonly<Record<string, string>> & {
      readonly error?: { readonly code: string };
    };
    return { came: answer.ok ? 'let in' : (given.error?.code ?? `status ${answer.status}`), given };
  };
  const { given: table, came } = await ask('host', 'POST', '/games/bazaar/create', { numPlayers: 4, unlisted: true });
  if (table['matchID'] === undefined) return came;
  const id = table['matchID'];
  const sockets: Socket[] = [];
  const join = async (place: Place, playerName: string) => {
    const joined = await ask(place, 'POST', `/games/bazaar/${id}/join`, { playerName });
    const { playerID = '', playerCredentials: credentials = '' } = joined.given;
    return { came: joined.came, seat: { playerID, credentials } };
  };
  const host = await join('host', 'Host');
  if (host.came !== 'let in') return `no host: ${host.came}`;
  // Whoever is away is no host where somebody is there.
  sockets.push(await follow(url, id, host.seat));
  let guest = await join(way.from, 'Guest');
  for (let time = 0; time < way.times && guest.came === 'let in'; time++) {
    if (way.isThere) sockets.push(await follow(url, id, guest.seat));
    const freed = await ask('host', 'DELETE', `/api/matches/${id}/people/${guest.seat.playerID}`, host.seat);
    if (freed.came !== 'let in') return `not freed: ${freed.came}`;
    guest = await join(way.back, 'Somebody');
  }
  for (const socket of sockets) socket.close();
  await ask('host', 'DELETE', `/api/matches/${id}`, host.seat);
  return guest.came;
}

/** Somebody is at the table once they have been told how it stands. */
function follow(url: string, id: string, { playerID, credentials }: Seat): Promise<Socket> {
  const socket = io(`${url}/bazaar`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('sync', () => resolve(socket));
    socket.once('connect_error', reject);
    socket.emit('sync', id, playerID, credentials);
  });
}
