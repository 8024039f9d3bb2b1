/** The event bus of matches: tells the server's parts (tables, the lobby's list, the bots) what has happened. */
import type { State } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';
import { isOutage } from '../storage/outage.ts';
import { NotAtHand } from '../storage/ahead.ts';
import type { StoredChat, Utterance } from '../storage/types.ts';

/**
 * moved: an action was stored. dealt: the match starts from a new deal. seats: what is stored of the seats has changed,
 * such as who sits where. pledges: the deal has made progress. seatStatus: what is told of seats without being stored has
 * changed, such as clocks, votes and wishes. presence: somebody came to their seat or left
 * the page. left: a player left the match on purpose. acted: a player did something other than a move that counts, or
 * came back by one. rematch: the next match was opened, or somebody joined it. gone: the match was deleted. made: the
 * match was created just now, on this server. undone: what was done to the match couldn't be stored, and so has not
 * happened. says: the server should say something for a player. said: somebody said something. hidden: what was said
 * there has changed, because the operator has hidden a line. taken, lost: this server
 * becomes, or is no longer, the owner of the match. timed: time starts to stand still at the match, or goes on. reread:
 * another server has written the match, so what is remembered of it may be old.
 */
export type News =
  | { readonly kind: 'moved'; readonly id: string; readonly state: State }
  | {
      readonly kind: 'dealt' | 'seats' | 'pledges' | 'seatStatus' | 'presence' | 'rematch' | 'gone' | 'hidden';
      readonly id: string;
    }
  | { readonly kind: 'made' | 'taken' | 'lost' | 'timed' | 'reread' | 'undone'; readonly id: string }
  | { readonly kind: 'said'; readonly id: string; readonly line: StoredChat }
  | { readonly kind: 'says'; readonly id: string; readonly said: Utterance }
  | { readonly kind: 'left' | 'acted'; readonly id: string; readonly seat: Seat };

type Listener = (news: News) => void;

/** News of something that happens only by being stored: if storing fails, there is nothing to tell. */
const STORED: ReadonlySet<News['kind']> = new Set([
  'moved',
  'dealt',
  'seats',
  'pledges',
  'rematch',
  'gone',
  'made',
  'left',
  'says',
]);

/**
 * Calls `settled` when everything unsaved of a match is stored, or with the error if that fails; at once if nothing is
 * unsaved.
 */
type WhenSettled = (id: string, settled: (error: Error | undefined) => void) => void;

export class EventBus {
  private readonly listeners = new Set<Listener>();
  private readonly participants = new Set<Listener>();
  /** News that must wait, because the work that caused it may still fail. */
  private held: News[] | undefined;

  constructor(
    private readonly log: Logger,
    private readonly whenSettled: WhenSettled = (_, settled) => settled(undefined),
    /** Reads a match into memory. */
    private readonly ready: (id: string) => Promise<void> = async () => {},
  ) {}

  /**
   * Calls `listener` with news of what is stored, in the order in which it happened. Returns the function that ends it.
   */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /**
   * Calls `listener` with news as it happens, before it is stored: for parts that change matches themselves. What they
   * then write is stored together with it or after it. They must not tell clients. If storing fails, they hear
   * `undone`. Returns the function that ends it.
   */
  participate(listener: Listener): () => void {
    this.participants.add(listener);
    return () => {
      this.participants.delete(listener);
    };
  }

  /** Does some work and then publishes its news; publishes nothing if the work throws. */
  after<T>(work: () => T): T {
    if (this.held !== undefined) return work();
    const held: News[] = [];
    this.held = held;
    try {
      const done = work();
      this.held = undefined;
      for (const news of held) this.publish(news);
      return done;
    } finally {
      this.held = undefined;
    }
  }

  /** A listener that throws is logged; the others still get the news. */
  publish(news: News): void {
    if (this.held !== undefined) {
      this.held.push(news);
      return;
    }
    this.tell(this.participants, news);
    if (news.kind === 'undone') return;
    this.whenSettled(news.id, (error) => {
      if (error === undefined || !STORED.has(news.kind)) this.tell(this.listeners, news);
    });
  }

  /** Passes on news of what another server has stored. */
  pass(news: News): void {
    this.tell(this.participants, news);
    this.tell(this.listeners, news);
  }

  private tell(listeners: ReadonlySet<Listener>, news: News): void {
    for (const listener of listeners) {
      try {
        listener(news);
      } catch (error) {
        // What failed to be stored is forgotten, and so the match isn't in memory just then.
        if (error instanceof NotAtHand) void this.tellOnceRead(listener, news);
        else this.failed(news, error);
      }
    }
  }

  private async tellOnceRead(listener: Listener, news: News): Promise<void> {
    try {
      await this.ready(news.id);
      listener(news);
    } catch (error) {
      this.failed(news, error);
    }
  }

  private failed({ id, kind }: News, error: unknown): void {
    const where = { error, match: id, kind };
    // A locked or lost database is told by /readyz, and is no mistake of ours.
    if (isOutage(error)) this.log.warn(where, 'a listener could not read what it needs');
    else this.log.error(where, 'a listener failed');
  }
}
