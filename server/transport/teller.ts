/** Sends news of a match to everybody who follows it, each filtered to what their seat may know. */
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { playerIdOf } from '../../games/kit/action.ts';
import type { Refusal, Seat } from '../../games/kit/rules.ts';
import type { Attending } from '../match/people/attendance.ts';
import type { News } from '../match/event-bus.ts';
import { opens } from '../match/seats/credentials.ts';
import { type Games, type LoadedGame, stateFor } from '../match/games.ts';
import { isPage } from './version.ts';
import type { Histories } from '../match/history.ts';
import { pledgesOf } from '../match/deal/pledges.ts';
import type { Rematches } from '../match/seats/rematch.ts';
import { whyLost } from '../match/seats/sent-away.ts';
import { matchData } from '../match/summary.ts';
import { termsOf } from '../match/deal/terms.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { MatchData } from '../storage/types.ts';
import type { Receipt } from '../contract/messages.ts';
import type { Chat } from './chat.ts';
import type { Rooms, Watcher } from './rooms.ts';

/**
 * How many of the last log entries are sent to a client that joins: by these it recognizes its own actions. What
 * happened before comes as history.
 */
const LOG_SENT = 40;

/** News that followers aren't sent, or not in this way. */
const NOTHING_TO_TELL: ReadonlySet<News['kind']> = new Set(['acted', 'left', 'made', 'taken', 'lost', 'reread']);

/** News after which the players and their state are sent to everybody. */
const SENDS_PLAYERS: ReadonlySet<News['kind']> = new Set(['presence', 'seatStatus', 'timed', 'seats']);

export interface TellerParts {
  /** The stored matches: clients are never told of anything that isn't stored. */
  readonly stored: StoredMatches;
  readonly store: Pick<MatchStore, 'metadata' | 'whenSettled' | 'ahead'>;
  readonly games: Games;
  readonly histories: Histories;
  readonly attendance: Attending;
  readonly rematches: Pick<Rematches, 'news'>;
  readonly rooms: Rooms;
  readonly log: Logger;
}

export class Teller {
  constructor(
    private readonly parts: TellerParts,
    private readonly chat: Chat,
  ) {}

  /** Passes on what has happened to a match. */
  tell(news: News): void {
    const { rooms, games, stored } = this.parts;
    const { id } = news;
    if (NOTHING_TO_TELL.has(news.kind)) return;
    if (news.kind === 'said') this.chat.pass(id, news.line);
    else if (news.kind === 'hidden') this.chat.show(id);
    else if (SENDS_PLAYERS.has(news.kind)) this.sendPlayers(id);
    else if (news.kind === 'pledges') {
      for (const { socket } of rooms.watchers(id)) this.sendPledges(socket, id);
    } else if (news.kind === 'rematch') {
      void this.sendRematch(id, () => [...rooms.watchers(id)].map(({ socket }) => socket));
    } else if (news.kind === 'gone') {
      for (const { socket } of rooms.watchers(id)) this.dismiss(socket, { code: 'noSuchMatch' });
    } else {
      const game = games.get(stored.metadata(id)?.gameName ?? '');
      if (game === undefined) return;
      if (news.kind === 'moved') this.sendUpdate(game, news);
      // Where the database is gone just then they see it when they come back.
      else if (rooms.watchers(id).length > 0) this.sendToAll(game, id).catch(() => {});
    }
  }

  private async sendToAll(game: LoadedGame, id: string): Promise<void> {
    const { rooms, store } = this.parts;
    await store.ahead(id);
    for (const watcher of rooms.watchers(id)) this.sendTo(watcher, () => this.sendMatch(game, watcher));
  }

  /** Sends something to one watcher: where a game can't say what that seat sees, the others get theirs. */
  private sendTo({ id, seat }: Watcher, send: () => void): void {
    try {
      send();
    } catch (error) {
      this.parts.log.error({ error, match: id, seat }, 'a view could not be sent');
    }
  }

  private sendUpdate(game: LoadedGame, { id, state }: News & { kind: 'moved' }): void {
    const told = new Map<string, readonly unknown[]>();
    for (const watcher of this.parts.rooms.watchers(id))
      this.sendTo(watcher, () => {
        const { socket, seat } = watcher;
        const filter = filterOf(game, socket);
        const playerID = seat === null ? null : playerIdOf(seat);
        const as = `${filter === game.filter} ${playerID}`;
        const args = told.get(as) ?? filter(playerID, { type: 'update', args: [id, state] }).args;
        told.set(as, args);
        socket.emit('update', ...args);
      });
    // Where the database is gone just then they hear it when they come back.
    if (state.ctx.gameover !== undefined) this.chat.open(id).catch(() => {});
  }

