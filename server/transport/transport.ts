/**
 * The sockets. Towards honest clients this is boardgame.io's protocol (a namespace for each game; `sync`, `update`,
 * `chat` in, `sync`, `update`, `matchData`, `chat` out); everything that comes in is judged before it means anything.
 */
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server as Stock } from 'boardgame.io';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { SocketIO } from '#bgio/server';
import { playerIdOf } from '../../games/kit/game.ts';
import type { Refusal, Seat } from '../../games/kit/rules.ts';
import type { Trust } from '../http/address.ts';
import type { Attending } from '../match/attendance.ts';
import type { Bulletin, News } from '../match/bulletin.ts';
import { authenticate, holds, keysOf } from '../match/credentials.ts';
import type { Desk } from '../match/desk.ts';
import { type Games, type LoadedGame, stateFor } from '../match/games.ts';
import type { Histories } from '../match/history.ts';
import { pledgesOf } from '../match/pledges.ts';
import type { Rematches } from '../match/rematch.ts';
import { matchData } from '../match/summary.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Receipt } from '../wire.ts';
import { admission } from './admission.ts';
import { Chat } from './chat.ts';
import { PacketLimits } from './limits.ts';
import type { Rooms, Watcher } from './rooms.ts';
import { refuseVersion } from './version.ts';

/** The largest frame a client may send, in bytes. Moves take a few hundred. */
const LARGEST_FRAME = 64 * 1024;

/** So many of the last actions are told again to who comes: by them it knows its own. What has happened it is told as history. */
const LOG_SENT = 40;

type Ack = (receipt: Receipt) => void;

export interface TransportParts {
  readonly store: MatchStore;
  readonly games: Games;
  readonly desk: Desk;
  readonly histories: Histories;
  readonly bulletin: Bulletin;
  readonly attendance: Attending;
  readonly rematches: Pick<Rematches, 'news'>;
  readonly rooms: Rooms;
  readonly log: Logger;
}

export interface Place extends Trust {
  readonly host: string;
  readonly socketsPerAddress: number;
}

/** What boardgame.io's server has for a transport. Nothing of its own is used: one packet ends that, or reads every hand. */
export class Transport extends SocketIO {
  private answer: RequestListener = () => {};
  private readonly http = createServer({ requestTimeout: 30_000 }, (request, response) =>
    this.answer(request, response),
  );
  private readonly io: Server;
  private readonly limits: PacketLimits;
  private readonly chat: Chat;
  /** Rejects where the port can't be had. */
  readonly failed = new Promise<never>((_, reject) => this.http.once('error', reject));

  constructor(
    private readonly parts: TransportParts,
    private readonly trust: Place,
  ) {
    super();
    this.chat = new Chat(parts);
    this.limits = new PacketLimits(trust);
    const admit = admission(trust, trust.socketsPerAddress, this.limits, (address) =>
      parts.log.warn({ address }, 'a connection that reads too slowly is cut off'),
    );
    this.io = new Server(this.http, {
      serveClient: false,
      maxHttpBufferSize: LARGEST_FRAME,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      perMessageDeflate: { threshold: 4096 },
      cors: { origin: [...trust.origins] },
      allowRequest: admit.allowRequest,
    });
    admit.count(this.io);
    // Nobody plays there, and nothing would count what is sent.
    this.io.of('/').use((_, next) => next(new Error('noSuchGame')));
    for (const [name, game] of parts.games)
      this.io.of(name).on('connection', (socket) => this.greet(socket, name, game));
    parts.bulletin.subscribe((news) => this.tell(news));
  }

  /** Has boardgame.io's server listen through the server that sockets come to, at the one address it was given. */
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

  /** How many are open. */
  get connections(): number {
    return this.io.engine.clientsCount;
  }

  async close(): Promise<void> {
    const closed = this.io.close();
    this.http.closeAllConnections();
    await closed;
  }

