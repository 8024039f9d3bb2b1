/** Takes down what is said at tables on somebody's behalf, and tells it once it is stored. */
import type { Logger } from 'pino';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Bulletin } from '../bulletin.ts';

/** Has whatever the server says for players taken down. Returns what ends it. */
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
