/** Bounds what connections cost that ask nothing: how many an address has, and how long each may be silent. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
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
  /** For tests: other than the usual. */
  readonly silence?: number;
}

/** Ends connections that say nothing, and those of an address beyond what all its pages need. */
export function boundConnections(server: Server, { trust, perAddress, silence = SILENCE }: Bounds): void {
  server.timeout = silence;
  // Behind a proxy all are its own; how many of them somebody has is for it to say.
  if (trust.trustProxy) return;
  const held = new Held();
  server.on('connection', (socket) => {
    const address = countedAs(socket.remoteAddress ?? 'unknown');
    if (held.isFull(address, perAddress * FOR_EACH_SOCKET)) socket.destroy();
    else {
      held.add(address);
      socket.once('close', () => held.remove(address));
    }
  });
}

/**
 * Answers what a connection asks, and ends it where it asks for more before that: no browser and no proxy does, and a single
 * frame may hold hundreds of requests, which would all be carried out before anybody else is heard.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const asked = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = asked.get(socket);
    if (before === undefined || before.writableEnded) {
      asked.set(socket, response);
      answer(request, response);
    } else if (before.shouldKeepAlive) {
      before.shouldKeepAlive = false;
      before.once('finish', () => socket.destroySoon());
    }
  };
}
