/**
 * Attacks that say nothing wrong and only take what everybody needs: dear reads, connections that stall, answers of push
 * services without an end, and people who come back to where they were sent away from.
 */
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { CallQueue } from '../../../server/push/queue.ts';
import { send } from '../../../server/push/send.ts';

/** So many of each are under way at once. */
const READERS = 8;
const STALLED = 60;
const CALLS = 30;

const STALLS = [
  '',
  'GET /games HTTP/1.1\r\nHost: x\r\n',
  'POST /games/bazaar/create HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{"a":"',
  // Asks for much, again and again, and reads none of it.
  'GET /games/bazaar HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
];

export interface Drained {
  /** Dear reads that were answered, and that were refused. */
  readonly reads: number;
  readonly refused: number;
  readonly stalls: number;
  readonly calls: number;
  /** How often somebody was sent away, and how often they sat down again all the same. */
  readonly sentAway: number;
  readonly cameBack: number;
}

interface Target {
  readonly url: string;
  /** Matches to look at. */
  readonly ids: readonly string[];
}

/** Drains a server until it is told to end, which tells what was done. */
export async function drain({ url, ids }: Target): Promise<() => Promise<Drained>> {
  const tally = { reads: 0, refused: 0, stalls: 0, calls: 0, sentAway: 0, cameBack: 0 };
  const state = { goesOn: true };
  const whileOn = async (work: () => Promise<unknown>) => {
    while (state.goesOn) await work().catch(() => {});
  };
  const service = await endless();
  const queue = new CallQueue();
  const call = () => queue.run(() => send(service.url, { method: 'POST', headers: {}, body: null }, { near: true }));
  const reads = ids.flatMap((id) => [`/api/matches/${id}/past?from=0&to=0`, `/api/matches/${id}`]);
  const dear = [...reads, '/games/bazaar', '/api/matches', `/api/matches/some?ids=${ids.join(',')}`];
  const at = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
  const read = async (index: number) => {
    const path = dear[Math.floor(Math.random() * dear.length)]!;
    const answer = await fetch(url + path, { headers: at(index), signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    if (answer.status === 429) tally.refused++;
    else tally.reads++;
  };
  const stall = async (index: number) => {
    await stalled(url, STALLS[index % STALLS.length]!, () => state.goesOn);
    tally.stalls++;
  };
  const reenter = async () => {
    tally.sentAway++;
    if (await comesBack(url, tally.sentAway)) tally.cameBack++;
  };
  const all = [
    ...Array.from({ length: READERS }, (_, index) => whileOn(() => read(index))),
    ...Array.from({ length: STALLED }, (_, index) => whileOn(() => stall(index))),
    ...Array.from({ length: CALLS }, () => whileOn(async () => void (await call(), tally.calls++))),
    whileOn(reenter),
  ];
  return async () => {
    state.goesOn = false;
    service.close();
    await Promise.all(all);
    return tally;
  };
}

/** A push service whose answers have no end. */
async function endless() {
  const chunk = Buffer.alloc(64 * 1024);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201);
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pour);
    pour();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** One connection that says a part of something and then waits, for a second or until it is cut. */
function stalled(url: string, said: string, goesOn: () => boolean): Promise<void> {
  const { port, hostname } = new URL(url);
  return new Promise((done) => {
    const socket: Socket = connect(Number(port), hostname, () => void (said !== '' && socket.write(said)));
    socket.pause();
    const late = setInterval(() => void (goesOn() ? undefined : socket.destroy()), 200);
    const over = setTimeout(() => socket.destroy(), 1000);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(late);
      clearTimeout(over);
      done();
    });
  });
}

/** Whether somebody whom the host sends away sits down again at once. */
async function comesBack(url: string, number: number): Promise<boolean> {
  const from = (place: number) => `198.51.${(number >> 7) % 256}.${((2 * number) % 254) + place}`;
  const ask = async (place: number, method: string, path: string, body: object) => {
    const headers = { 'x-forwarded-for': from(place) };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    return { ok: answer.ok, body: (await answer.json()) as Readonly<Record<string, string>> };
  };
  const { body: table } = await ask(0, 'POST', '/games/bazaar/create', { numPlayers: 3, unlisted: true });
  const join = (place: number, playerName: string) =>
    ask(place, 'POST', `/games/bazaar/${table['matchID']}/join`, { playerName });
  const { body: host } = await join(0, 'Host');
  const { body: guest } = await join(1, 'Guest');
  const key = { playerID: host['playerID'], credentials: host['playerCredentials'] };
  const path = `/api/matches/${table['matchID']}`;
  await ask(0, 'DELETE', `${path}/people/${guest['playerID']}`, key);
  const again = await join(1, 'Guest');
  await ask(0, 'DELETE', path, key);
  return again.ok;
}
