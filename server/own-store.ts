/** Opens the store of this server: chooses the database and how changes are written to it. */
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { carryOver } from './match/carry-over.ts';
import type { Games } from './match/games.ts';
import type { Metrics } from './metrics.ts';
import { BanStore } from './storage/bans.ts';
import { MatchStore } from './storage/match-store.ts';
import { BoundLoader, timed } from './storage/measured.ts';
import { openForServer } from './storage/open.ts';
import { claimFormats, migrate } from './storage/schema.ts';

interface StoreParts {
  readonly node: string;
  readonly clock: Clock;
  readonly games: Games;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Opens the store and upgrades its schema while nobody else uses it. Throws if that fails. */
export function openStore(config: Config, { node, clock, games, log, metrics }: StoreParts) {
  const opened = openForServer(config, node);
  const { ask } = opened;
  const driver = timed(opened.driver, metrics.stood);
  try {
    const opener = {
      open: carryOver(games),
      failed: (match: string, error: unknown) => log.error({ error, match }, 'a match cannot be read'),
    };
    migrate(driver);
    claimFormats(driver, new Map([...games].map(([id, { rules }]) => [id, rules.format])));
    const loader = opened.loader && new BoundLoader(opened.loader, config.waitingReads, metrics.read);
    const store = new MatchStore(driver, {
      now: clock.now,
      opener,
      name: node,
      atHand: config.matchesInMemory,
      writer: () => metrics.ofWriter(opened.writer()),
      ...(loader === undefined ? {} : { loader }),
    });
    driver.sharing?.begin();
    return { store, banned: new BanStore(driver), ask, waitingReads: () => loader?.waiting ?? 0 };
  } catch (error) {
    driver.close();
    throw error;
  }
}
