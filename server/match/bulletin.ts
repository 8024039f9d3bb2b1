/** Tells the server's parts what happened to matches: those who watch a table, the lobby's list, the bots. */
import type { State } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';
import type { StoredChat } from '../storage/types.ts';

/**
 * moved: an action was stored. dealt: the match starts from a new deal. seats: who sits where has changed.
 * pledges: how far the deal is. clocks: only how long somebody is still waited for. presence: somebody came to a seat of theirs or went. left: a player went on
 * purpose. acted: a player did something other than a move that counts, or came back by one. rematch: the next match was opened, or somebody came to it. gone: the match was deleted.
 * made: the match was opened just now, here. said: somebody said something. taken, lost: this server looks after the match from now on, or no longer.
 * timed: time begins to stand still at the match, or goes on. reread: another server has written it, and what is remembered of it may be old.
 */
export type News =
  | { readonly kind: 'moved'; readonly id: string; readonly state: State }
  | { readonly kind: 'dealt' | 'seats' | 'pledges' | 'clocks' | 'presence' | 'rematch' | 'gone'; readonly id: string }
  | { readonly kind: 'made' | 'taken' | 'lost' | 'timed' | 'reread'; readonly id: string }
  | { readonly kind: 'said'; readonly id: string; readonly line: StoredChat }
  | { readonly kind: 'left' | 'acted'; readonly id: string; readonly seat: Seat };

type Listener = (news: News) => void;

export class Bulletin {
  private readonly listeners = new Set<Listener>();
  /** What is told later, while somebody does something that may yet fail. */
  private held: News[] | undefined;

  constructor(private readonly log: Logger) {}

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
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
    for (const listener of this.listeners) {
      try {
        listener(news);
      } catch (error) {
        this.log.error({ error, match: news.id, kind: news.kind }, 'a listener failed');
      }
    }
  }
}
