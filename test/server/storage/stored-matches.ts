/** Stored matches over a database that holds what tests say. */
import type { State } from 'boardgame.io';
import type { Row } from '../../../server/storage/loader.ts';
import { textOf } from '../../../server/storage/state-text.ts';
import { AS_IT_IS, StoredMatches } from '../../../server/storage/stored-matches.ts';
import { entry } from './matches.ts';

interface Database {
  /** How often each match was written, as its state says, too; undefined where there is none. */
  version?: number | undefined;
  /** What it answers of versions, by match. */
  readonly versions?: Readonly<Record<string, number>>;
  /** Matches that this server is just writing. */
  readonly held?: readonly string[];
}

/** What a match is like that was written so often. */
function rowOf(id: string, version: number): Row {
  return {
    id,
    version,
    game: 'bazaar',
    state: textOf({ G: {}, ctx: {}, _undo: [], _redo: [], _stateID: version } as unknown as State),
    initial: '',
    metadata: JSON.stringify({ gameName: 'bazaar', players: {}, setupData: { options: {} } }),
    created_at: 0,
    updated_at: version,
  };
}

/** Stored matches, and what was asked for. `stored` may be changed. */
export function storedMatches(database: Database) {
  const asked: unknown[] = [];
  const log = [0, 1, 2].map((stateID) => JSON.stringify(entry(stateID)));
  const row = (id: string) => (database.version === undefined ? undefined : rowOf(id, database.version));
  const stored = new StoredMatches({
    ask: async () => [],
    loader: {
      unfinished: async () => [],
      versions: async (ids) => (asked.push(ids), new Map(Object.entries(database.versions ?? {}))),
    },
    reader: {
      load: async (id) => {
        asked.push('load');
        const found = row(id);
        return found && { row: found, log, chat: [] };
      },
      describe: async (id) => (asked.push('describe'), row(id)),
    },
    opener: AS_IT_IS,
    atHand: 10,
    journal: { written: () => undefined, holds: (id) => database.held?.includes(id) === true },
  });
  return { stored, asked };
}
