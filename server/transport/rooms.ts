/** Who follows which match, and from which seat. A socket follows one match at a time. */
import type { Socket } from 'socket.io';
import type { Seat } from '../../games/kit/rules.ts';
import { hashOf } from '../match/credentials.ts';

export interface Watcher {
  readonly socket: Socket;
  readonly id: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly credentials: unknown;
}

export class Rooms {
  private readonly rooms = new Map<string, Set<Watcher>>();
  private readonly bySocket = new Map<string, Watcher>();

  enter(watcher: Watcher): void {
    this.leave(watcher.socket);
    const room = this.rooms.get(watcher.id) ?? new Set();
    room.add(watcher);
    this.rooms.set(watcher.id, room);
    this.bySocket.set(watcher.socket.id, watcher);
  }

  /** Returns whom the socket was, or undefined when it followed nothing. */
  leave(socket: Socket): Watcher | undefined {
    const watcher = this.bySocket.get(socket.id);
    if (watcher === undefined) return undefined;
    this.bySocket.delete(socket.id);
    const room = this.rooms.get(watcher.id);
    room?.delete(watcher);
    if (room?.size === 0) this.rooms.delete(watcher.id);
    return watcher;
  }

  of(socket: Socket): Watcher | undefined {
    return this.bySocket.get(socket.id);
  }

  /** A copy, so that watchers may leave while it is walked. */
  watchers(id: string): readonly Watcher[] {
    return [...(this.rooms.get(id) ?? [])];
  }

  /** Whether a seat is followed with credentials of which this is kept. */
  isHeld(id: string, seat: Seat, kept: string): boolean {
    return this.watchers(id).some(
      (watcher) =>
        watcher.seat === seat && typeof watcher.credentials === 'string' && hashOf(watcher.credentials) === kept,
    );
  }

  isPresent(id: string, seat: Seat): boolean {
    return this.watchers(id).some((watcher) => watcher.seat === seat);
  }
}
