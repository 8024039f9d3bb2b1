/**
 * Rate limits of socket messages: for each connection, whatever games it has joined, and for all connections of an
 * address.
 */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Trust } from '../http/address.ts';
import { type Network, networksOf } from '../networks.ts';

type Kind = 'any' | 'sync' | 'chat' | 'undo';

/** Messages of each kind in ten seconds; `any` counts all kinds. */
const ALLOWED: Readonly<Record<Kind, { readonly connection: number; readonly address: number }>> = {
  any: { connection: 200, address: 2000 },
  // Sending a whole match is the most expensive answer.
  sync: { connection: 40, address: 160 },
  chat: { connection: 10, address: 100 },
  undo: { connection: 20, address: 100 },
};
/** No honest client sends this many packets in ten seconds. */
const PACKETS = 1000;

/** A connection at the level below socket.io, which may join the namespaces of several games. */
export interface Connection {
  readonly request: IncomingMessage;
}

const LASTS = 10_000;

/** A count within a window of ten seconds. */
interface Spell {
  count: number;
  readonly ends: number;
}

interface Spells<Doer> {
  get(doer: Doer): Spell | undefined;
  set(doer: Doer, spell: Spell): unknown;
}

/** A limit for each client in ten seconds. It answers synchronously, so that no message overtakes another. */
class Limit<Doer> {
  constructor(
    private readonly most: number,
    private readonly spells: Spells<Doer>,
  ) {}

  /** Counts one more. Returns false if that is too many for a client with this many shares. */
  spend(doer: Doer, now: number, shares = 1): boolean {
    const spell = this.spells.get(doer);
    if (spell === undefined || spell.ends <= now) {
      this.spells.set(doer, { count: 1, ends: now + LASTS });
      return true;
    }
    spell.count++;
    return spell.count <= this.most * shares;
  }
}

/** For addresses. Nobody says when an address is gone, so idle ones are removed from time to time. */
class ByAddress extends Map<string, Spell> {
  private swept = 0;

  override set(address: string, spell: Spell): this {
    if (spell.ends - this.swept > 2 * LASTS) {
      this.swept = spell.ends - LASTS;
      for (const [known, { ends }] of this) if (ends <= this.swept) this.delete(known);
    }
    return super.set(address, spell);
  }
}

const ofConnections = (most: number) => new Limit<Connection>(most, new WeakMap());
const ofAddresses = (most: number) => new Limit<string>(most, new ByAddress());

export class PacketLimits {
  private readonly networks = new WeakMap<Connection, readonly Network[]>();
  private readonly packets = ofConnections(PACKETS);
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

  /** Calls `tooMany` for every packet of a connection beyond what our own client would send. */
  count(connection: Connection, tooMany: () => void): void {
    if (!this.packets.spend(connection, performance.now())) tooMany();
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
