/** What a server is given beside its settings. */
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { GivenGames } from '../../games/kit/stock/shelved.ts';
import type { Shelved } from '../../games/kit/shelf.ts';
import type { Site } from '../../games/kit/site.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Beat } from '../nodes/leases.ts';
import type { PageWords } from '../contract/pages.ts';
import type { PersonOf } from '../people/who.ts';
import type { Opened } from '../storage/backend.ts';

/** What `createAgora` is given beside its settings. */
export interface Furnishing {
  /** The games by id, in the order in which they are shown: Agora's, or plain boardgame.io games. */
  readonly games: GivenGames;
  /** What the site is called and where it lies, as its pages say it (`openAgora`). */
  readonly site?: Site;
  /** The folder of the built client; without it only the lobby and the sockets are served. */
  readonly clientDir?: string;
  /** The client's pages; without it every address that isn't a file gets the client's page. */
  readonly pageWords?: PageWords;
  /** Where bots think. */
  readonly pool: BotPool;
  /** Koa middleware of one's own, such as routes: asked before the pages and tables, below the site's base. */
  readonly middleware?: readonly Middleware[];
  /** Says who asks, where the site signs people in (`signsIn`): passkeys are for sites that don't. */
  readonly personOf?: PersonOf;
  /** Opens a store of one's own for the server of this name, in place of those that the settings name. */
  readonly openStore?: (node: string) => Promise<Opened>;
  /** For tests: allows push services on this computer, without https. */
  readonly near?: boolean;
  readonly log?: Logger;
  readonly metrics?: Metrics;
  /** The clock of all parts; the computer's own if absent. */
  readonly clock?: Clock;
  /** How often servers on one database tell each other that they are alive. */
  readonly beat?: Beat;
}

/** The same with its games on a shelf. */
export interface Furnished extends Furnishing {
  readonly games: ReadonlyMap<string, Shelved>;
}
