/** How much one connection may send, whatever games it has entered, and how much all connections of an address. */
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressOf, type Trust } from '../http/address.ts';

type Kind = 'any' | 'sync' | 'chat' | 'undo';

/** Messages of each kind in ten seconds; `any` counts all of them. */
const ALLOWED: Readonly<Record<Kind, { readonly connection: number; readonly address: number }>> = {
  any: { connection: 200, address: 2000 },
  sync: { connection: 40, address: 400 },
  chat: { connection: 10, address: 100 },
  undo: { connection: 20, address: 100 },
};
/** Who sends this many packets in ten seconds, be they messages or not, is no player. */
const PACKETS = 1000;

/** A connection below socket.io's own, which may enter the namespaces of several games. */
export interface Connection {
  readonly request: IncomingMessage;
}

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 10 });

export class PacketLimits {
  private readonly packets = limiter(PACKETS);
  private readonly keys = new WeakMap<Connection, string>();
  private known = 0;
  private readonly kinds = new Map(
    Object.entries(ALLOWED).map(([kind, { connection, address }]) => [
      kind,
      { connection: limiter(connection), address: limiter(address) },
    ]),
  );

  constructor(private readonly trust: Trust) {}

  /** Whether a message may pass, by what it is and what was sent before. */
  async pass(connection: Connection, message: readonly unknown[]): Promise<boolean> {
    return isSpared([...this.spend(connection, 'any'), ...this.spend(connection, kindOf(message))]);
  }

  /** Whether a connection may be sent the whole match once more, as if it had asked. */
  async mayResend(connection: Connection): Promise<boolean> {
    return isSpared(this.spend(connection, 'sync'));
  }

  /** Calls `tooMany` for every packet of a connection beyond what any program of ours would send. */
  count(connection: Connection, tooMany: () => void): void {
    this.packets.consume(this.keyOf(connection)).catch(tooMany);
  }

  private spend(connection: Connection, kind: Kind | undefined): Promise<unknown>[] {
    const limits = kind && this.kinds.get(kind);
    if (limits === undefined) return [];
    const address = addressOf(connection.request, this.trust);
    return [limits.connection.consume(this.keyOf(connection)), limits.address.consume(address)];
  }

  private keyOf(connection: Connection): string {
    const key = this.keys.get(connection) ?? String(++this.known);
    this.keys.set(connection, key);
    return key;
  }
}

/** Whether every limit let it pass. */
async function isSpared(spent: readonly Promise<unknown>[]): Promise<boolean> {
  return (await Promise.allSettled(spent)).every(({ status }) => status === 'fulfilled');
}

/** What a message counts as beside `any`. */
function kindOf([name, action]: readonly unknown[]): Kind | undefined {
  if (name === 'sync' || name === 'chat') return name;
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  return name === 'update' && (type === 'UNDO' || type === 'REDO') ? 'undo' : undefined;
}
