/** Who follows which match, and from which seat. A socket follows at most one match. */
import type { Socket } from 'socket.io';
import type { Seat } from '../../games/kit/rules.ts';
import type { Hash } from '../match/seats/credentials.ts';

export interface Watcher {
  readonly socket: Socket;
  readonly id: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** The hash of the credentials that they came with. */
  readonly key: Hash | undefined;
}

export class Rooms {
  private readonly rooms = new Map<string, Set<Watcher>>();
  private readonly bySocket = new Map<string, Watcher>();
  private readonly listeners = new Set<(id: string) => void>();

  /** `changed` is called with every match that somebody has joined or left. */
  constructor(changed: (id: string) => void = () => {}) {
    this.subscribe(changed);
  }

  /** Calls `listener` with every match that somebody has joined or left. */
  subscribe(listener: (id: string) => void): void {
    this.listeners.add(listener);
  }

  enter(watcher: Watcher): void {
    this.leave(watcher.socket);
    const room = this.rooms.get(watcher.id) ?? new Set();
    room.add(watcher);
    this.rooms.set(watcher.id, room);
    this.bySocket.set(watcher.socket.id, watcher);
    this.changed(watcher.id);
  }

  /** Returns the socket's watcher, or undefined if it followed nothing. */
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

  private changed(id: string): void {
    for (const tell of this.listeners) tell(id);
  }

  of(socket: Socket): Watcher | undefined {
    return this.bySocket.get(socket.id);
  }

  /** A copy, so that watchers may leave while the caller walks through it. */
  watchers(id: string): readonly Watcher[] {
    return [...(this.rooms.get(id) ?? [])];
  }

  /** The followers of a match: their seats, with the hashes of their credentials. */
  followers(id: string): readonly { readonly seat: Seat | null; readonly key: string }[] {
    return this.watchers(id).map(({ seat, key = '' }) => ({ seat, key: seat === null ? '' : key }));
  }

  /** Whether a seat is followed with credentials that have this hash. */
  isHeld(id: string, seat: Seat, kept: string): boolean {
    return this.watchers(id).some((watcher) => watcher.seat === seat && watcher.key === kept);
  }

  isPresent(id: string, seat: Seat): boolean {
    for (const watcher of this.rooms.get(id) ?? []) if (watcher.seat === seat) return true;
    return false;
  }
}
