/**
 * The line over NATS: each match has a subject, to which those listen who have to do with it, and one that its owner alone hears.
 * While it is away nobody hears anything: what this node has written is told once it is back, and what others wrote is read.
 */
import {
  connect,
  type ConnectionOptions,
  errors,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { type Ears, type Kind, type Line, TooLongError, type Whom } from './line.ts';

/** In milliseconds. */
const RECONNECT = 300;
const SLOWEST = 2000;
/** How long it may take whoever owns a match to say that they have heard. */
const HEARD_WITHIN = 400;
/** Ids that may be part of a subject. */
const ID = /^[\w-]{1,64}$/;
/** What everybody hears; of the rest those who have to do with the match. */
const FOR_ALL: ReadonlySet<Kind> = new Set(['made', 'gone', 'seats', 'here']);

type Role = 'owner' | 'follower';

interface NatsParts {
  readonly url: string;
  /** What this node is called. */
  readonly node: string;
  readonly ears: Ears;
  /** What the servers of this database call themselves, where others may be on the same NATS. */
  space(): Promise<string>;
}

export class NatsLine implements Line {
  private connection: NatsConnection | undefined;
  private prefix = '';
  private isThere = false;
  private readonly roles = new Map<string, Set<Role>>();
  /** By what of a match is heard. */
  private readonly heard = new Map<string, Subscription>();
  /** What is to be told when all are back, by where, once each. */
  private readonly untold = new Map<string, Set<string>>();

  constructor(private readonly parts: NatsParts) {}

  get isOpen(): boolean {
    return this.isThere;
  }

  async open(): Promise<void> {
    const { url, node, space } = this.parts;
    this.prefix = `agora.${await space()}.`;
    const connection = await connect(optionsFor(url, node)).catch((cause: unknown) => {
      throw new Error('NATS_URL names a server that cannot be reached', { cause });
    });
    this.connection = connection;
    for (const part of ['all', `to.${node}`]) this.subscribed(connection, part);
    await connection.flush();
    this.isThere = true;
    void this.watch(connection);
  }

  async tell(whom: Whom, told: string): Promise<boolean> {
    const { connection } = this;
    if (connection === undefined || !this.isThere) throw new Error('NATS is gone');
    if (Buffer.byteLength(told) > (connection.info?.max_payload ?? 0))
      throw new TooLongError(`${told.length} characters`);
    if ('node' in whom) {
      connection.publish(`${this.prefix}to.${whom.node}`, told);
      return true;
    }
    try {
      await connection.request(`${this.prefix}own.${whom.ownerOf}`, told, { timeout: HEARD_WITHIN });
      return true;
    } catch (error) {
      if (error instanceof errors.RequestError && error.isNoResponders()) return false;
      throw error;
    }
  }

  async tellAll(told: string): Promise<void> {
    this.send('all', told);
    if (this.isThere) await this.connection?.flush();
  }

  wrote(kind: Kind, id: string, more?: string): void {
    if (!ID.test(id)) return;
    const words = [kind, this.parts.node, id, ...(more === undefined ? [] : [more])];
    this.send(FOR_ALL.has(kind) ? 'all' : `at.${id}`, words.join(' '));
  }

  async hear(id: string, as: Role, isHeard: boolean): Promise<void> {
    const { connection, roles } = this;
    if (connection === undefined || !ID.test(id)) return;
    const now = roles.get(id) ?? new Set();
    if (isHeard) roles.set(id, now.add(as));
    else if (now.delete(as) && now.size === 0) roles.delete(id);
    this.listen(connection, `at.${id}`, now.size > 0);
    this.listen(connection, `own.${id}`, now.has('owner'));
    if (isHeard && this.isThere) await connection.flush();
  }

  async close(): Promise<void> {
    this.isThere = false;
    await this.connection?.close();
  }

  private listen(connection: NatsConnection, part: string, isHeard: boolean): void {
    const known = this.heard.get(part);
    if (isHeard && known === undefined) this.heard.set(part, this.subscribed(connection, part));
    if (isHeard || known === undefined) return;
    known.unsubscribe();
    this.heard.delete(part);
  }

  private subscribed(connection: NatsConnection, part: string): Subscription {
    const { ears } = this.parts;
    return connection.subscribe(this.prefix + part, {
      callback: (error, message) => {
        if (error !== null) return;
        // Whoever asks for the owner knows so that there is one.
        message.respond();
        ears.heard(message.string());
      },
    });
  }

  /** Tells now, or when the line is back. */
  private send(part: string, told: string): void {
    if (this.isThere) this.connection?.publish(this.prefix + part, told);
    else this.untold.set(part, (this.untold.get(part) ?? new Set()).add(told));
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.isThere = false;
      if (type === 'reconnect') this.comeBack();
    }
  }

  private comeBack(): void {
    this.isThere = true;
    this.parts.ears.back();
    // By then the others are back, too.
    setTimeout(() => this.tellUntold(), 2 * RECONNECT).unref();
  }

  private tellUntold(): void {
    const untold = [...this.untold];
    this.untold.clear();
    for (const [part, all] of untold) for (const told of all) this.send(part, told);
  }
}

/** Who writes is not told of it, and a server that is away is looked for as long as it takes. */
function optionsFor(url: string, name: string): ConnectionOptions {
  const { hostname, port, protocol, username, password } = new URL(url);
  const [user, pass] = [username, password].map(decodeURIComponent) as [string, string];
  return {
    servers: `${hostname}:${port === '' ? 4222 : port}`,
    name: `agora ${name}`,
    noEcho: true,
    timeout: SLOWEST,
    pingInterval: SLOWEST,
    reconnectTimeWait: RECONNECT,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(pass === '' ? (user === '' ? {} : { token: user }) : { user, pass }),
  };
}
