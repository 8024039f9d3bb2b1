/**
 * The sockets. To honest clients this is boardgame.io's protocol: a namespace for each game; they send `sync`, `update`
 * and `chat`, and receive `sync`, `update`, `matchData` and `chat`. Everything that arrives is checked before it is
 * used.
 */
import type { IncomingMessage, Server as HttpServer, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server as Stock } from 'boardgame.io';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { SocketIO } from '#bgio/server';
import { seatOf } from '../../games/kit/action.ts';
import type { Refusal } from '../../games/kit/rules.ts';
import { addressOf, type Trust } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import { AddressQueue, REQUESTS } from '../http/address-queue.ts';
import type { Claims } from '../match/seats/claims.ts';
import type { Mutes } from '../moderation/mutes.ts';
import { authenticate, type Hash, keyOf } from '../match/seats/credentials.ts';
import { whyNone } from '../match/seats/sent-away.ts';
import type { Actions } from '../match/commands/actions.ts';
import type { Commands } from '../match/commands/commands.ts';
import type { LoadedGame } from '../match/games.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { isOutage } from '../storage/outage.ts';
import type { Receipt } from '../contract/messages.ts';
import { admission } from './admission.ts';
import { Chat } from './chat.ts';
import { below } from './below.ts';
import { boundConnections, oneAtATime, queued } from './connections.ts';
import { cutOffs } from './cut-offs.ts';
import { ENGINE } from './engine.ts';
import { framesOf } from './frames.ts';
import { SocketLimits } from './limits.ts';
import { type OnlookerParts, tellOnlookers } from './onlookers.ts';
import { isFit } from './packets.ts';
import { Requests } from './requests.ts';
import { Resends } from './resends.ts';
import type { Watcher } from './rooms.ts';
import { chargeRequests } from './socket-requests.ts';
import { Teller, type TellerParts } from './teller.ts';
import { isPage, refuseVersion } from './version.ts';

/**
 * When the server restarts, clients are told to come back this many milliseconds apart: about what it takes to send one
 * a whole match.
 */
const APART = 2;

/** How often a match is read at most to tell who is there, and after how many milliseconds again. */
const TRIES = 30;
const AGAIN = 1000;

type Ack = (receipt: Receipt) => void;

export interface TransportParts extends TellerParts, OnlookerParts {
  readonly store: MatchStore;
  readonly actions: Pick<Actions, 'submit'>;
  readonly commands: Pick<Commands, 'do'>;
  readonly log: Logger;
  readonly bans: Pick<Bans, 'has' | 'subscribe'>;
  readonly metrics: Pick<Metrics, 'refused' | 'packet' | 'socketAnswered'>;
  /** After how many milliseconds there will be a server again, when this one shuts down. */
  readonly backAfter: () => number;
  /** Sending a whole match is expensive, so clients wait in the queue for that. */
  readonly queue: Pick<AddressQueue, 'takes' | 'next'>;
  readonly claims: Pick<Claims, 'opensAgain'>;
  readonly mutes: Pick<Mutes, 'until'>;
  /** The path on this host below which everything lies. */
  readonly below: string;
}

export interface Place extends Trust {
  readonly host: string;
  readonly socketsPerAddress: number;
}

/**
 * Replaces boardgame.io's transport. None of its own handling is used: a single packet could crash it, or read every
 * hand.
 */
export class Transport extends SocketIO {
  private answer: RequestListener = () => {};
  private readonly requests = new Requests((request, response) => this.answer(request, response));
  private readonly http = this.requests.server;
  private readonly io: Server;
  private readonly limits: SocketLimits;
  private readonly chat: Chat;
  private readonly teller: Teller;
  private readonly resends: Resends;
  /** The match that each socket is about to join, as last asked. */
  private readonly ways = new WeakMap<Socket, object>();
  /** Rejects if the port isn't available. */
  readonly failed = new Promise<never>((_, reject) => this.http.once('error', reject));

