/** Synchronizes this browser and the server for the person who is signed in: each gives what the other lacks. */
import type { PersonNow } from '../../server/contract/people.ts';
import { createStore } from '../kept/store.ts';
import { type HeldSeats, forgetSeats, heldSeats, holdSeat } from '../asking/keys.ts';
import type { Answer } from '../asking/ask.ts';
import { askNow, tieSeats } from './api.ts';
import { isSame, profileHere, putOn } from './profile.ts';
import { noteSignedIn, signedInNow, signInHere } from './signed-in.ts';

/** How many seats or matches one request carries. */
const AT_ONCE = 50;
const MOST_NAMED = 500;

/** The passkeys of the person who is signed in, as last reported. */
export const passkeysKnown = createStore<PersonNow['passkeys']>([]);

let going: Promise<Answer<unknown>> | undefined;

/** Synchronizes now, or waits for the synchronization in progress. */
export function agree(): Promise<Answer<unknown>> {
  going ??= agreeOnce().finally(() => (going = undefined));
  return going;
}

async function agreeOnce(): Promise<Answer<unknown>> {
  const signedIn = signedInNow();
  if (signedIn === null) return { ok: true, value: null };
  const { key, agreed, version, had } = signedIn;
  const held = Object.keys(heldSeats());
  const profile = profileHere();
  const gone = had.filter((id) => !held.includes(id));
  const answer = await askNow(key, {
    have: held.slice(-MOST_NAMED),
    ...(gone.length === 0 ? {} : { gone: gone.slice(0, MOST_NAMED) }),
    ...(agreed === null || isSame(agreed, profile) ? {} : { profile }),
  });
  if (!answer.ok) {
    if (answer.refusal.code === 'notSignedIn') signInHere(null);
    return answer;
  }
  const now = answer.value;
  passkeysKnown.set(now.passkeys);
  if (now.version !== version && isSame(profileHere(), profile)) putOn(now.profile);
  bring(now);
  const brought = [...signedIn.brought, ...now.seats.map(({ id }) => id)];
  const kept = now.profile.name === '' ? now.profile : profileHere();
  noteSignedIn(key, { agreed: kept, version: now.version, had: Object.keys(heldSeats()), brought });
  await tie(key, now.untied);
  // There are more seats than one request brings.
  return now.seats.length >= AT_ONCE ? agreeOnce() : answer;
}

function bring({ seats }: PersonNow): void {
  for (const { id, ...seat } of seats) holdSeat(id, seat);
}

async function tie(key: string, untied: readonly string[]): Promise<void> {
  const held: HeldSeats = heldSeats();
  const seats = untied.flatMap((id) => {
    const seat = held[id];
    return seat === undefined ? [] : [{ id, playerID: seat.playerID, credentials: seat.credentials }];
  });
  for (let first = 0; first < seats.length; first += AT_ONCE) await tieSeats(key, seats.slice(first, first + AT_ONCE));
}

/** Signs this browser out: what came with the passkey is removed. */
export function partHere(): void {
  const { brought = [] } = signedInNow() ?? {};
  signInHere(null);
  passkeysKnown.set([]);
  forgetSeats(brought);
}
