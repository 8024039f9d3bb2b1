/**
 * The matches where this browser holds seats, polled with one request while any part of the page shows them. The last
 * answer stays until the next arrives, so that nothing on the page moves.
 */
import { useEffect } from 'react';
import type { HeldMatch } from '../../../server/contract/tables.ts';
import { LatestAnswer } from '../../kit/latest-answer.ts';
import { fieldsOf, storedStore } from '../../kept/storage.ts';
import { useStore } from '../../kept/store.ts';
import { getMatches } from '../../asking/api.ts';
import { type HeldSeats, followSeats, forgetSeats, heldSeats, useHeldSeats } from '../../asking/keys.ts';
import { noteMissing } from './missing.ts';

/** Milliseconds between two requests. */
const POLL = 15_000;
/** How many matches the server answers at once. */
const AT_ONCE = 100;

/** A match, and how many milliseconds ago something last happened there by the server's clock. */
export type HeldNow = HeldMatch & { readonly age: number };

const store = storedStore<readonly HeldNow[]>('agora.heard', readHeard);
const asked = new LatestAnswer();
let readers = 0;
let stop: () => void = () => undefined;

/** The newest first, including finished ones. Matches without any answer yet are missing. */
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

/** Whether everybody waits for the seat that is held at a match. */
export function isYourTurn({ id, toMove }: HeldMatch, seats: HeldSeats): boolean {
  return Object.hasOwn(seats, id) && toMove.includes(Number(seats[id]?.playerID));
}

/** Whether somebody asks for the seat that is held at a match. */
export const isClaimed = ({ id, seats: there }: HeldMatch, seats: HeldSeats): boolean =>
  there.some(({ seat, claims }) => claims !== undefined && String(seat) === seats[id]?.playerID);

/** Requests the matches now, whenever seats are taken or given up, and regularly while the page is visible. */
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

/** Removes seats at matches that have been missing for long. If the server can't be reached, nothing changes. */
async function refresh(signal: AbortSignal): Promise<void> {
  const ids = Object.keys(heldSeats());
  const isNews = asked.ask();
  const found: HeldNow[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const answer = await getMatches(ids.slice(first, first + AT_ONCE));
    if (signal.aborted || !answer.ok) return;
    const { now, matches } = answer.value;
    found.push(...matches.map((match) => ({ ...match, age: now - match.updatedAt })));
  }
  if (!isNews()) return;
  store.update(() => found.toSorted((a, b) => b.createdAt - a.createdAt));
  const there = new Set(found.map(({ id }) => id));
  forgetSeats(noteMissing(ids.filter((id) => !there.has(id))));
}

function readHeard(stored: unknown): readonly HeldNow[] {
  return Array.isArray(stored) ? stored.filter(isHeard) : [];
}

/** Checks the fields that the lists use, because a page of another version may have stored something else. */
function isHeard(value: unknown): value is HeldNow {
  const { id, game, status, seats, toMove, createdAt, age } = fieldsOf(value);
  const texts = [id, game, status].every((part) => typeof part === 'string');
  const numbers = [createdAt, age].every((part) => typeof part === 'number');
  return texts && numbers && Array.isArray(toMove) && Array.isArray(seats) && seats.every(isSeat);
}

const isSeat = (value: unknown): boolean => typeof fieldsOf(value)['seat'] === 'number';
