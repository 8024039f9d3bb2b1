/** The list of public matches, kept up to date by the server while any part of the page shows it. */
import { useEffect } from 'react';
import type { MatchList, MatchSummary } from '../../server/wire.ts';
import { createStore, useStore } from '../kit/store.ts';
import { listMatches } from './api.ts';

interface LiveList {
  /** Newest first; null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  /** False while the server can't be reached: the list is as old as the last answer. */
  readonly fresh: boolean;
}

/** Between two questions where the server's own messages don't get through, in milliseconds. */
const POLL = 5000;

const store = createStore<LiveList>({ matches: null, fresh: true });
let readers = 0;
let stop: () => void = () => undefined;

export function useLiveList(): LiveList {
  useEffect(() => {
    if (readers++ === 0) stop = follow();
    return () => {
      if (--readers === 0) stop();
    };
  }, []);
  return useStore(store);
}

/** Asks now rather than with the next message. */
export async function refreshList(): Promise<void> {
  const answer = await listMatches();
  store.set(answer.ok ? { matches: answer.value.matches, fresh: true } : { ...store.get(), fresh: false });
}

/** Listens to the server's messages, and asks by itself whenever they fail. */
function follow(): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const poll = () => {
    polling ??= setInterval(() => void refreshList(), POLL);
    void refreshList();
  };
  const source = new EventSource('/api/matches/events');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    rest();
    store.set({ matches: (JSON.parse(data) as MatchList).matches, fresh: true });
  });
  source.addEventListener('error', () => polling === undefined && poll());
  return () => {
    rest();
    source.close();
  };
}
