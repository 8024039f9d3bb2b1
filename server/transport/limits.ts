/**
 * Rate limits of sockets, for each connection, whatever games it has joined, and for all connections of an address: of
 * messages, and of everything below them, which is charged before it is handled. Honest pages come nowhere near these
 * limits. They answer at once, and not by a promise as rate-limiter-flexible does, so that no message overtakes another.
 */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Trust } from '../http/address.ts';
import { Counts } from '../http/counts.ts';
import { type Network, networksOf } from '../networks.ts';

/** How much may be sent in ten seconds. */
interface Allowed {
  /** By a connection; absent where each request is one of its own. */
  readonly connection?: number;
  readonly address: number;
  /**
   * Of an address that sends too much, those connections still may that send no more than this: somebody behind the
   * same router is not to blame.
   */
  readonly fair?: number;
}

type Kind = 'message' | 'sync' | 'chat' | 'undo' | 'packet' | 'connect' | 'ping' | 'request' | 'open';

/** What an address may that may have so many sockets. */
const allowed = (sockets: number): Readonly<Record<Kind, Allowed>> => ({
  message: { connection: 200, address: 2000 },
  // Sending a whole match is the most expensive answer.
  sync: { connection: 40, address: 160 },
  chat: { connection: 10, address: 100 },
  undo: { connection: 20, address: 100 },
  packet: { connection: 1000, address: 100 * sockets, fair: 100 },
  // Each enters the namespace of a game, or is told that there is none.
  connect: { connection: 20, address: 5 * sockets, fair: 5 },
  // Pings of the WebSocket itself, which no browser sends.
  ping: { connection: 20, address: 5 * sockets, fair: 5 },
  // A polling client needs one for each message in each direction.
  request: { address: 50 * sockets },
  open: { address: 4 * sockets },
});

/** For each packet one point, and one more for each of so many bytes: long ones take longer to read. */
const BYTES = 1024;

/** A connection at the level below socket.io, which may join the namespaces of several games. */
export interface Sender {
  /** By which it was opened. */
  readonly request: IncomingMessage;
}

export class SocketLimits {
  private readonly networks = new WeakMap<IncomingMessage, readonly Network[]>();
  private readonly limits: ReadonlyMap<string, ReturnType<typeof limit>>;

  constructor(
    private readonly trust: Trust,
    /** How many sockets an address may have. */
    sockets: number,
  ) {
    this.limits = new Map(Object.entries(allowed(sockets)).map(([kind, most]) => [kind, limit(most)]));
  }

  /** Charges a message. Returns false if it must not be handled. */
  message(sender: Sender, message: readonly unknown[]): boolean {
    const kind = kindOf(message);
    const [all, own] = [this.pays('message', sender), kind === undefined || this.pays(kind, sender)];
    return all && own;
  }

  /** Charges a packet, by its length. Returns false if it must not be handled. */
  packet(sender: Sender, length: number): boolean {
    return this.pays('packet', sender, 1 + Math.floor(length / BYTES));
  }

  /** Charges a connection and its address. Returns false if what they send must not be handled. */
  pays(kind: Kind, sender: Sender, points = 1): boolean {
    const { connection, address, fair = 0, ofConnection, ofAddress } = this.limits.get(kind)!;
    const isWithin = this.networksOf(sender)
      .map(({ name, share }) => ofAddress.add(name, points) <= address * share)
      .every(Boolean);
    if (connection === undefined) return isWithin;
    const own = ofConnection.add(sender, points);
    return own <= connection && (own <= fair || isWithin);
  }

  private networksOf({ request }: Sender): readonly Network[] {
    const networks = this.networks.get(request) ?? networksOf(addressOf(request, this.trust));
    this.networks.set(request, networks);
    return networks;
  }
}

const limit = (most: Allowed) => ({
  ...most,
  ofConnection: new Counts<object>(() => new WeakMap()),
  ofAddress: new Counts<string>(),
});

/** The kind of a message beside `message`. */
function kindOf([name, action]: readonly unknown[]): Kind | undefined {
  if (name === 'sync' || name === 'chat') return name;
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  return name === 'update' && (type === 'UNDO' || type === 'REDO') ? 'undo' : undefined;
}
