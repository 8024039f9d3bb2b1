/** Limits what connections cost: how many an address has, how long each may be silent, and when its requests begin. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs, type Trust } from '../http/address.ts';
import type { AddressQueue } from '../http/address-queue.ts';
import { Quota } from '../networks.ts';

/**
 * After how many milliseconds of silence a connection is closed while data is expected. Streams and sockets send
 * something earlier.
 */
const SILENCE = 30_000;
/** How many connections a page may need for each socket: the browser opens more to fetch files. */
const FOR_EACH_SOCKET = 10;

interface Bounds {
  readonly trust: Pick<Trust, 'trustProxy'>;
  /** How many sockets an address may have. */
  readonly perAddress: number;
  /** Called when a connection is refused. */
  refused(): void;
  /** Only for tests. */
  readonly silence?: number;
}

/** Closes connections that stay silent, and those of an address beyond what its pages need. */
export function boundConnections(server: Server, { trust, perAddress, refused, silence = SILENCE }: Bounds): void {
  server.timeout = silence;
  // Behind a proxy all connections come from the proxy, which must limit its clients itself.
  if (trust.trustProxy) return;
  const quota = new Quota();
  server.on('connection', (socket) => {
    const address = countedAs(socket.remoteAddress ?? 'unknown');
    if (quota.isFull(address, perAddress * FOR_EACH_SOCKET)) {
      socket.destroy();
      refused();
    } else {
      quota.add(address);
      socket.once('close', () => quota.remove(address));
    }
  });
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Answers the requests of one connection one after another. A single frame may hold hundreds of requests; Node would
 * handle all of them before anybody else's. One more request may arrive before an answer has ended, because the client
 * knows that a file is complete before the server does. A client that sends more than that is cut off; no browser or
 * proxy does so.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  /** The next request of a connection whose current one is being answered; null if there is none yet. */
  const next = new WeakMap<Socket, Asked | null>();
  const begin = ({ request, response }: Asked): void => {
    const { socket } = request;
    next.set(socket, null);
    response.once('close', () => {
      const waits = next.get(socket) ?? null;
      if (waits === null) next.delete(socket);
      else setImmediate(begin, waits);
    });
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const waits = next.get(socket);
    if (waits === undefined) begin({ request, response });
    else if (waits === null) next.set(socket, { request, response });
    else if (waits.response.shouldKeepAlive) {
      waits.response.shouldKeepAlive = false;
      waits.response.once('finish', () => socket.destroySoon());
    }
  };
}

/** Lets requests begin as the queue lets their addresses. */
export function queued(
  answer: RequestListener,
  addressOf: (request: IncomingMessage) => string,
  queue: Pick<AddressQueue, 'takes' | 'wait'>,
): RequestListener {
  return (request, response) => {
    const address = addressOf(request);
    if (queue.takes(address)) answer(request, response);
    else queue.wait(address, () => answer(request, response));
  };
}
