/** Tells the server's parts what happened to matches: those who watch a table, the lobby's list, the bots. */
import type { State } from 'boardgame.io';
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';

/**
 * moved: an action was stored. dealt: the match starts from a new deal. seats: who sits where has changed.
 * pledges: how far the deal is. clocks: only how long somebody is still waited for. presence: somebody came to a seat of theirs or went. left: a player went on
 * purpose. acted: a player did something other than a move that counts, or came back by one. rematch: the next match was opened, or somebody came to it. gone: the match was deleted.
 */
export type News =
  | { readonly kind: 'moved'; readonly id: string; readonly state: State }
  | { readonly kind: 'dealt' | 'seats' | 'pledges' | 'clocks' | 'presence' | 'rematch' | 'gone'; readonly id: string }
  | { readonly kind: 'left' | 'acted'; readonly id: string; readonly seat: Seat };

type Listener = (news: News) => void;

export class Bulletin {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly log: Logger) {}

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** A listener that fails is logged and keeps the news from nobody. */
  publish(news: News): void {
    for (const listener of this.listeners) {
      try {
        listener(news);
      } catch (error) {
        this.log.error({ error, match: news.id, kind: news.kind }, 'a listener failed');
      }
    }
  }
}
