/** Bounds what connections cost that ask nothing: how many an address has, and how long each may be silent. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs, type Trust } from '../http/address.ts';
import { Held } from '../networks.ts';

/** For how many milliseconds nothing need be said while something is expected. Streams and sockets say something sooner. */
const SILENCE = 30_000;
/** A page has a socket and what its browser opens to fetch files with. */
const FOR_EACH_SOCKET = 10;

interface Bounds {
  readonly trust: Pick<Trust, 'trustProxy'>;
  /** Sockets an address may hold. */
  readonly perAddress: number;
  /** A connection was refused. */
  refused(): void;
  /** For tests: other than the usual. */
  readonly silence?: number;
}

/** Ends connections that say nothing, and those of an address beyond what all its pages need. */
export function boundConnections(server: Server, { trust, perAddress, refused, silence = SILENCE }: Bounds): void {
  server.timeout = silence;
  // Behind a proxy all are its own; how many of them somebody has is for it to say.
  if (trust.trustProxy) return;
  const held = new Held();
  server.on('connection', (socket) => {
    const address = countedAs(socket.remoteAddress ?? 'unknown');
    if (held.isFull(address, perAddress * FOR_EACH_SOCKET)) {
      socket.destroy();
      refused();
    } else {
      held.add(address);
      socket.once('close', () => held.remove(address));
    }
  });
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Answers one thing of a connection after the other: a single frame may hold hundreds of requests, which would all be carried
 * out before anybody else is heard. One more may come before an answer has ended, since whoever has all of a file knows that
 * before its sender does. Who asks for more than that is cut off, which no browser and no proxy is.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  /** What comes next on a connection on which something is answered; null while nothing does. */
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
