import type { Bundle, Fate, Said } from './changes.ts';
import type { Driver } from './driver.ts';

/** What a `Writer` does, each at once. */
interface Batch {
  write(bundles: readonly Bundle[]): readonly Fate[];
  touch(ids: readonly string[], at: number): void;
  say(match: string, said: Said, kept: number): number;
  probe(isThorough: boolean): void;
}

/** Writes by a driver that answers at once. The tables must be there. */
export function batchIn(
  driver: Pick<Driver, 'prepare' | 'transaction' | 'forUpdate' | 'version' | 'setVersion'>,
): Batch;
