/** Writes chat messages that the server says for a player. */
import type { Logger } from 'pino';
import type { MatchStore } from '../../storage/match-store.ts';
import type { EventBus } from '../event-bus.ts';

/** Starts storing such messages. Returns the function that ends it. */
export function takeDown(store: Pick<MatchStore, 'say'>, bus: EventBus, log: Logger): () => void {
  return bus.subscribe((news) => {
    if (news.kind !== 'says') return;
    const { id, said } = news;
    store.say(id, said).then(
      (line) => bus.publish({ kind: 'said', id, line }),
      (error: unknown) => log.warn({ error, match: id }, 'what was said could not be taken down'),
    );
  });
}
