/** The requests of sockets: opening one, polls, and posts. They are charged and counted before engine.io handles them. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Metrics } from '../metrics.ts';
import type { CutOff } from './cut-offs.ts';
import type { SocketLimits } from './limits.ts';

/** Where engine.io answers. */
const PATH = '/socket.io/';

interface Charging {
  readonly limits: Pick<SocketLimits, 'pays'>;
  readonly metrics: Pick<Metrics, 'socketAnswered'>;
  /** Called when a request is refused, with the reason. */
  readonly refused: CutOff;
  /** Wraps what answers all requests, those of sockets included. */
  wrap(answer: RequestListener): RequestListener;
}

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Whether a request is one of sockets. */
export const isSockets = ({ url = '' }: IncomingMessage) => url.startsWith(PATH);
const opens = ({ url = '' }: IncomingMessage) => !new URLSearchParams(url.split('?')[1]).has('sid');

/** Stands before everything that already listens to the server's requests. */
export function chargeRequests(server: Server, { limits, metrics, refused, wrap }: Charging): void {
  const [answers] = server.listeners('request') as RequestListener[];
  const [upgrades] = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('request');
  server.removeAllListeners('upgrade');
  const problemOf = (request: IncomingMessage, isNew: boolean): string | undefined => {
    if (!limits.pays('request', { request })) return 'tooManyRequests';
    return isNew && !limits.pays('open', { request }) ? 'tooManyOpened' : undefined;
  };
  const answer: RequestListener = (request, response) => {
    if (!isSockets(request)) return answers?.(request, response);
    response.once('close', () => metrics.socketAnswered(request.method ?? '', response.statusCode));
    const problem = problemOf(request, opens(request));
    if (problem === undefined) return answers?.(request, response);
    refused(problem, request);
    turnAway(response);
  };
  server.on('request', wrap(answer));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Each is a handshake, also where it is a session's that polled before.
    const problem = isSockets(request) ? problemOf(request, true) : undefined;
    if (problem === undefined) return upgrades?.(request, socket, head);
    refused(problem, request);
    socket.destroy();
  });
}

/** The shortest answer. The connection ends with it, so that the next request costs its sender a new one. */
function turnAway(response: ServerResponse): void {
  response.writeHead(429, { 'Content-Length': 0, 'Retry-After': 10, Connection: 'close' }).end();
}
