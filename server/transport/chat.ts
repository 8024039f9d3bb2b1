/** The chat in boardgame.io's protocol, with our additions: ready phrases, and spectators who talk among themselves. */
import type { ChatMessage } from 'boardgame.io';
import type { Socket } from 'socket.io';
import { playerIdOf } from '../../games/kit/action.ts';
import type { Refusal, Seat } from '../../games/kit/rules.ts';
import { keyOf, provenSeat } from '../match/seats/credentials.ts';
import type { Commands } from '../match/commands/commands.ts';
import type { EventBus } from '../match/event-bus.ts';
import type { Histories } from '../match/history.ts';
import { hears, isMessage, lineOf, refuseLine } from '../match/people/talk.ts';
import type { Mutes } from '../moderation/mutes.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { StoredChat } from '../storage/types.ts';
import type { Rooms, Watcher } from './rooms.ts';

interface ChatParts {
  readonly store: MatchStore;
  readonly rooms: Rooms;
  readonly histories: Histories;
  readonly bus: EventBus;
  readonly commands: Pick<Commands, 'do'>;
  readonly mutes: Pick<Mutes, 'until'>;
}

export class Chat {
  constructor(private readonly parts: ChatParts) {}

  /** Stores a message and has it sent. Resolves with the refusal, or undefined; rejects if it can't be stored. */
  async say(
    socket: Socket,
    game: string,
    [id, message, credentials]: readonly unknown[],
    address: string,
  ): Promise<Refusal | undefined> {
    const { store, bus, commands, mutes } = this.parts;
    const metadata = typeof id === 'string' ? store.metadata(id) : undefined;
    if (typeof id !== 'string' || metadata === undefined || metadata.gameName !== game) return { code: 'noSuchMatch' };
    if (!isMessage(message)) return { code: 'malformed' };
    const seat = await this.speaker(socket, id, message.sender, credentials);
    if (seat !== null && typeof seat !== 'number') return seat;
    const said = lineOf(message, seat);
    if ('code' in said) return said;
    const refusal = refuseLine(metadata, said);
    if (refusal !== undefined) return refusal;
    const until = await mutes.until(id, metadata, seat, address);
    if (until !== undefined) return { code: 'muted', until };
    // Whether that counts for anything, their match's owner says; nobody waits for it.
    if (seat !== null) commands.do('acted', id, { seat }).catch(() => {});
    bus.publish({ kind: 'said', id, line: await store.say(id, said, address) });
    return undefined;
  }

  /** Sends a message to those who may hear it. */
  pass(id: string, said: StoredChat): void {
    const { store, rooms } = this.parts;
    const isOver = store.stored.metadata(id)?.gameover !== undefined;
    const line = chatMessage(said);
    for (const { socket, seat } of rooms.watchers(id)) if (hears(seat, said, isOver)) socket.emit('chat', id, line);
  }

  /** Players hear what spectators have said when the match is over. Rejects where that can't be read. */
  async open(id: string): Promise<void> {
    const { store } = this.parts;
    await store.ahead(id);
    if (store.stored.chat(id).some(({ seat }) => seat === null)) this.show(id, ({ seat }) => seat !== null);
  }

  /** Shows what was said at a match that was just read, as it is now, to those of its watchers. */
  show(id: string, to: (watcher: Watcher) => boolean = () => true): void {
    const { rooms, histories } = this.parts;
    for (const watcher of rooms.watchers(id).filter(to))
      watcher.socket.emit('agora:history', id, histories.of(id, watcher.seat));
  }

  /** A player proves their seat; a spectator names none and follows the match by this socket. */
  private async speaker(
    socket: Socket,
    id: string,
    sender: unknown,
    credentials: unknown,
  ): Promise<Seat | null | Refusal> {
    const watcher = this.parts.rooms.of(socket);
    const namesNone = sender === null || sender === undefined || sender === '';
    if (namesNone && watcher?.id === id && watcher.seat === null) return null;
    return provenSeat(this.parts.store, id, sender, keyOf(credentials));
  }
}

/** A message in boardgame.io's form, with our additional fields. */
function chatMessage({ id, seat, text, ...more }: StoredChat): ChatMessage {
  return { ...more, id: String(id), sender: seat === null ? '' : playerIdOf(seat), payload: text };
}
