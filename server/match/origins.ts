/**
 * The address from which each table was opened, so that no address gets more than its share of the list and of the
 * bots' time. It is only in memory: unknown for tables from before a restart and for those opened on another server.
 */
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { EventBus, News } from './event-bus.ts';

export class Origins {
  private readonly addresses = new Map<string, string>();
  private readonly listeners = new Set<(id: string) => void>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly store: Pick<StoredMatches, 'metadata'>,
    bus: EventBus,
  ) {
    this.unsubscribe = bus.subscribe((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  /** Notes the address that opened a table. */
  note(id: string, address: string): void {
    this.addresses.set(id, address);
    for (const tell of this.listeners) tell(id);
  }

  /** Calls `listener` with every table whose address becomes known. */
  subscribe(listener: (id: string) => void): void {
    this.listeners.add(listener);
  }

  /** The address that opened a table, if known. */
  of(id: string): string | undefined {
    return this.addresses.get(id);
  }

  private hear({ kind, id }: News): void {
    if (kind === 'gone') this.addresses.delete(id);
    if (kind !== 'rematch') return;
    // The next match belongs to the address of the match before, whoever asks for it first.
    const next = this.store.metadata(id)?.nextMatchID;
    const address = this.addresses.get(id);
    if (next !== undefined && address !== undefined) this.note(next, address);
  }
}
