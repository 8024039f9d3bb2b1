/** Rate limits. A limit is counted either by this server alone or in the database, for all servers that share it. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Connection } from './connection.ts';

/** Allows `points` actions within a number of seconds. */
export interface Allowance {
  /** What is counted. */
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

export const ownLimit = ({ name, ...allowed }: Allowance): RateLimiterAbstract =>
  new RateLimiterMemory({ ...allowed, keyPrefix: name });

/** Counts in the database, so that all servers share one count; counts in memory while the database is unreachable. */
export function commonLimit(database: Connection, allowance: Allowance): RateLimiterAbstract {
  const { name, ...allowed } = allowance;
  return new RateLimiterPostgres({
    ...allowed,
    keyPrefix: name,
    storeClient: { query: database.ask.bind(database) },
    storeType: 'client',
    tableName: 'spent',
    tableCreated: true,
    insuranceLimiter: ownLimit(allowance),
  });
}
