/** Who follows which match, and from which seat. A socket follows one match at a time. */
import type { Socket } from 'socket.io';
import type { Seat } from '../../games/kit/rules.ts';
import { hashOf } from '../match/seats/credentials.ts';

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

  /** `changed` is told of every match to which somebody has come, or from which they have gone. */
  constructor(private readonly changed: (id: string) => void = () => {}) {}

  enter(watcher: Watcher): void {
    this.leave(watcher.socket);
    const room = this.rooms.get(watcher.id) ?? new Set();
    room.add(watcher);
    this.rooms.set(watcher.id, room);
    this.bySocket.set(watcher.socket.id, watcher);
    this.changed(watcher.id);
  }

  /** Returns whom the socket was, or undefined when it followed nothing. */
  leave(socket: Socket): Watcher | undefined {
    const watcher = this.bySocket.get(socket.id);
    if (watcher === undefined) return undefined;
    this.bySocket.delete(socket.id);
    const room = this.rooms.get(watcher.id);
    room?.delete(watcher);
    if (room?.size === 0) this.rooms.delete(watcher.id);
    this.changed(watcher.id);
    return watcher;
  }

  of(socket: Socket): Watcher | undefined {
    return this.bySocket.get(socket.id);
  }

  /** A copy, so that watchers may leave while it is walked. */
  watchers(id: string): readonly Watcher[] {
    return [...(this.rooms.get(id) ?? [])];
  }

  /** Who follows a match: their seats, with what is kept of their credentials. */
  followers(id: string): readonly { readonly seat: Seat | null; readonly key: string }[] {
    return this.watchers(id).map(({ seat, credentials }) => ({
      seat,
      key: seat !== null && typeof credentials === 'string' ? hashOf(credentials) : '',
    }));
  }

  /** Whether a seat is followed with credentials of which this is kept. */
  isHeld(id: string, seat: Seat, kept: string): boolean {
    return this.watchers(id).some(
      (watcher) =>
        watcher.seat === seat && typeof watcher.credentials === 'string' && hashOf(watcher.credentials) === kept,
    );
  }

  isPresent(id: string, seat: Seat): boolean {
    for (const watcher of this.rooms.get(id) ?? []) if (watcher.seat === seat) return true;
    return false;
  }
}