  private greet(socket: Socket, name: string, game: LoadedGame): void {
    const { log, rooms } = this.parts;
    const guarded =
      (work: (...given: unknown[]) => unknown) =>
      async (...given: unknown[]) => {
        try {
          await work(...given);
        } catch (error) {
          log.error({ error, socket: socket.id }, 'a message failed');
          this.refuse(socket, { code: 'serverError' });
        }
      };
    socket.on('error', (error: Error) => log.debug({ error }, 'a socket failed'));
    const foreign = refuseVersion(socket.handshake.auth, game.rules.format);
    socket.use((packet, next) => {
      void this.limits.pass(socket.conn, packet).then((mayPass) => {
        if (!mayPass) this.turnDown(socket, packet, { code: 'tooFast' });
        else if (foreign !== undefined) this.turnDown(socket, packet, foreign);
        else next();
      });
    });
    socket.on(
      'sync',
      guarded((id, playerID, credentials) => this.sync(socket, name, game, id, playerID, credentials)),
    );
    socket.on(
      'update',
      guarded((...given) => this.update(socket, name, given)),
    );
    socket.on(
      'chat',
      guarded((...given) => this.say(socket, name, given)),
    );
    socket.on(
      'disconnect',
      guarded(() => {
        const left = rooms.leave(socket);
        if (left !== undefined && left.seat !== null) this.present(left.id);
      }),
    );
  }

  /** A client comes, comes back, or changes its seat. */
  private sync(
    socket: Socket,
    name: string,
    game: LoadedGame,
    id: unknown,
    playerID: unknown,
    credentials: unknown,
  ): void {
    const { store, rooms } = this.parts;
    const before = rooms.leave(socket);
    if (before !== undefined && before.seat !== null && before.id !== id) this.present(before.id);
    const metadata = typeof id === 'string' ? store.metadata(id) : undefined;
    if (typeof id !== 'string' || metadata === undefined || metadata.gameName !== name)
      return this.refuse(socket, { code: 'noSuchMatch' });
    const isSpectator = playerID === null || playerID === undefined;
    const seat = isSpectator ? null : authenticate(metadata, playerID, credentials);
    if (seat !== null && typeof seat !== 'number') return this.refuse(socket, seat);
    if (store.state(id) === undefined) return this.refuse(socket, { code: 'wornOut' });
    const watcher: Watcher = { socket, id, seat, credentials };
    rooms.enter(watcher);
    this.sendMatch(game, watcher);
    if (seat !== null) this.present(id);
  }

  /** A client acts. */
  private async update(socket: Socket, name: string, given: readonly unknown[]): Promise<void> {
    const last = given.at(-1);
    const ack = typeof last === 'function' ? (last as Ack) : undefined;
    const [action, stateID, id, playerID] = given;
    const receipt = await this.parts.desk.submit({ game: name, id, playerID, action, stateID });
    if (ack !== undefined) return ack(receipt);
    if (receipt.ok) return;
    socket.emit('agora:refused', receipt);
    // By stock rules a sender has already shown the move, and must see where the match stands. Ours waits for the receipt,
    // before which it got every state there is.
    const watcher = this.parts.rooms.of(socket);
    const game = this.parts.games.get(name);
    if (watcher === undefined || watcher.id !== id || watcher.seat === null || game === undefined) return;
    if (await this.limits.mayResend(socket.conn)) this.sendMatch(game, watcher);
  }

  private say(socket: Socket, name: string, given: readonly unknown[]): void {
    const last = given.at(-1);
    const refusal = this.chat.say(socket, name, given);
    if (refusal !== undefined) this.turnDown(socket, given, refusal);
    else if (typeof last === 'function') (last as Ack)({ ok: true, stateID: -1 });
  }

  /** Somebody came to a seat or went from it. */
  private present(id: string): void {
    this.parts.store.touch(id);
    this.parts.bulletin.publish({ kind: 'presence', id });
  }