  constructor(
    private readonly parts: TransportParts,
    private readonly trust: Place,
  ) {
    super();
    this.chat = new Chat(parts);
    this.teller = new Teller(parts, this.chat);
    this.resends = new Resends(parts, this.teller);
    const { metrics, bans } = parts;
    const from = (request: IncomingMessage) => addressOf(request, trust);
    const perAddress = trust.socketsPerAddress;
    const count = (code: string) => metrics.refused('connection', code);
    boundConnections(this.http, { trust, perAddress, refused: () => count('tooManyConnections') });
    const limits = new SocketLimits(trust, perAddress);
    this.limits = limits;
    const refused = cutOffs({ log: parts.log, addressOf: from, refused: count });
    const admit = admission({ trust, perAddress, limits, bans, metrics, refused });
    this.io = new Server(this.http, {
      ...ENGINE,
      wsEngine: framesOf(limits, refused),
      cors: { origin: [...trust.origins] },
      allowRequest: admit.allowRequest,
    });
    admit.count(this.io);
    const queue = new AddressQueue(REQUESTS);
    const wrap = (answer: RequestListener) => oneAtATime(queued(answer, from, queue));
    chargeRequests(this.http, { limits, metrics, refused, wrap });
    this.requests.follow();
    below(this.http, parts.below);
    // Nobody plays in the default namespace, and its messages wouldn't be counted.
    this.io.of('/').use((_, next) => next(new Error('noSuchGame')));
    for (const [name, game] of parts.games)
      this.io.of(name).on('connection', (socket) => this.greet(socket, name, game));
    tellOnlookers(parts);
    parts.bus.participate((news) => this.teller.partake(news));
    parts.bus.subscribe((news) => this.teller.tell(news));
    parts.bans.subscribe(() => this.turnOut());
  }

  /** Lets boardgame.io's server listen through the server that has the sockets, at its one address. */
  override init(app: Stock.App): void {
    const listen = (port: number, open: () => void): HttpServer => {
      this.answer = app.callback();
      return this.http.listen(port, this.trust.host, open);
    };
    app.listen = listen as typeof app.listen;
  }

  get address(): AddressInfo {
    return this.http.address() as AddressInfo;
  }

  /** The number of open connections. */
  get connections(): number {
    return this.io.engine.clientsCount;
  }

  /** Answers the requests under way, and those that come on open connections in the next `grace` milliseconds. */
  drain(grace: number): Promise<void> {
    return this.requests.drain(grace);
  }

  /** Tells all clients when to come back, spread over time, and closes. */
  async close(): Promise<void> {
    const first = this.parts.backAfter();
    const sockets = [...this.parts.games.keys()].flatMap((name) => [...this.io.of(name).sockets.values()]);
    for (const [at, socket] of sockets.entries()) socket.emit('agora:closing', first + APART * at);
    const closed = this.io.close();
    this.http.closeAllConnections();
    await closed;
  }

  /** Tells newly banned clients, and disconnects them. */
  private turnOut(): void {
    for (const name of this.parts.games.keys())
      for (const socket of this.io.of(name).sockets.values()) {
        if (!this.parts.bans.has(addressOf(socket.request, this.trust))) continue;
        this.teller.refuse(socket, { code: 'banned' });
        socket.disconnect(true);
      }
  }

  private greet(socket: Socket, name: string, game: LoadedGame): void {
    const { log, rooms } = this.parts;
    const guarded =
      (work: (...given: unknown[]) => unknown) =>
      async (...given: unknown[]) => {
        try {
          await work(...given);
        } catch (error) {
          if (error instanceof Refused) return this.turnDown(socket, given, error.refusal);
          if (isOutage(error)) log.warn({ error }, 'a message could not be carried out: what it needs is gone');
          else log.error({ error, socket: socket.id }, 'a message failed');
          this.turnDown(socket, given, { code: 'serverError' });
        }
      };
    socket.on('error', (error: Error) => log.debug({ error }, 'a socket failed'));
    const foreign = refuseVersion(socket.handshake.auth, game.rules.format);
    socket.use((packet, next) => {
      if (!this.limits.message(socket.conn, packet)) this.turnDown(socket, packet, { code: 'tooFast' });
      else if (foreign !== undefined) this.turnDown(socket, packet, foreign);
      else if (!packet.every(isFit)) this.turnDown(socket, packet, { code: 'malformed' });
      else next();
    });
    socket.on(
      'sync',
      guarded((id, playerID, credentials) => {
        const key = keyOf(credentials);
        const come = () => this.sync(socket, name, game, id, playerID, key);
        return this.inTurn(socket, () => this.comeTo(socket, id, playerID, key, come));
      }),
    );
    socket.on(
      'update',
      guarded((...given) => this.update(socket, name, given)),
    );
    socket.on(
      'chat',
      guarded((...given) => this.say(socket, name, given)),
    );
    socket.on('agora:there', (ack: unknown) => typeof ack === 'function' && (ack as () => void)());
    socket.on(
      'disconnect',
      guarded(() => {
        const left = rooms.leave(socket);
        if (left !== undefined && left.seat !== null) this.present(left.id);
      }),
    );
  }

  /** Lets a client join when it has its turn, if it is still connected then. */
  private async inTurn(socket: Socket, come: () => Promise<void>): Promise<void> {
    const { queue } = this.parts;
    const address = addressOf(socket.request, this.trust);
    if (queue.takes(address)) return come();
    try {
      await queue.next(address);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.refuse(socket, error.refusal);
    }
    if (socket.connected) await come();
  }

