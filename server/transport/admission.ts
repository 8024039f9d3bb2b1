/**
 * Decides who may open a socket: only pages of allowed origins, and only a limited number for each address; and what
 * each may send there.
 */
import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { addressOf, isWelcome, type Trust } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import type { Metrics } from '../metrics.ts';
import { Quota } from '../networks.ts';
import { boundBacklog, type Wire } from './backlog.ts';
import type { CutOff } from './cut-offs.ts';
import { inPieces, type Polling } from './payloads.ts';
import type { SocketLimits } from './limits.ts';

type Decide = (problem: string | null, allowed: boolean) => void;

/** A packet of engine.io as it arrives. */
interface Packet {
  type: string;
  readonly data?: string | Buffer;
}

/** The parts of engine.io's socket that are used here. */
interface Engine extends Omit<Wire, 'on'> {
  readonly transport: { readonly name: string };
  on: Wire['on'] & ((event: 'packet', heard: (packet: Packet) => void) => void);
  once(event: 'close', done: () => void): void;
}

/** JSONP requests come without an origin, so a script of a foreign page could use them to follow a match. */
const isJsonp = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).has('j');

/** How socket.io's packets that enter a game begin. */
const ENTERS = '0';

export interface Admitting {
  readonly trust: Trust;
  /** How many connections one address may have. */
  readonly perAddress: number;
  readonly limits: Pick<SocketLimits, 'packet' | 'pays'>;
  readonly bans: Pick<Bans, 'has'>;
  readonly metrics: Pick<Metrics, 'packet'>;
  /** Called when a connection is refused or cut off, with the reason. */
  readonly refused: CutOff;
}

export function admission({ trust, perAddress, limits, bans, metrics, refused }: Admitting) {
  const open = new Quota();
  const problemOf = (request: IncomingMessage): string | null => {
    if (!isWelcome(request, trust) || isJsonp(request)) return 'foreignOrigin';
    if (bans.has(addressOf(request, trust))) return 'banned';
    return open.isFull(addressOf(request, trust), perAddress) ? 'tooManySockets' : null;
  };
  /** Charges a packet before it is handled. */
  const pays = (engine: Engine, { type, data = '' }: Packet): boolean => {
    const enters = type === 'message' && data[0] === ENTERS;
    metrics.packet(enters ? 'connect' : type);
    return limits.packet(engine, data.length) && (!enters || limits.pays('connect', engine));
  };
  const guard = (engine: Engine): void => {
    let isCut = false;
    const cut = (code: string) => {
      if (isCut) return;
      isCut = true;
      refused(code, engine.request);
      // What was answered before goes out first.
      setImmediate(() => endAtOnce(engine));
    };
    engine.on('packet', (packet) => {
      if (!isCut && pays(engine, packet)) return;
      // engine.io handles it after this, whatever happens here, except for a type that it doesn't know.
      packet.type = 'unpaid';
      cut('tooManyPackets');
    });
    if (engine.transport.name === 'polling')
      inPieces(engine.transport as unknown as Polling, () => cut('tooManyPackets'));
    boundBacklog(engine, () => cut('tooSlow'));
  };
  return {
    allowRequest(request: IncomingMessage, decide: Decide): void {
      const problem = problemOf(request);
      if (problem !== null) refused(problem, request);
      decide(problem, problem === null);
    },
    /** Counts connections at the level below socket.io, so that those without a namespace count, too. */
    count(io: Server): void {
      io.engine.on('connection', (engine: Engine) => {
        const address = addressOf(engine.request, trust);
        open.add(address);
        engine.once('close', () => open.remove(address));
        guard(engine);
      });
    },
  };
}

/** Ends a connection without waiting for a client that may never read or answer. */
function endAtOnce(engine: Engine): void {
  const { transport } = engine as { transport: { socket?: { terminate(): void } } };
  engine.close(true);
  transport.socket?.terminate();
}
