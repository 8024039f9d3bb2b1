/** Tells the server's parts what happened to matches: those who watch a table, the lobby's list, the bots. */
import type { State } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';
import type { StoredChat, Utterance } from '../storage/types.ts';

/**
 * moved: an action was stored. dealt: the match starts from a new deal. seats: who sits where has changed.
 * pledges: how far the deal is. clocks: only how long somebody is still waited for. presence: somebody came to a seat of theirs or went. left: a player went on
 * purpose. acted: a player did something other than a move that counts, or came back by one. rematch: the next match was opened, or somebody came to it. gone: the match was deleted.
 * made: the match was opened just now, here. undone: what was done to it could not be stored, and has not happened. says: something is to be said for somebody. said: somebody said something. taken, lost: this server looks after the match from now on, or no longer.
 * timed: time begins to stand still at the match, or goes on. reread: another server has written it, and what is remembered of it may be old.
 */
export type News =
  | { readonly kind: 'moved'; readonly id: string; readonly state: State }
  | { readonly kind: 'dealt' | 'seats' | 'pledges' | 'clocks' | 'presence' | 'rematch' | 'gone'; readonly id: string }
  | { readonly kind: 'made' | 'taken' | 'lost' | 'timed' | 'reread' | 'undone'; readonly id: string }
  | { readonly kind: 'said'; readonly id: string; readonly line: StoredChat }
  | { readonly kind: 'says'; readonly id: string; readonly said: Utterance }
  | { readonly kind: 'left' | 'acted'; readonly id: string; readonly seat: Seat };

type Listener = (news: News) => void;

/** What happens by being stored: where that fails there is nothing to tell. */
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

/** Has `settled` told when all that is unsaved of a match now is stored, or why it isn't; at once where nothing is. */
type WhenSettled = (id: string, settled: (error: Error | undefined) => void) => void;

export class Bulletin {
  private readonly listeners = new Set<Listener>();
  private readonly participants = new Set<Listener>();
  /** What is told later, while somebody does something that may yet fail. */
  private held: News[] | undefined;

  constructor(
    private readonly log: Logger,
    private readonly whenSettled: WhenSettled = (_, settled) => settled(undefined),
  ) {}

  /** Tells of what is stored, in the order in which it happened. Returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /**
   * Tells those who have a hand in matches of what happens as it happens: what they do upon it is stored with it or after it.
   * They tell nobody outside. Of what could not be stored they hear that it is undone. Returns what ends it.
   */
  participate(listener: Listener): () => void {
    this.participants.add(listener);
    return () => {
      this.participants.delete(listener);
    };
  }

  /** Does something, and then tells what there was to tell of it; nothing where it throws. */
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

  /** A listener that fails is logged and keeps the news from nobody. */
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

  /** Passes on what another server has stored. */
  pass(news: News): void {
    this.tell(this.participants, news);
    this.tell(this.listeners, news);
  }

  private tell(listeners: ReadonlySet<Listener>, news: News): void {
    for (const listener of listeners) {
      try {
        listener(news);
      } catch (error) {
        this.log.error({ error, match: news.id, kind: news.kind }, 'a listener failed');
      }
    }
  }
}
