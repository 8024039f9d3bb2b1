/**
 * Keeps a list of the public matches in memory: tables that are offered, and matches that are played. A table is
 * offered while one of its people is present, and for a short time after.
 */
import type { Clock } from '../clock.ts';
import { Quota, networksOf } from '../networks.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { MatchData } from '../storage/types.ts';
import type { Attending } from './people/attendance.ts';
import type { EventBus, News } from './event-bus.ts';
import type { Origins } from './origins.ts';
import { isPerson, statusOf } from './seats/seats.ts';

/** For how many milliseconds a table without anybody present stays offered: pages reload and phones sleep. */
const PATIENCE = 120_000;

/** The news that may change how a match is listed. */
const MATTERS: ReadonlySet<News['kind']> = new Set(['moved', 'dealt', 'seats', 'presence', 'gone']);

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: ReturnType<typeof statusOf>;
  /** Whether a person sits there. */
  readonly inhabited: boolean;
  /** How many people are present at their seats. */
  readonly present: number;
  /** Cancels the timer that ends the offer; absent while somebody is present. */
  lapse: (() => void) | undefined;
  /** Whether nobody has been present for too long. */
  readonly deserted: boolean;
  /** The address that opened the table, if it is known. */
  readonly origin: string | undefined;
}

interface CatalogueParts {
  readonly store: StoredMatches;
  readonly bus: EventBus;
  readonly attending: Pick<Attending, 'isPresent'>;
  readonly clock: Clock;
  readonly origins: Pick<Origins, 'of' | 'subscribe'>;
  /** How many tables of one address are offered at the same time. */
  readonly perAddress: number;
}

export class Catalogue {
  /** Oldest first. */
  private readonly listed = new Map<string, Listed>();
  /** The totals, so that nobody has to go through the whole list. */
  private readonly counts = { waiting: 0, playing: 0, people: 0 };
  /** The waiting tables, by the address that opened them. */
  private readonly waitingOf = new Quota();
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;

  constructor(private readonly parts: CatalogueParts) {
    for (const id of parts.store.unfinished.toReversed()) this.look(id);
    this.unsubscribe = parts.bus.subscribe((news) => this.hear(news));
    // The origin of a table becomes known only after the table was created.
    parts.origins.subscribe((id) => this.look(id));
  }

  close(): void {
    this.unsubscribe();
    for (const listed of this.listed.values()) listed.lapse?.();
  }

  /** Calls `listener` whenever the list may have changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The ids of the tables with free seats, of one game or all; newest first. */
  offered(game?: string): readonly string[] {
    const shown = new Map<string, number>();
    return this.newest('open', game)
      .filter(isWaiting)
      .filter(({ id }) => {
        const origin = this.parts.origins.of(id);
        if (origin === undefined) return true;
        const networks = networksOf(origin).map(({ name, share }) => ({ name, share, others: shown.get(name) ?? 0 }));
        for (const { name, others } of networks) shown.set(name, others + 1);
        return networks.every(({ share, others }) => others < share * this.parts.perAddress);
      })
      .map(({ id }) => id);
  }

  /** The ids of the matches being played; newest first. */
  played(game?: string): readonly string[] {
    return this.newest('playing', game).map(({ id }) => id);
  }

  /** How many tables wait for players. */
  get waiting(): number {
    return this.counts.waiting;
  }

  /** How many matches are being played. */
  get playing(): number {
    return this.counts.playing;
  }

  /** How many people are present at the tables of the list. */
  get people(): number {
    return this.counts.people;
  }

  /** Whether an address already has as many tables as are offered for one address. */
  isFlooding(address: string): boolean {
    return this.waitingOf.isFull(address, this.parts.perAddress);
  }

  private newest(status: Listed['status'], game: string | undefined): readonly Listed[] {
    return [...this.listed.values()]
      .toReversed()
      .filter((listed) => listed.status === status && (game === undefined || listed.game === game));
  }

  /** The lobby ignores moves except the last one, and waiting times. */
  private hear(news: News): void {
    if (!MATTERS.has(news.kind)) return;
    if (news.kind === 'moved' && news.state.ctx.gameover === undefined) return;
    this.look(news.id, news.kind === 'gone');
    for (const tell of this.listeners) tell();
  }

  /** The ids of everything that is listed. */
  get ids(): readonly string[] {
    return [...this.listed.keys()];
  }

  /** Checks a match again, because news may have been missed. */
  lookAgain(id: string): void {
    this.look(id);
    for (const tell of this.listeners) tell();
  }

  /** Looks how a match stands. */
  private look(id: string, isGone = false): void {
    const metadata = isGone ? undefined : this.parts.store.metadata(id);
    const before = this.listed.get(id);
    if (metadata === undefined || metadata.unlisted === true || metadata.gameover !== undefined) {
      before?.lapse?.();
      this.put(id, undefined);
      return;
    }
    const people = Object.values(metadata.players).filter(isPerson);
    const present = people.filter(({ id: seat }) => this.parts.attending.isPresent(id, seat)).length;
    if (present > 0) before?.lapse?.();
    const lapse = present > 0 ? undefined : (before?.lapse ?? this.lapsing(id));
    const deserted = present === 0 && before?.deserted === true;
    const origin = this.parts.origins.of(id);
    this.put(id, { ...entry(id, metadata), inhabited: people.length > 0, present, lapse, deserted, origin });
  }

  /** Adds, replaces or removes the entry of a match, and updates the totals. */
  private put(id: string, listed: Listed | undefined): void {
    const before = this.listed.get(id);
    if (before !== undefined) this.count(before, -1);
    if (listed === undefined) this.listed.delete(id);
    else this.listed.set(id, listed);
    if (listed !== undefined) this.count(listed, 1);
  }

  private count(listed: Listed, by: 1 | -1): void {
    const { status, deserted, origin, present } = listed;
    this.counts.people += by * present;
    if (isWaiting(listed)) this.counts.waiting += by;
    if (status === 'playing') this.counts.playing += by;
    if (status !== 'open' || deserted || origin === undefined) return;
    if (by === 1) this.waitingOf.add(origin);
    else this.waitingOf.remove(origin);
  }

  private lapsing(id: string): () => void {
    return this.parts.clock.after(PATIENCE, () => {
      const listed = this.listed.get(id);
      if (listed === undefined) return;
      this.put(id, { ...listed, deserted: true });
      for (const tell of this.listeners) tell();
    });
  }
}

/** Whether a table can be offered, apart from the limit for its address. */
const isWaiting = ({ status, inhabited, deserted }: Listed): boolean => status === 'open' && inhabited && !deserted;

const entry = (id: string, metadata: MatchData): Pick<Listed, 'id' | 'game' | 'status'> => ({
  id,
  game: metadata.gameName,
  status: statusOf(metadata),
});
