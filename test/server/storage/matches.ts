/** Matches for the tests of storage, and databases to keep them in. */
import type { LogEntry, State } from 'boardgame.io';
import { onTestFinished } from 'vitest';
import { createMatch } from '#bgio/internal';
import type { Driver } from '../../../server/storage/driver.ts';
import type { Opener } from '../../../server/storage/reading.ts';
import { MatchStore } from '../../../server/storage/match-store.ts';
import type { MatchData } from '../../../server/storage/types.ts';
import { bazaar } from '../harness.ts';

/** An empty database of an engine. */
export interface Database {
  /** Opens it, also beside those who have it open: as a restart does, or another process. */
  open(): Driver;
}

/** Makes an empty database of an engine. */
export type Fresh = () => Database | Promise<Database>;

/** What the stores' clock shows. */
export const now = { time: 1000 };
export const clock = () => now.time;

export function newMatch(unlisted = false) {
  const setupData = { options: { rounds: 'short' }, seed: '0123' };
  const match = createMatch({ game: bazaar.game, numPlayers: 2, setupData, unlisted });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  const metadata: MatchData = { ...match.metadata, setupData, seeded: false, createdAt: now.time, updatedAt: now.time };
  return { initialState: match.initialState, metadata };
}

export const entry = (stateID: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ card: 1 }], playerID: '0' } },
  _stateID: stateID,
  turn: 1,
  phase: 'bidding',
});

/** The state one action later. */
export const after = (state: State, gameover?: unknown): State => ({
  ...state,
  _stateID: state._stateID + 1,
  ctx: { ...state.ctx, ...(gameover === undefined ? {} : { gameover }) },
});

/** What writes. */
const WRITING = ['createMatch', 'setState', 'replace', 'updateMetadata', 'wipe', 'touch', 'together'] as const;

/** The same store, which stores at once what is written, or throws why it can't be. */
export function atOnce(store: MatchStore): MatchStore {
  let depth = 0;
  let failed: Error | undefined;
  store.whenUndone((_, error) => (failed = error));
  for (const name of WRITING) {
    const write = store[name].bind(store) as (...given: unknown[]) => unknown;
    const writeAtOnce = (...given: unknown[]) => {
      depth++;
      let done;
      try {
        done = write(...given);
      } finally {
        depth--;
      }
      if (depth > 0) return done;
      failed = undefined;
      store.flush();
      if (failed !== undefined) throw failed;
      return done;
    };
    Object.assign(store, { [name]: writeAtOnce });
  }
  return store;
}

/** A store in an empty database, and others beside it. */
export async function storeIn(fresh: Fresh) {
  now.time = 1000;
  const database = await fresh();
  const open = (opener?: Opener) => {
    const driver = database.open();
    const store = atOnce(new MatchStore(driver, { now: clock, ...(opener === undefined ? {} : { opener }) }));
    onTestFinished(() => store.close());
    return { driver, store };
  };
  return { ...open(), reopen: () => open().store, open };
}
