/**
 * What everything below messages costs: opening sockets, requests of the socket, entering games, packets, and the pings
 * of WebSockets. It is charged before it is handled. Honest pages come nowhere near these limits.
 */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Trust } from '../http/address.ts';
import { type Network, networksOf } from '../networks.ts';
import { ofAddresses, ofConnections } from './spells.ts';

interface Price {
  /** How much one connection may send in ten seconds. */
  readonly connection: number;
  /** How much an address may send in ten seconds, for each socket that it may have. */
  readonly perSocket: number;
}

const PRICES = {
  packet: { connection: 1000, perSocket: 100 },
  // Each enters the namespace of a game, or is told that there is none.
  connect: { connection: 20, perSocket: 5 },
  // Pings of the WebSocket itself, which no browser sends.
  ping: { connection: 20, perSocket: 5 },
  // A polling client needs one for each message in each direction.
  request: { connection: Number.POSITIVE_INFINITY, perSocket: 50 },
  open: { connection: Number.POSITIVE_INFINITY, perSocket: 4 },
} as const satisfies Readonly<Record<string, Price>>;

export type Priced = keyof typeof PRICES;

/** For each packet one point, and one more for each of so many bytes: long ones take longer to read. */
const BYTES = 1024;

/** Something that sends, with the request by which it was opened. */
export interface Sender {
  readonly request: IncomingMessage;
}

export class Prices {
  private readonly networks = new WeakMap<IncomingMessage, readonly Network[]>();
  private readonly kinds: Readonly<Record<Priced, ReturnType<typeof limits>>>;

  constructor(
    private readonly trust: Trust,
    /** How many sockets an address may have. */
    perAddress: number,
  ) {
    const of = (kind: Priced) => limits(PRICES[kind], perAddress);
    this.kinds = {
      packet: of('packet'),
      connect: of('connect'),
      ping: of('ping'),
      request: of('request'),
      open: of('open'),
    };
  }

  /** Charges a packet of a connection, by its length. Returns false if it must not be handled. */
  packet(sender: Sender, length: number): boolean {
    return this.pays('packet', sender, 1 + Math.floor(length / BYTES));
  }

  /**
   * Charges a connection for something. Returns false if it must not be done. Of an address that sends too much, those
   * connections still may that send little: somebody behind the same router is not to blame.
   */
  pays(kind: Priced, sender: Sender, points = 1): boolean {
    const { own, fair, address } = this.kinds[kind];
    const now = performance.now();
    const all = this.networksOf(sender).map(({ name, share }) => address.spend(name, now, share, points));
    const [isWithin, isFair] = [own.spend(sender, now, 1, points), fair.spend(sender, now, 1, points)];
    return isWithin && (isFair || all.every(Boolean));
  }

  /** Charges an address for a request. Returns false if it must not be answered. */
  admits(kind: 'request' | 'open', request: IncomingMessage): boolean {
    const now = performance.now();
    const { address } = this.kinds[kind];
    return this.networksOf({ request })
      .map(({ name, share }) => address.spend(name, now, share))
      .every(Boolean);
  }

  private networksOf({ request }: Sender): readonly Network[] {
    const networks = this.networks.get(request) ?? networksOf(addressOf(request, this.trust));
    this.networks.set(request, networks);
    return networks;
  }
}

function limits({ connection, perSocket }: Price, perAddress: number) {
  return {
    own: ofConnections(connection),
    fair: ofConnections(perSocket),
    address: ofAddresses(perSocket * perAddress),
  };
}
