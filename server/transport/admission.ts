/** Who may open a socket: pages of welcome origins, and only so many from one address. */
import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { addressOf, isWelcome, type Trust } from '../http/address.ts';

type Decide = (problem: string | null, allowed: boolean) => void;

export function admission(trust: Trust, perAddress: number) {
  const open = new Map<string, number>();
  const add = (address: string, change: number) => {
    const count = (open.get(address) ?? 0) + change;
    if (count > 0) open.set(address, count);
    else open.delete(address);
  };
  return {
    allowRequest(request: IncomingMessage, decide: Decide): void {
      if (!isWelcome(request, trust)) decide('foreignOrigin', false);
      else if ((open.get(addressOf(request, trust)) ?? 0) >= perAddress) decide('tooManySockets', false);
      else decide(null, true);
    },
    /** Counts connections below socket.io's own, so that one without a namespace counts too. */
    count(io: Server): void {
      io.engine.on(
        'connection',
        (connection: { request: IncomingMessage; once(event: 'close', done: () => void): void }) => {
          const address = addressOf(connection.request, trust);
          add(address, 1);
          connection.once('close', () => add(address, -1));
        },
      );
    },
  };
}
