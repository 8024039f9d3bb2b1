/** How often something may be done, counted by this server alone or by all on one database together. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Connection } from './connection.ts';

/** So many points in so many seconds. */
export interface Allowance {
  /** What is counted. */
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

export const ownLimit = ({ name, ...allowed }: Allowance): RateLimiterAbstract =>
  new RateLimiterMemory({ ...allowed, keyPrefix: name });

/** Counts in the database; by itself while that is gone. */
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
