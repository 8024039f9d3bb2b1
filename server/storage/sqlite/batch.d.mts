import type { Bundle, WriteResult } from '../changes.ts';
import type { Connection } from './connection.mjs';

/** What a `Writer` does, each at once. */
interface Batch {
  write(bundles: readonly Bundle[]): readonly WriteResult[];
  probe(isThorough: boolean): void;
}

/** Writes on a connection. The tables must be there. */
export function batchIn(connection: Connection): Batch;
