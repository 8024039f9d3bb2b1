/** Sets up boardgame.io's own server, with Agora's parts in its hooks. */
import type { StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import { Server, type SocketIO } from '#bgio/server';
import type { Attending } from '../match/people/attendance.ts';
import { freshId, holds, issueCredentials } from '../match/seats/credentials.ts';
import type { Games } from '../match/games.ts';
import { publicMetadata } from '../match/summary.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { Player } from '../storage/types.ts';

interface StockParts {
  readonly store: StoredMatches;
  readonly games: Games;
  readonly attending: Attending;
  readonly origins: readonly string[];
  readonly transport: SocketIO;
}

/**
 * boardgame.io's server. Its lobby is used only for reading. Everything that changes a match is handled by our routes,
 * which come first, because boardgame.io's own would store credentials in clear text, deal from a secret seed that the
 * creator chose, free a seat whose hand its player has seen, keep no seats in the next match, and accept `__proto__` as
 * a seat.
 */
export function stockServer({ store, games, attending, origins, transport }: StockParts): ReturnType<typeof Server> {
  return Server({
    games: [...games.values()].map(({ game }) => game),
    db: new ShownMatches(store, attending),
    transport,
    origins: [...origins],
    uuid: freshId,
    generateCredentials: () => issueCredentials().credentials,
    authenticateCredentials: (credentials: string, player: Player | undefined) => holds(player, credentials),
  });
}

/** boardgame.io's clients can't page through a list, so they get only the newest matches. */
const MOST_LISTED = 200;

/** The storage as boardgame.io's lobby sees it: only what anybody may know, and read-only. */
class ShownMatches extends Sync {
  constructor(
    private readonly store: StoredMatches,
    private readonly attending: Attending,
  ) {
    super();
  }

  fetch<O extends StorageAPI.FetchOpts>(id: string): StorageAPI.FetchResult<O> {
    const metadata = this.store.metadata(id);
    const shown = metadata === undefined ? {} : { metadata: publicMetadata(id, metadata, this.attending) };
    return shown as StorageAPI.FetchResult<O>;
  }

  override listMatches(wanted: StorageAPI.ListMatchesOpts): string[] {
    const listed: string[] = [];
    for (const id of this.store.listMatches(wanted)) {
      if (listed.length === MOST_LISTED) break;
      const metadata = this.store.metadata(id);
      if (metadata !== undefined && metadata.unlisted !== true) listed.push(id);
    }
    return listed;
  }

  override createMatch = readOnly;
  setState = readOnly;
  setMetadata = readOnly;
  wipe = readOnly;
}

function readOnly(): never {
  throw new Error('boardgame.io’s lobby writes nothing here');
}
