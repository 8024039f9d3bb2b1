/** Sets up boardgame.io's own server, with Agora's parts in its hooks. */
import type { StorageAPI } from 'boardgame.io';
import { Async } from '#bgio/internal';
import { Server, type SocketIO } from '#bgio/server';
import type { Attending } from '../match/people/attendance.ts';
import { freshId, hashOf, issueCredentials, opens } from '../match/seats/credentials.ts';
import type { Games } from '../match/games.ts';
import { publicMetadata } from '../match/summary.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData, Player } from '../storage/types.ts';

interface StockParts {
  readonly store: MatchStore;
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
    db: new ShownMatches(store, games, attending),
    transport,
    origins: [...origins],
    uuid: freshId,
    generateCredentials: () => issueCredentials().credentials,
    authenticateCredentials: (credentials: string, player: Player | undefined) => opens(player, hashOf(credentials)),
  });
}

/** boardgame.io's clients can't page through a list, so they get only the newest matches. */
const MOST_LISTED = 200;

/** Storage as boardgame.io's lobby gets to see it: what anybody may know, and nothing to write to. */
class ShownMatches extends Async {
  constructor(
    private readonly store: MatchStore,
    readonly games: Games,
    readonly attending: Attending,
  ) {
    super();
  }

  async connect(): Promise<void> {}

  async fetch<O extends StorageAPI.FetchOpts>(id: string): Promise<StorageAPI.FetchResult<O>> {
    const metadata = await this.described(id);
    const shown = metadata === undefined ? {} : { metadata: publicMetadata(id, metadata, this) };
    return shown as StorageAPI.FetchResult<O>;
  }

  override async listMatches(wanted: StorageAPI.ListMatchesOpts): Promise<string[]> {
    const listed: string[] = [];
    const rest = [...(await this.store.list(wanted))];
    while (rest.length > 0 && listed.length < MOST_LISTED) {
      const some = rest.splice(0, MOST_LISTED);
      const described = await Promise.all(some.map((id) => this.described(id)));
      const shown = some.filter((_, at) => described[at] !== undefined && described[at].unlisted !== true);
      listed.push(...shown.slice(0, MOST_LISTED - listed.length));
    }
    return listed;
  }

  private async described(id: string): Promise<MatchData | undefined> {
    await this.store.described(id);
    return this.store.stored.metadata(id);
  }

  override createMatch = readOnly;
  setState = readOnly;
  setMetadata = readOnly;
  wipe = readOnly;
}

function readOnly(): never {
  throw new Error('boardgame.io’s lobby writes nothing here');
}
