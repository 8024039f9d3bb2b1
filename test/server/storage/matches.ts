/** Matches for the tests of storage, and databases to keep them in. */
import type { LogEntry, State } from 'boardgame.io';
import { onTestFinished } from 'vitest';
import { createMatch } from '#bgio/internal';
import type { Backend } from '../../../server/storage/backend.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';
import type { Opened } from '../../../server/storage/backend.ts';
import type { Opener } from '../../../server/storage/stored-matches.ts';
import type { MatchData } from '../../../server/storage/types.ts';
import { bazaar } from '../harness.ts';
import { storeAt } from './opened.ts';

/** An empty database of an engine. */
export interface Empty {
  /** Opens it, also beside those who have it open: as a restart does, or another process. */
  open(): Promise<Opened>;
}

/** Makes an empty database of an engine. */
export type Fresh = () => Empty | Promise<Empty>;

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

/** Stores what was written, and reads a match anew: it is in memory for as long as nothing is awaited. */
export async function read(store: MatchStore, id: string): Promise<MatchStore> {
  await store.settle();
  await store.ahead(id);
  return store;
}

/** A store in an empty database, and others beside it. */
export async function storeIn(fresh: Fresh) {
  now.time = 1000;
  const empty = await fresh();
  const open = async (opener?: Opener, changed?: (backend: Backend) => Backend) => {
    const opened = await storeAt(
      await empty.open(),
      { now: clock, ...(opener === undefined ? {} : { opener }) },
      changed,
    );
    onTestFinished(() => opened.store.close());
    return opened;
  };
  return { ...(await open()), reopen: async () => (await open()).store, open };
}
