/**
 * WebSockets that handle one frame in each turn of the event loop. A chunk from the network may hold ten thousand
 * frames; without this, all of them would be handled before anybody else's.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { CutOff } from './cut-offs.ts';
import type { SocketLimits } from './limits.ts';

/** No honest client cuts its messages into pieces; proxies may, into a few. */
const MOST_FRAGMENTS = 64;
/** How many bytes may wait for a client that is sent answers to its pings. */
const MOST_WAITING = 64 * 1024;

/** The WebSocket server for engine.io. Pings, and answers to none, are charged to their connection. */
export function framesOf(limits: Pick<SocketLimits, 'pays'>, refused: CutOff): typeof WebSocketServer {
  return class Frames extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, allowSynchronousEvents: false, autoPong: false, maxFragments: MOST_FRAGMENTS });
    }

    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (client: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, socket, head, (client) => {
        const connection = { request };
        const charge = (isAnswered: boolean, data: Buffer) => {
          if (limits.pays('ping', connection) && client.bufferedAmount <= MOST_WAITING)
            return isAnswered && client.pong(data);
          if (client.readyState === client.OPEN) refused('tooManyPackets', request);
          return client.terminate();
        };
        client.on('ping', charge.bind(undefined, true));
        client.on('pong', charge.bind(undefined, false));
        done(client, request);
      });
    }
  } as typeof WebSocketServer;
}
