/** One question after the other to the database, for what isn't part of a match. Each is whole by itself. */
import type { Driver, Statement, Value } from './driver.ts';

/** The rows that answer a statement, whose values stand as question marks. Rejects where the database says no. */
export type Ask = <Row>(sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

/** Questions to a database that answers at once. */
export function askIn(driver: Pick<Driver, 'prepare'>): Ask {
  const prepared = new Map<string, Statement>();
  return async <Row>(sql: string, ...values: readonly Value[]) => {
    const statement = prepared.get(sql) ?? driver.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values) as Row[];
  };
}

/** The same statement with its values numbered, as PostgreSQL wants them. */
export function numbered(sql: string): string {
  let at = 0;
  return sql.replaceAll('?', () => `$${++at}`);
}
