/**
 * Tells this node's parts what other nodes have done to matches. Only match ids travel between nodes: this node reads
 * the match itself, and finds what it missed by comparing the match with what it last announced.
 */
import type { Seat } from '../../games/kit/rules.ts';
import type { EventBus, News } from '../match/event-bus.ts';
import { pledgesOf } from '../match/deal/pledges.ts';
import { InOrder } from '../in-order.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData } from '../storage/types.ts';

/** One action leaves at most this many entries in the log. */
const MOST_ENTRIES = 10;

/** How a match stood when it was last announced. */
interface Told {
  readonly stateID: number | undefined;
  readonly pledges: string;
  readonly left: readonly Seat[];
}

interface RelayParts {
  readonly store: MatchStore;
  readonly bus: EventBus;
  /** Whether anybody at this node follows a match, or this node owns it. */
  concerns(id: string): boolean;
}

export class Relay {
  private readonly told = new Map<string, Told>();
  /** Reads a match before its news is announced, in order for each match. */
  private readonly reading = new InOrder();
  private isEcho = false;

  constructor(private readonly parts: RelayParts) {
    parts.bus.subscribe((news) => this.note(news));
  }

  /** Another node, or an operator, has written a match. Rejects if the match can't be read. */
  heard(kind: string, id: string): Promise<void> {
    const { store, bus, concerns } = this.parts;
    store.stored.outdate(id);
    if (kind === 'touched') return Promise.resolve();
    const isMove = kind === 'moved' || kind === 'dealt';
    if (!concerns(id)) this.told.delete(id);
    if (kind === 'gone') return this.read(id, () => this.tellGone(id));
    else if (!isMove) return this.read(id, () => this.tellSeats(id));
    else if (concerns(id)) return this.read(id, () => this.tellState(id));
    else bus.pass({ kind: 'reread', id });
    return Promise.resolve();
  }

  /** Another node has stored a line of the chat. */
  async said(id: string, line: number): Promise<void> {
    const { store, bus, concerns } = this.parts;
    if (!concerns(id)) return;
    await this.read(id, () => {
      const said = store.stored.chat(id).find((each) => each.id === line);
      if (said !== undefined) bus.pass({ kind: 'said', id, line: said });
    });
  }

  /** Somebody opens a match: from now on this node announces its changes. */
  follow(id: string): void {
    if (this.told.has(id)) return this.tellState(id);
    const metadata = this.parts.store.metadata(id);
    if (metadata === undefined) return;
    const stateID = this.parts.store.state(id)?._stateID;
    this.told.set(id, { stateID, pledges: pledgesIn(metadata), left: leftIn(metadata) });
  }

  /** Ids of the matches whose changes this node announces. */
  get followed(): readonly string[] {
    return [...this.told.keys()];
  }

  /** This node may have missed news of a match: reads it and announces every difference. */
  async lookAgain(id: string): Promise<void> {
    if (!this.told.has(id)) return;
    await this.reading.inTurn(id, async () => {
      await this.readOrForget(id, (store) => store.ready(id));
      // The log of what is new is read ahead, too.
      if (this.isNews(id)) await this.readOrForget(id, (store) => store.ahead(id));
      this.lookAt(id);
    });
  }

  /** Resolves once all changes by other nodes that this node has heard of so far have been announced. */
  caughtUp(id: string): Promise<void> {
    return this.reading.inTurn(id, async () => {});
  }

  private lookAt(id: string): void {
    const { store, bus } = this.parts;
    if (store.metadata(id) === undefined && !store.isWorn(id)) return bus.pass({ kind: 'gone', id });
    this.tellState(id);
    this.tellSeats(id);
  }

  /** Reads a match in the background and announces it afterwards. */
  private read(id: string, tell: () => void): Promise<void> {
    return this.reading.inTurn(id, async () => {
      await this.readOrForget(id, (store) => store.ahead(id));
      tell();
    });
  }

  /**
   * If this process was suspended, the answer to its read is too old; then the match is forgotten and read again when
   * somebody needs it.
   */
  private async readOrForget(id: string, read: (store: MatchStore) => Promise<void>): Promise<void> {
    const { store } = this.parts;
    await read(store).catch(() => store.stored.forget(id));
  }

  /** Whether a match that is in memory stands otherwise than was announced. */
  private isNews(id: string): boolean {
    return this.parts.store.stored.state(id)?._stateID !== this.told.get(id)?.stateID;
  }

  /** What isn't stored yet is announced once it is. */
  private tellState(id: string): void {
    const { store, bus } = this.parts;
    const state = store.stored.state(id);
    const before = this.told.get(id)?.stateID;
    if (state === undefined || state._stateID === before) return;
    bus.pass({ kind: 'reread', id });
    const entries = state._stateID - 1 === before ? store.stored.log(id, -MOST_ENTRIES) : [];
    const deltalog = entries.filter(({ _stateID }) => _stateID === before);
    this.echo(deltalog.length > 0 ? { kind: 'moved', id, state: { ...state, deltalog } } : { kind: 'dealt', id });
  }

  /** Announces that a match is gone only after checking, because the news alone could be wrong. */
  private tellGone(id: string): void {
    const { store, bus } = this.parts;
    if (store.metadata(id) === undefined) bus.pass({ kind: 'gone', id });
    else this.tellSeats(id);
  }

  private tellSeats(id: string): void {
    const { store, bus } = this.parts;
    const metadata = store.metadata(id);
    if (metadata === undefined) return;
    const before = this.told.get(id);
    if (before !== undefined) {
      const left = leftIn(metadata);
      this.told.set(id, { ...before, pledges: pledgesIn(metadata), left });
      for (const seat of left) if (!before.left.includes(seat)) bus.pass({ kind: 'left', id, seat });
    }
    bus.pass({ kind: 'seats', id });
    if (before !== undefined && before.pledges !== pledgesIn(metadata)) bus.pass({ kind: 'pledges', id });
  }

  private echo(news: News): void {
    this.isEcho = true;
    this.parts.bus.pass(news);
    this.isEcho = false;
  }

  /** Remembers what was announced. */
  private note(news: News): void {
    const { id, kind } = news;
    const { store, concerns } = this.parts;
    if (kind === 'gone') this.told.delete(id);
    else if (kind === 'taken' || (kind === 'made' && concerns(id))) this.follow(id);
    const before = this.told.get(id);
    const metadata = before && store.metadata(id);
    if (before === undefined || metadata === undefined) return;
    if (kind === 'moved') this.moved(id, before, news.state._stateID);
    else if (kind === 'dealt') this.told.set(id, { ...before, stateID: store.state(id)?._stateID });
    else if (kind === 'pledges') this.told.set(id, { ...before, pledges: pledgesIn(metadata) });
    else if (kind === 'left') this.told.set(id, { ...before, left: [...before.left, news.seat] });
    else if (kind === 'seats')
      this.told.set(id, { ...before, left: leftIn(metadata).filter((seat) => before.left.includes(seat)) });
  }

  private moved(id: string, before: Told, stateID: number): void {
    this.told.set(id, { ...before, stateID });
    // Another node changed the match between the last announcement and this one; that change is announced with the
    // rest.
    if (before.stateID !== stateID - 1 && !this.isEcho)
      queueMicrotask(() => this.parts.bus.pass({ kind: 'dealt', id }));
  }
}

const pledgesIn = (metadata: MatchData): string => JSON.stringify(pledgesOf(metadata) ?? null);

const leftIn = ({ players }: MatchData): readonly Seat[] =>
  Object.values(players).flatMap(({ id, left }) => (left === true ? [id] : []));