  /** Loads the match first; then lets the client join, unless it is gone or has asked for another match meanwhile. */
  private async comeTo(socket: Socket, id: unknown, playerID: unknown, key: Hash | undefined, come: () => void) {
    const way = {};
    this.ways.set(socket, way);
    if (typeof id === 'string') await this.read(id, playerID, key);
    if (socket.connected && this.ways.get(socket) === way) come();
  }

  /** Reads a match for who comes, and gives them their seat back if it was given to somebody else just now. */
  private async read(id: string, playerID: unknown, key: Hash | undefined): Promise<void> {
    const { store, claims, commands } = this.parts;
    await store.described(id);
    const seat = key && claims.opensAgain(id, playerID, key);
    if (key !== undefined && seat !== undefined) await commands.do('retake', id, { seat, key });
    // Last, because what is read is at hand only until something else is waited for.
    await store.ahead(id);
  }

  /** A client joins, comes back, or changes its seat. */
  private sync(
    socket: Socket,
    name: string,
    game: LoadedGame,
    id: unknown,
    playerID: unknown,
    key: Hash | undefined,
  ): void {
    const { store, rooms } = this.parts;
    const before = rooms.leave(socket);
    if (before !== undefined && before.seat !== null && before.id !== id) this.present(before.id);
    const metadata = typeof id === 'string' ? store.metadata(id) : undefined;
    if (typeof id !== 'string' || metadata === undefined || metadata.gameName !== name)
      return this.refuse(socket, { code: 'noSuchMatch' });
    const isSpectator = playerID === null || playerID === undefined;
    const seat = isSpectator ? null : authenticate(metadata, playerID, key);
    if (seat !== null && typeof seat !== 'number')
      return this.refuse(socket, whyNone(metadata, seatOf(playerID), key) ?? seat);
    if (store.state(id) === undefined) return this.refuse(socket, { code: 'wornOut' });
    const watcher: Watcher = { socket, id, seat, key };
    this.parts.nodes.follow(id);
    rooms.enter(watcher);
    this.teller.sendMatch(game, watcher);
    if (seat !== null) this.present(id);
  }

  /** A client makes an action. */
  private async update(socket: Socket, name: string, given: readonly unknown[]): Promise<void> {
    const last = given.at(-1);
    const ack = typeof last === 'function' ? (last as Ack) : undefined;
    const [action, stateID, id, playerID] = given;
    const isStock = !isPage(socket.handshake.auth);
    const receipt = await this.parts.actions.submit({ game: name, id, playerID, action, stateID, isStock });
    if (ack !== undefined) return ack(receipt);
    if (receipt.ok) return;
    socket.emit('agora:refused', receipt);
    // Stock clients show their move before the server answers, so they must be sent the real state. Our client waits
    // for the receipt, and has received every state before that.
    const watcher = this.parts.rooms.of(socket);
    const game = this.parts.games.get(name);
    if (watcher === undefined || watcher.id !== id || watcher.seat === null || game === undefined) return;
    if (this.limits.pays('sync', socket.conn)) await this.resends.send(game, watcher);
  }

  private async say(socket: Socket, name: string, given: readonly unknown[]): Promise<void> {
    const last = given.at(-1);
    if (typeof given[0] === 'string') await this.parts.store.ready(given[0]);
    const refusal = await this.chat.say(socket, name, given, addressOf(socket.request, this.trust));
    if (refusal !== undefined) this.turnDown(socket, given, refusal);
    else if (typeof last === 'function') (last as Ack)({ ok: true, stateID: -1 });
  }

  /** Somebody came to a seat or left it. Presence isn't stored, so it is published at once. */
  private present(id: string): void {
    const { store } = this.parts;
    if (store.isAtHand(id)) this.tellPresence(id);
    else void this.tellOnceRead(id);
  }

  private tellPresence(id: string): void {
    this.parts.bus.publish({ kind: 'presence', id });
    this.parts.store.touch(id);
  }

  /** Whoever hears of it looks at the match at once, so it is read first, when the database answers. */
  private async tellOnceRead(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        await this.parts.store.ready(id);
        return this.tellPresence(id);
      } catch {
        await sleep(AGAIN, undefined, { ref: false });
      }
    }
  }

  /** Answers a message that is refused without being handled. */
  private turnDown(socket: Socket, packet: readonly unknown[], refusal: Refusal): void {
    const ack = packet.at(-1);
    if (typeof ack !== 'function') return this.refuse(socket, refusal);
    this.parts.metrics.refused('message', refusal.code);
    (ack as Ack)({ ok: false, refusal, stateID: -1 });
  }

  private refuse(socket: Socket, refusal: Refusal): void {
    this.parts.metrics.refused('message', refusal.code);
    this.teller.refuse(socket, refusal);
  }
}
