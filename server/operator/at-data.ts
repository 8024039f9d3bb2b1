/** How a command comes to a server's data, which may run meanwhile, and how it writes what it tells. */
import { carryOver } from '../match/carry-over.ts';
import type { Games } from '../match/games.ts';
import type { Opened } from '../storage/backend.ts';
import type { Ask } from '../storage/database.ts';
import { MatchStore } from '../storage/match-store.ts';
import { openBeside, type Place } from '../storage/open.ts';
import { isCurrent } from '../storage/schema.ts';
import type { MatchData } from '../storage/types.ts';

export interface Setting extends Place {
  readonly games: Games;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Command {
  /** The names of its arguments; one in brackets may be missing, and WHY is all that is left. */
  readonly takes: readonly string[];
  readonly does: string;
  /** Resolves with the text to print. Rejects with an Error with a sentence. */
  run(setting: Setting, ...given: string[]): Promise<string>;
}

/** Opens the existing data of a server. Doesn't upgrade data of another version. */
export function within(setting: Setting, work: (store: MatchStore, ask: Ask) => Promise<string>): Promise<string> {
  const { games, now } = setting;
  const opener = { open: carryOver(games), failed: () => {} };
  return at(setting, async ({ backend }) => {
    const ways = backend();
    const store = new MatchStore(ways, { now: () => now, opener });
    try {
      return await work(store, ways.ask);
    } finally {
      await store.close();
    }
  });
}

export function atData(setting: Setting, work: (ask: Ask) => Promise<string>): Promise<string> {
  return at(setting, ({ database }) => work(database.ask));
}

async function at(setting: Setting, work: (opened: Opened) => Promise<string>): Promise<string> {
  const opened = await openBeside(setting);
  try {
    if (!(await isCurrent(opened.database)))
      throw new Error('Another version of Agora wrote this data; start this one on it first.');
    return await work(opened);
  } finally {
    await opened.database.close();
  }
}

/** A match, read. */
export async function found(store: MatchStore, id: string): Promise<MatchData> {
  await store.ahead(id);
  const metadata = store.metadata(id);
  if (metadata === undefined) throw new Error(`There is no match ${id}, or it can't be read.`);
  return metadata;
}

export const date = (time: number): string => new Date(time).toISOString();
