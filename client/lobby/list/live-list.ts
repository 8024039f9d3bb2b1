/**
 * The list of public matches, of one game or all. The server keeps it up to date while any part of the page shows it.
 */
import { useEffect } from 'react';
import type { MatchList, MatchSummary } from '../../../server/contract/tables.ts';
import { LatestAnswer } from '../../kit/latest-answer.ts';
import { below } from '../../kept/site.ts';
import { PATIENCE } from '../../kit/patience.ts';
import { type Store, createStore, useStore } from '../../kept/store.ts';
import { listMatches } from '../../asking/api.ts';
import { noteServerTime } from '../../asking/use-now.ts';

interface LiveList {
  /** Null until the first answer. */
  readonly list: MatchList | null;
  /** Further matches that the user asked for. They aren't updated until the list is requested again. */
  readonly further: readonly MatchSummary[];
  /** False while the server can't be reached: the list is as old as the last answer. */
  readonly fresh: boolean;
}

/** Milliseconds between two requests if server-sent events don't work. */
const POLL = 5000;

interface Followed {
  readonly store: Store<LiveList>;
  readonly latest: LatestAnswer;
  readers: number;
  stop(): void;
}

const followed = new Map<string | undefined, Followed>();

function of(game: string | undefined): Followed {
  const known = followed.get(game);
  if (known !== undefined) return known;
  const store = createStore<LiveList>({ list: null, further: [], fresh: true });
  const made = { store, latest: new LatestAnswer(), readers: 0, stop: () => undefined };
  followed.set(game, made);
  return made;
}

export function useLiveList(game?: string): LiveList {
  useEffect(() => {
    const list = of(game);
    if (list.readers++ === 0) list.stop = follow(game);
    return () => {
      if (--list.readers === 0) list.stop();
    };
  }, [game]);
  return useStore(of(game).store);
}

/** Requests the list now instead of waiting for the next event. */
export async function refreshList(game?: string): Promise<void> {
  const { store, latest } = of(game);
  const isNews = latest.ask();
  const answer = await listMatches(game);
  if (!isNews()) return;
  if (answer.ok) arrive(store, answer.value);
  else store.set({ ...store.get(), fresh: false });
}

/** Requests more matches of a kind than are shown at first. */
export async function showMore(kind: 'open' | 'playing', game?: string): Promise<void> {
  const { store } = of(game);
  const known = shownOf(store.get()).filter(({ status }) => status === kind);
  const answer = await listMatches(game, { kind, from: known.length });
  if (!answer.ok) return store.set({ ...store.get(), fresh: false });
  const now = store.get();
  store.set({ ...now, further: [...now.further, ...answer.value.matches] });
}

/** All matches to show, each once. */
export function shownOf({ list, further }: LiveList): readonly MatchSummary[] {
  const first = list?.matches ?? [];
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...further.filter(({ id }) => !ids.has(id))];
}

function arrive(store: Store<LiveList>, list: MatchList): void {
  noteServerTime(list.now);
  store.set({ ...store.get(), list, fresh: true });
}

/** Follows the server's events, and polls while they fail or aren't heard. */
function follow(game: string | undefined): () => void {
  const { store, latest } = of(game);
  let polling: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const rest = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const poll = () => {
    if (polling !== undefined) return;
    polling = setInterval(() => void refreshList(game), POLL);
    void refreshList(game);
  };
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(open, PATIENCE.quietStream);
  };
  const open = () => {
    // It has fallen silent: what it is worth is known only once the next one speaks.
    if (source !== undefined) poll();
    source?.close();
    source = new EventSource(
      below(`/api/matches/events${game === undefined ? '' : `?game=${encodeURIComponent(game)}`}`),
    );
    silence = setTimeout(unheard, PATIENCE.stream);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      heard();
      rest();
      latest.ask()();
      arrive(store, JSON.parse(data) as MatchList);
    });
    source.addEventListener('here', heard);
    source.addEventListener('error', poll);
  };
  /** Some programs between hold a stream back until it ends, without an error. */
  const unheard = () => {
    poll();
    silence = setTimeout(open, PATIENCE.quietStream);
  };
  open();
  return () => {
    rest();
    clearTimeout(silence);
    source?.close();
    store.set({ ...store.get(), further: [] });
  };
}
