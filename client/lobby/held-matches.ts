/** The matches this browser holds seats at, asked for in one go and again and again while any part of the page shows them. */
import { useEffect } from 'react';
import type { HeldMatch } from '../../server/wire.ts';
import { createStore, useStore } from '../kit/store.ts';
import { getMatches } from './api.ts';
import { type HeldSeats, followSeats, forgetSeats, heldSeats, useHeldSeats } from './keys.ts';

/** Between two questions, in milliseconds. */
const POLL = 15_000;
/** What the server tells at once. */
const AT_ONCE = 100;

/** A match, and how many milliseconds ago something last happened there by the server's clock. */
export type HeldNow = HeldMatch & { readonly age: number };

const store = createStore<readonly HeldNow[]>([]);
let readers = 0;
let stop: () => void = () => undefined;

/** Newest first, those that are over among them; those not heard of yet are missing. */
export function useHeldMatches(): readonly HeldNow[] {
  const seats = useHeldSeats();
  useEffect(() => {
    if (readers++ === 0) stop = follow();
    return () => {
      if (--readers === 0) stop();
    };
  }, []);
  return useStore(store).filter(({ id }) => Object.hasOwn(seats, id));
}

/** Whether everybody waits for the seat held at a match. */
export function isYourTurn({ id, toMove }: HeldMatch, seats: HeldSeats): boolean {
  return Object.hasOwn(seats, id) && toMove.includes(Number(seats[id]?.playerID));
}

/** Asks now, whenever seats are taken or given up, and every so often while the page is in sight. */
function follow(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const ask = () => {
    if (document.visibilityState !== 'hidden') void refresh(signal);
  };
  const polling = setInterval(ask, POLL);
  const unfollow = followSeats(ask);
  document.addEventListener('visibilitychange', ask, { signal });
  window.addEventListener('online', ask, { signal });
  ask();
  return () => {
    clearInterval(polling);
    unfollow();
    end.abort();
  };
}

/** Seats at matches that no longer exist are put away. Where the server can't be asked, all stays as it was. */
async function refresh(signal: AbortSignal): Promise<void> {
  const ids = Object.keys(heldSeats());
  const found: HeldNow[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const answer = await getMatches(ids.slice(first, first + AT_ONCE));
    if (signal.aborted || !answer.ok) return;
    const { now, matches } = answer.value;
    found.push(...matches.map((match) => ({ ...match, age: now - match.updatedAt })));
  }
  store.set(found.toSorted((a, b) => b.createdAt - a.createdAt));
  const there = new Set(found.map(({ id }) => id));
  forgetSeats(ids.filter((id) => !there.has(id)));
}
