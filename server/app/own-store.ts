/** Opens the store of this server: chooses the database and how changes are written to it. */
import type { Logger } from 'pino';
import { Bound } from '../bound.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { carryOver } from '../match/carry-over.ts';
import type { Games } from '../match/games.ts';
import type { Metrics } from '../metrics.ts';
import { bansIn } from '../storage/bans.ts';
import { MatchStore } from '../storage/match-store.ts';
import type { Opened } from '../storage/backend.ts';
import { openForServer } from '../storage/open.ts';
import { claimFormats, migrate } from '../storage/schema.ts';

interface StoreParts {
  readonly node: string;
  readonly clock: Clock;
  readonly games: Games;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** In place of the database that the settings name. */
  readonly open?: ((node: string) => Promise<Opened>) | undefined;
}

/** Opens the store and upgrades its schema while nobody else uses it. Rejects if that fails. */
export async function openStore(config: Config, { node, clock, games, log, metrics, open }: StoreParts) {
  const { database, backend } = await (open?.(node) ?? openForServer(config, node));
  try {
    await migrate(database);
    await claimFormats(database, new Map([...games].map(([id, { rules }]) => [id, rules.format])));
    const ways = backend();
    const { loader } = ways;
    const reads = new Bound(config.waitingReads, 'Too many matches are read just now; wait a little.');
    const reader = {
      load: (id: string) => reads.run(() => metrics.read(() => loader.load(id))),
      describe: loader.describe.bind(loader),
    };
    const store = new MatchStore(
      { ...ways, reader, writer: metrics.ofWriter(ways.writer) },
      {
        now: clock.now,
        opener: {
          open: carryOver(games),
          failed: (match: string, error: unknown) => log.error({ error, match }, 'a match cannot be read'),
        },
        name: node,
        atHand: config.matchesInMemory,
      },
    );
    const banned = await bansIn(ways.ask);
    await database.sharing?.begin();
    return { store, banned, ask: ways.ask, waitingReads: () => reads.length };
  } catch (error) {
    await database.close();
    throw error;
  }
}
