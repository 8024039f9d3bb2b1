/**
 * Messages over NATS. Each match has one subject for all nodes concerned with it and one that only its owner listens
 * to. While NATS is away, nothing is delivered: afterwards this node sends again what it wrote, and reads what others
 * wrote.
 */
import {
  connect,
  type ConnectionOptions,
  errors,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { OutageError } from '../../storage/outage.ts';
import { type Ears, type Kind, type Line, TooLongError, type Whom } from './line.ts';

/** The wait before it reconnects, in milliseconds. */
const RECONNECT = 300;
const SLOWEST = 2000;
/** How long the owner of a match has to acknowledge a message, in milliseconds. */
const HEARD_WITHIN = 400;
/** The ids that are safe as part of a subject. */
const ID = /^[\w-]{1,64}$/;
/** The kinds of news that every node hears; the other kinds go only to nodes concerned with the match. */
const FOR_ALL: ReadonlySet<Kind> = new Set(['made', 'gone', 'seats', 'here']);

type Role = 'owner' | 'follower';

interface NatsParts {
  readonly url: string;
  /** This node's name. */
  readonly node: string;
  readonly ears: Ears;
  /** Seals what is told. */
  readonly seal: (told: string) => string;
  /** A name that all servers of this database share, because servers of other databases may use the same NATS. */
  space(): Promise<string>;
}

export class NatsLine implements Line {
  private connection: NatsConnection | undefined;
  private prefix = '';
  private isThere = false;
  private readonly roles = new Map<string, Set<Role>>();
  /** The subscriptions, by what they listen to. */
  private readonly heard = new Map<string, Subscription>();
  /** Messages to send once the connection is back: a set for each subject, without duplicates. */
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
    if (connection === undefined || !this.isThere) throw new OutageError('NATS is gone');
    const sealed = this.parts.seal(told);
    if (Buffer.byteLength(sealed) > (connection.info?.max_payload ?? 0))
      throw new TooLongError(`${told.length} characters`);
    if ('node' in whom) {
      connection.publish(`${this.prefix}to.${whom.node}`, sealed);
      return true;
    }
    try {
      await connection.request(`${this.prefix}own.${whom.ownerOf}`, sealed, { timeout: HEARD_WITHIN });
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
        // This reply tells the sender that the match has an owner.
        message.respond();
        ears.heard(message.string());
      },
    });
  }

  /** Sends now, or once the connection is back. */
  private send(part: string, told: string): void {
    if (this.isThere) this.connection?.publish(this.prefix + part, this.parts.seal(told));
    else this.untold.set(part, (this.untold.get(part) ?? new Set()).add(told));
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.goAway();
      if (type === 'reconnect') this.comeBack();
    }
  }

  private goAway(): void {
    if (this.isThere) this.parts.ears.lost();
    this.isThere = false;
  }

  private comeBack(): void {
    this.isThere = true;
    this.parts.ears.back();
    // By then the other nodes should be connected again, too.
    setTimeout(() => this.tellUntold(), 2 * RECONNECT).unref();
  }

  private tellUntold(): void {
    const untold = [...this.untold];
    this.untold.clear();
    for (const [part, all] of untold) for (const told of all) this.send(part, told);
  }
}

/** A node doesn't hear its own messages, and it tries to reconnect without end. */
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
