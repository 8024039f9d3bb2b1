/**
 * What this browser records of deals it takes part in and of what it was shown; after the end this is compared with
 * what the server then reveals.
 */
import type { Pledges } from '../../games/kit/draw.ts';
import type { Seat } from '../../games/kit/rules.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../kept/storage.ts';

export interface KeptDeal {
  /** The pledge of the server's secret, as it was first shown here. */
  readonly server?: string;
  /** The share of this browser, and the round for which it was drawn; without a round it is for the next one. */
  readonly share?: string;
  readonly round?: number;
  /** The final pledges of all seats when this browser last revealed a share, and their round. */
  readonly closed?: Pick<Pledges, 'seats' | 'round'>;
  /** The seat from which the match was seen. */
  readonly seat?: Seat;
  /** The hash of the view before the first move. */
  readonly start?: string;
  /** Of the events of each move the hash, `HASHED` digits each. */
  readonly seen?: string;
}

/** Digits of one hash. */
export const HASHED = 8;

const DEAL = 'agora.deal.';
/** More are not kept, those of matches begun longest ago go first. */
const MOST = 40;

/** What is kept of a match; empty where nothing readable is. */
export function keptDeal(id: string): KeptDeal {
  const stored = readStored(DEAL + id);
  return isKept(stored) ? stored : {};
}

/** Keeps more of a match. */
export function keepDeal(id: string, more: KeptDeal): void {
  const before = readStored(DEAL + id);
  writeStored(DEAL + id, { keptAt: Date.now(), ...(isKept(before) ? before : {}), ...more });
  if (before !== null) return;
  const others = storedKeys(DEAL).filter((key) => key !== DEAL + id);
  const surplus = others.toSorted((a, b) => ageOf(b) - ageOf(a)).slice(MOST - 1);
  if (surplus.length > 0) removeStored(...surplus);
}

function ageOf(key: string): number {
  const { keptAt } = (readStored(key) ?? {}) as { readonly keptAt?: unknown };
  return typeof keptAt === 'number' ? keptAt : 0;
}

function isKept(stored: unknown): stored is KeptDeal {
  if (typeof stored !== 'object' || stored === null) return false;
  const { server, share, round, closed, seat, start, seen } = stored as Readonly<Record<string, unknown>>;
  const texts = [server, share, start, seen].every((text) => text === undefined || typeof text === 'string');
  const counts = [round, seat].every((count) => count === undefined || Number.isSafeInteger(count));
  return texts && counts && (closed === undefined || isClosed(closed));
}

function isClosed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'seats' in value && Array.isArray(value.seats);
}
