/** The store of this server: which database it is on, and by what way changes go there. */
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { carryOver } from './match/carry-over.ts';
import type { Games } from './match/games.ts';
import type { Metrics } from './metrics.ts';
import { askIn } from './storage/ask.ts';
import { BanStore } from './storage/bans.ts';
import { directWriter } from './storage/direct-writer.ts';
import { noteFailures } from './storage/failures.ts';
import { MatchStore } from './storage/match-store.ts';
import { BoundLoader, timed } from './storage/measured.ts';
import { openForServer } from './storage/open.ts';
import { PostgresLoader } from './storage/postgres-loader.ts';
import { PostgresWriter } from './storage/postgres-writer.ts';

interface StoreParts {
  readonly node: string;
  readonly clock: Clock;
  readonly games: Games;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Something could not be written. */
  failed(): void;
}

/** Opens it, and brings it up to date while nobody else is at it. Throws where that can't be. */
export function openStore(config: Config, { node, clock, games, log, metrics, failed }: StoreParts) {
  const own = timed(openForServer(config, node), metrics.stood);
  const driver = noteFailures(own, failed);
  try {
    const opener = {
      open: carryOver(games),
      failed: (match: string, error: unknown) => log.error({ error, match }, 'a match cannot be read'),
    };
    const { databaseUrl: url } = config;
    const opened = () => (url === undefined ? directWriter(driver) : new PostgresWriter(url, node));
    const writer = () => metrics.ofWriter(opened());
    const bounded = (each: PostgresLoader) => new BoundLoader(each, config.waitingReads, metrics.read);
    const loader = url === undefined ? undefined : bounded(new PostgresLoader(url));
    const { matchesInMemory: atHand } = config;
    const more = loader === undefined ? {} : { loader };
    const store = new MatchStore(driver, { now: clock.now, opener, name: node, atHand, writer, ...more });
    store.claimFormats(new Map([...games].map(([id, { rules }]) => [id, rules.format])));
    driver.sharing?.begin();
    const lock = () => own.transaction(() => {});
    const waitingReads = () => loader?.waiting ?? 0;
    return { store, probe: () => store.probe(), lock, banned: new BanStore(driver), ask: askIn(driver), waitingReads };
  } catch (error) {
    driver.close();
    throw error;
  }
}
