/** Who may open a socket: pages of welcome origins, and only so many from one address. What a connection may do to the server. */
import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { addressOf, isWelcome, type Trust } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import { Held } from '../networks.ts';
import { boundBacklog, type Wire } from './backlog.ts';
import type { Connection, PacketLimits } from './limits.ts';

type Decide = (problem: string | null, allowed: boolean) => void;

/** What is used here of engine.io's socket. */
interface Engine extends Connection, Omit<Wire, 'request' | 'on'> {
  on: Wire['on'] & ((event: 'packet', heard: () => void) => void);
  once(event: 'close', done: () => void): void;
}

/** A script of a foreign page could follow by it, and say no origin. */
const isJsonp = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).has('j');

export interface Admitting {
  readonly trust: Trust;
  /** Connections one address may hold. */
  readonly perAddress: number;
  readonly limits: PacketLimits;
  readonly bans: Pick<Bans, 'has'>;
  /** A connection was refused for a reason. */
  refused(code: string): void;
  cutOff(address: string): void;
}

export function admission({ trust, perAddress, limits, bans, refused, cutOff }: Admitting) {
  const open = new Held();
  const problemOf = (request: IncomingMessage): string | null => {
    if (!isWelcome(request, trust) || isJsonp(request)) return 'foreignOrigin';
    if (bans.has(addressOf(request, trust))) return 'banned';
    return open.isFull(addressOf(request, trust), perAddress) ? 'tooManySockets' : null;
  };
  return {
    allowRequest(request: IncomingMessage, decide: Decide): void {
      const problem = problemOf(request);
      if (problem !== null) refused(problem);
      decide(problem, problem === null);
    },
    /** Counts connections below socket.io's own, so that one without a namespace counts too. */
    count(io: Server): void {
      io.engine.on('connection', (engine: Engine) => {
        const address = addressOf(engine.request, trust);
        open.add(address);
        engine.once('close', () => open.remove(address));
        // What came before is answered first.
        const end = () => void setImmediate(() => engine.close(false));
        engine.on('packet', () => limits.count(engine, end));
        boundBacklog(engine, () => cutOff(address));
      });
    },
  };
}
