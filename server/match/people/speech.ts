/** Writes chat messages that the server says for a player. */
import type { Logger } from 'pino';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Bulletin } from '../bulletin.ts';

/** Starts storing such messages. Returns the function that ends it. */
export function takeDown(store: Pick<MatchStore, 'say'>, bulletin: Bulletin, log: Logger): () => void {
  return bulletin.subscribe((news) => {
    if (news.kind !== 'says') return;
    const { id, said } = news;
    store.say(id, said).then(
      (line) => bulletin.publish({ kind: 'said', id, line }),
      (error: unknown) => log.warn({ error, match: id }, 'what was said could not be taken down'),
    );
  });
}
