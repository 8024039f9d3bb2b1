/** Addresses an operator has banned, as they are kept. */
import type { Ask } from './database.ts';

export interface Ban {
  /** An address, or a network such as `203.0.113.0/24`. */
  readonly range: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Who is banned, the oldest first. */
export function bansIn(ask: Ask): Promise<readonly Ban[]> {
  return ask<Ban>`SELECT range, since FROM ban ORDER BY since, range`;
}

export async function ban(ask: Ask, { range, since }: Ban): Promise<void> {
  await ask`INSERT INTO ban (range, since) VALUES (${range}, ${since}) ON CONFLICT (range) DO NOTHING`;
}

/** Lifts a ban. Returns whether there was one. */
export async function lift(ask: Ask, range: string): Promise<boolean> {
  const lifted = await ask`DELETE FROM ban WHERE range = ${range} RETURNING range`;
  return lifted.length > 0;
}