  /** Sends a watcher everything that its seat may know. */
  sendMatch(game: LoadedGame, { socket, id, seat }: Watcher): void {
    const { stored, histories, attendance } = this.parts;
    const filter = filterOf(game, socket);
    // boardgame.io's own clients know of no other history. It is read first: where it is damaged, the match has no state.
    const log = stored.log(id, filter === game.filter ? -LOG_SENT : 0);
    const [state, initialState] = [stored.state(id), stored.initial(id)];
    const metadata = stored.metadata(id);
    if (state === undefined || metadata === undefined || initialState === undefined)
      return this.refuse(socket, { code: metadata === undefined ? 'noSuchMatch' : 'wornOut' });
    const playerID = seat === null ? null : playerIdOf(seat);
    const filteredMetadata = matchData(id, metadata, attendance);
    this.sendPledges(socket, id);
    socket.emit('agora:terms', id, termsOf(metadata));
    const info = { state, log, filteredMetadata, initialState: stateFor(filter, playerID, initialState) };
    socket.emit('sync', ...filter(playerID, { type: 'sync', args: [id, info] }).args);
    socket.emit('agora:history', id, histories.of(id, seat));
    if (metadata.nextMatchID !== undefined) void this.sendRematch(id, () => [socket]);
  }

  /** Tells how far the next match is, once that is read. Where it can't be, they hear it with what changes there next. */
  private async sendRematch(id: string, to: () => readonly Socket[]): Promise<void> {
    const rematch = await this.parts.rematches.news(id).catch(() => undefined);
    if (rematch !== undefined) for (const socket of to()) socket.emit('agora:rematch', id, rematch);
  }

  private sendPledges(socket: Socket, id: string): void {
    const metadata = this.parts.stored.metadata(id);
    const pledges = metadata && pledgesOf(metadata);
    if (pledges !== undefined) socket.emit('agora:pledges', id, pledges);
  }

  private sendPlayers(id: string): void {
    const { stored, rooms, attendance } = this.parts;
    const metadata = stored.metadata(id);
    if (metadata === undefined) return;
    const players = matchData(id, metadata, attendance);
    for (const { socket } of rooms.watchers(id)) socket.emit('matchData', id, players);
  }

  /**
   * Removes a watcher as soon as it has left its seat or lost it. It is told why after that is stored; if storing
   * fails, it is added again.
   */
  partake(news: News): void {
    if (news.kind !== 'left' && news.kind !== 'seats') return;
    const { rooms, store } = this.parts;
    const { id } = news;
    const metadata = store.metadata(id);
    for (const watcher of rooms.watchers(id)) {
      const why = news.kind === 'left' ? leftBy(news.seat, watcher) : lostBy(metadata, watcher);
      if (why === undefined) continue;
      rooms.leave(watcher.socket);
      store.whenSettled(id, () =>
        isLost(store.metadata(id), watcher) ? this.refuse(watcher.socket, why) : rooms.enter(watcher),
      );
    }
  }

  private dismiss(socket: Socket, refusal: Refusal): void {
    this.parts.rooms.leave(socket);
    this.refuse(socket, refusal);
  }

  /** Tells a client why it isn't sent the match, or no longer. */
  refuse(socket: Socket, refusal: Refusal): void {
    const receipt: Receipt = { ok: false, refusal, stateID: -1 };
    socket.emit('agora:refused', receipt);
  }
}

/** What is left out for a client: of stock games boardgame.io's own clients get what a stock server sends. */
const filterOf = ({ filter, wire }: LoadedGame, { handshake }: Socket) =>
  isPage(handshake.auth) ? filter : (wire?.stock ?? filter);

/** Whether a watcher no longer holds its seat, or has left it. */
function isLost(metadata: MatchData | undefined, watcher: Watcher): boolean {
  return lostBy(metadata, watcher) !== undefined || metadata?.players[watcher.seat ?? -1]?.left === true;
}

function leftBy(left: Seat, { seat }: Watcher): Refusal | undefined {
  return seat === left ? { code: 'seatLeft' } : undefined;
}

/** Why a watcher no longer holds its seat; undefined if it does. */
function lostBy(metadata: MatchData | undefined, { seat, key }: Watcher): Refusal | undefined {
  if (seat === null || opens(metadata?.players[seat], key)) return undefined;
  return metadata === undefined ? { code: 'seatLost' } : whyLost(metadata, seat, key);
}
