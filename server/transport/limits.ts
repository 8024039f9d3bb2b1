/**
 * Rate limits of socket messages: for each connection, whatever games it has joined, and for all connections of an
 * address. What lies below messages is priced in `prices.ts`.
 */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Trust } from '../http/address.ts';
import { type Network, networksOf } from '../networks.ts';
import { ofAddresses, ofConnections } from './spells.ts';

type Kind = 'any' | 'sync' | 'chat' | 'undo';

/** Messages of each kind in ten seconds; `any` counts all kinds. */
const ALLOWED: Readonly<Record<Kind, { readonly connection: number; readonly address: number }>> = {
  any: { connection: 200, address: 2000 },
  // Sending a whole match is the most expensive answer.
  sync: { connection: 40, address: 160 },
  chat: { connection: 10, address: 100 },
  undo: { connection: 20, address: 100 },
};
/** A connection at the level below socket.io, which may join the namespaces of several games. */
export interface Connection {
  readonly request: IncomingMessage;
}

export class PacketLimits {
  private readonly networks = new WeakMap<Connection, readonly Network[]>();
  private readonly kinds = new Map(
    Object.entries(ALLOWED).map(([kind, { connection, address }]) => [
      kind,
      { connection: ofConnections(connection), address: ofAddresses(address) },
    ]),
  );

  constructor(private readonly trust: Trust) {}

  /** Whether a message may pass, given its kind and what was sent before. */
  pass(connection: Connection, message: readonly unknown[]): boolean {
    const [all, own] = [this.spend(connection, 'any'), this.spend(connection, kindOf(message))];
    return all && own;
  }

  /** Whether a connection may be sent the whole match again, as if it had asked. */
  mayResend(connection: Connection): boolean {
    return this.spend(connection, 'sync');
  }

  private spend(connection: Connection, kind: Kind | undefined): boolean {
    const limits = kind && this.kinds.get(kind);
    if (limits === undefined) return true;
    const now = performance.now();
    const own = limits.connection.spend(connection, now);
    const all = this.networksOf(connection).map(({ name, share }) => limits.address.spend(name, now, share));
    return own && all.every(Boolean);
  }

  private networksOf(connection: Connection): readonly Network[] {
    const networks = this.networks.get(connection) ?? networksOf(addressOf(connection.request, this.trust));
    this.networks.set(connection, networks);
    return networks;
  }
}

/** The kind of a message besides `any`. */
function kindOf([name, action]: readonly unknown[]): Kind | undefined {
  if (name === 'sync' || name === 'chat') return name;
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  return name === 'update' && (type === 'UNDO' || type === 'REDO') ? 'undo' : undefined;
}
