/** Tells everybody at a match how many people look on, soon after that has changed. */
import type { EventBus } from '../match/event-bus.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Rooms } from './rooms.ts';

/** For how many milliseconds it is not told again: many may come at once. */
const APART = 1000;

export interface OnlookerParts {
  readonly rooms: Rooms;
  readonly bus: EventBus;
  readonly nodes: Pick<Nodes, 'follow' | 'elsewhere'>;
}

/** Begins to tell it. */
export function tellOnlookers({ rooms, bus, nodes }: OnlookerParts): void {
  /** The matches at which it will be told. */
  const due = new Set<string>();
  /** The matches at which somebody looked on when it was told last. */
  const watched = new Set<string>();
  const tell = (id: string) => {
    const here = rooms.watchers(id);
    const count = here.filter(({ seat }) => seat === null).length + nodes.elsewhere.onlookers(id);
    if (count > 0 || watched.has(id)) for (const { socket } of here) socket.emit('agora:onlookers', id, count);
    if (count > 0 && here.length > 0) watched.add(id);
    else watched.delete(id);
  };
  const look = (id: string) => {
    if (due.has(id)) return;
    due.add(id);
    setTimeout(() => {
      due.delete(id);
      tell(id);
    }, APART).unref();
  };
  rooms.subscribe(look);
  // Somebody may have come or gone at another server.
  bus.subscribe(({ kind, id }) => kind === 'presence' && look(id));
}
