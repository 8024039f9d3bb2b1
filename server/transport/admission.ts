/** Decides who may open a socket: only pages of allowed origins, and only a limited number for each address. */
import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { addressOf, isWelcome, type Trust } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import { Quota } from '../networks.ts';
import { boundBacklog, type Wire } from './backlog.ts';
import type { Connection, PacketLimits } from './limits.ts';

type Decide = (problem: string | null, allowed: boolean) => void;

/** The parts of engine.io's socket that are used here. */
interface Engine extends Connection, Omit<Wire, 'request' | 'on'> {
  on: Wire['on'] & ((event: 'packet', heard: () => void) => void);
  once(event: 'close', done: () => void): void;
}

/** JSONP requests come without an origin, so a script of a foreign page could use them to follow a match. */
const isJsonp = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).has('j');

export interface Admitting {
  readonly trust: Trust;
  /** How many connections one address may have. */
  readonly perAddress: number;
  readonly limits: PacketLimits;
  readonly bans: Pick<Bans, 'has'>;
  /** Called when a connection is refused, with the reason. */
  refused(code: string): void;
  cutOff(address: string): void;
}

export function admission({ trust, perAddress, limits, bans, refused, cutOff }: Admitting) {
  const open = new Quota();
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
    /** Counts connections at the level below socket.io, so that those without a namespace count, too. */
    count(io: Server): void {
      io.engine.on('connection', (engine: Engine) => {
        const address = addressOf(engine.request, trust);
        open.add(address);
        engine.once('close', () => open.remove(address));
        // Messages that came before are answered first.
        const end = () => void setImmediate(() => engine.close(false));
        engine.on('packet', () => limits.count(engine, end));
        boundBacklog(engine, () => cutOff(address));
      });
    },
  };
}
