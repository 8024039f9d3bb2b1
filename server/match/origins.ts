/**
 * From which address each table was opened, so that one address has no more than its share of the list and of the bots'
 * time. Not kept: of tables from before a restart, and of those opened at another server, it isn't known.
 */
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { Bulletin, News } from './bulletin.ts';

export class Origins {
  private readonly addresses = new Map<string, string>();
  private readonly listeners = new Set<(id: string) => void>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly store: Pick<StoredMatches, 'metadata'>,
    bulletin: Bulletin,
  ) {
    this.unsubscribe = bulletin.subscribe((news) => this.hear(news));
  }

  close(): void {
    this.unsubscribe();
  }

  /** Notes the address a table was opened from. */
  note(id: string, address: string): void {
    this.addresses.set(id, address);
    for (const tell of this.listeners) tell(id);
  }

  /** Calls `listener` with every table whose address has become known. */
  subscribe(listener: (id: string) => void): void {
    this.listeners.add(listener);
  }

  /** Where a table was opened, as far as that is known. */
  of(id: string): string | undefined {
    return this.addresses.get(id);
  }

  private hear({ kind, id }: News): void {
    if (kind === 'gone') this.addresses.delete(id);
    if (kind !== 'rematch') return;
    // Whoever asks for it first: the next match of a table is its own.
    const next = this.store.metadata(id)?.nextMatchID;
    const address = this.addresses.get(id);
    if (next !== undefined && address !== undefined) this.note(next, address);
  }
}