  private tell(news: News): void {
    const { rooms, games, store } = this.parts;
    const { id } = news;
    if (news.kind === 'acted') return;
    if (news.kind === 'presence' || news.kind === 'clocks') this.sendPlayers(id);
    else if (news.kind === 'seats') {
      this.dropFormerPlayers(id);
      this.sendPlayers(id);
    } else if (news.kind === 'left') {
      for (const { socket, seat } of rooms.watchers(id))
        if (seat === news.seat) this.dismiss(socket, { code: 'seatLeft' });
    } else if (news.kind === 'pledges') {
      for (const { socket } of rooms.watchers(id)) this.sendPledges(socket, id);
    } else if (news.kind === 'rematch') {
      const rematch = this.parts.rematches.news(id);
      for (const { socket } of rooms.watchers(id)) socket.emit('agora:rematch', id, rematch);
    } else if (news.kind === 'gone') {
      for (const { socket } of rooms.watchers(id)) this.dismiss(socket, { code: 'noSuchMatch' });
    } else {
      const game = games.get(store.metadata(id)?.gameName ?? '');
      if (game === undefined) return;
      if (news.kind === 'moved') this.sendUpdate(game, news);
      else for (const watcher of rooms.watchers(id)) this.sendMatch(game, watcher);
    }
  }

  private sendUpdate(game: LoadedGame, { id, state }: News & { kind: 'moved' }): void {
    const bySeat = new Map<Seat | null, readonly unknown[]>();
    for (const { socket, seat } of this.parts.rooms.watchers(id)) {
      const playerID = seat === null ? null : playerIdOf(seat);
      const args = bySeat.get(seat) ?? game.filter(playerID, { type: 'update', args: [id, state] }).args;
      bySeat.set(seat, args);
      socket.emit('update', ...args);
    }
    if (state.ctx.gameover !== undefined) this.chat.open(id);
  }

  /** Sends a watcher all there is to know from its seat. */
  private sendMatch(game: LoadedGame, { socket, id, seat }: Watcher): void {
    const { store, histories, attendance, rematches } = this.parts;
    const log = store.logEnd(id, LOG_SENT);
    const { state, initialState } = store.fetch(id, { state: true, initialState: true });
    const metadata = store.metadata(id);
    if (state === undefined || metadata === undefined || initialState === undefined)
      return this.refuse(socket, { code: metadata === undefined ? 'noSuchMatch' : 'wornOut' });
    const playerID = seat === null ? null : playerIdOf(seat);
    const filteredMetadata = matchData(id, metadata, attendance);
    this.sendPledges(socket, id);
    const info = { state, log, filteredMetadata, initialState: stateFor(game, playerID, initialState) };
    socket.emit('sync', ...game.filter(playerID, { type: 'sync', args: [id, info] }).args);
    socket.emit('agora:history', id, histories.of(id, seat));
    if (metadata.nextMatchID !== undefined) socket.emit('agora:rematch', id, rematches.news(id));
  }

  private sendPledges(socket: Socket, id: string): void {
    const metadata = this.parts.store.metadata(id);
    const pledges = metadata && pledgesOf(metadata);
    if (pledges !== undefined) socket.emit('agora:pledges', id, pledges);
  }

  private sendPlayers(id: string): void {
    const { store, rooms, attendance } = this.parts;
    const metadata = store.metadata(id);
    if (metadata === undefined) return;
    const players = matchData(id, metadata, attendance);
    for (const { socket } of rooms.watchers(id)) socket.emit('matchData', id, players);
  }

  /** Whoever follows from a seat that is no longer theirs, or no longer this device's, hears nothing more of it. */
  private dropFormerPlayers(id: string): void {
    const players = this.parts.store.metadata(id)?.players;
    for (const { socket, seat, credentials } of this.parts.rooms.watchers(id))
      if (seat !== null && !holds(players?.[seat], credentials))
        this.dismiss(socket, { code: keysOf(players?.[seat]).length > 0 ? 'signedOut' : 'seatLost' });
  }

  private dismiss(socket: Socket, refusal: Refusal): void {
    this.parts.rooms.leave(socket);
    this.refuse(socket, refusal);
  }

  private refuse(socket: Socket, refusal: Refusal): void {
    const receipt: Receipt = { ok: false, refusal, stateID: -1 };
    socket.emit('agora:refused', receipt);
  }

  /** Answers a message that nobody looks at. */
  private turnDown(socket: Socket, packet: readonly unknown[], refusal: Refusal): void {
    const ack = packet.at(-1);
    if (typeof ack === 'function') (ack as Ack)({ ok: false, refusal, stateID: -1 });
    else this.refuse(socket, refusal);
  }
}
