/** Synchronizes this browser and the server for the person who is signed in: each gives what the other lacks. */
import type { PersonNow } from '../../server/contract/people.ts';
import { createStore } from '../kept/store.ts';
import { type HeldSeats, forgetSeats, heldSeats, holdSeat } from '../asking/keys.ts';
import type { Answer } from '../asking/ask.ts';
import { signsIn } from '../kept/site.ts';
import { askNow, askSite, tieSeats } from './api.ts';
import { isSame, profileHere, putOn } from './profile.ts';
import { newcomer, noteSignedIn, signedInNow, signInHere } from './signed-in.ts';

/** How many seats or matches one request carries. */
const AT_ONCE = 50;
const MOST_NAMED = 500;

/** The passkeys of the person who is signed in, as last reported; null before that. */
export const passkeysKnown = createStore<PersonNow['passkeys'] | null>(null);

let going: Promise<Answer<unknown>> | undefined;

/** Synchronizes now, or waits for the synchronization in progress. */
export function agree(): Promise<Answer<unknown>> {
  going ??= (signsIn() ? agreeBySite() : agreeOnce()).finally(() => (going = undefined));
  return going;
}

/** The same where the site signs people in: it may have signed out whoever was here, or signed in somebody else. */
async function agreeBySite(): Promise<Answer<unknown>> {
  const answer = await agreeOnce();
  if (signedInNow() !== null) return answer;
  const signed = await askSite();
  if (!signed.ok) return signed;
  signInHere(newcomer(signed.value.key));
  return agreeOnce();
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
    if (answer.refusal.code === 'notSignedIn') {
      if (signsIn()) partHere();
      else signInHere(null);
    }
    return answer;
  }
  const now = answer.value;
  passkeysKnown.set(now.passkeys);
  if (now.version !== version && isSame(profileHere(), profile)) putOn(now.profile);
  bring(now);
  const brought = [...signedIn.brought, ...now.seats.map(({ id }) => id)];
  const kept = now.profile.name === '' ? now.profile : profileHere();
  const tied = Object.keys(heldSeats()).filter((id) => !now.untied.includes(id));
  noteSignedIn(key, { agreed: kept, version: now.version, had: tied, brought });
  if (await tie(key, now.untied)) noteSignedIn(key, { had: [...tied, ...now.untied] });
  // There are more seats than one request brings.
  return now.seats.length >= AT_ONCE ? agreeOnce() : answer;
}

function bring({ seats }: PersonNow): void {
  for (const { id, ...seat } of seats) holdSeat(id, seat);
}

/** Returns whether the server has them all. */
async function tie(key: string, untied: readonly string[]): Promise<boolean> {
  const held: HeldSeats = heldSeats();
  const seats = untied.flatMap((id) => {
    const seat = held[id];
    return seat === undefined ? [] : [{ id, playerID: seat.playerID, credentials: seat.credentials }];
  });
  for (let first = 0; first < seats.length; first += AT_ONCE)
    if (!(await tieSeats(key, seats.slice(first, first + AT_ONCE))).ok) return false;
  return true;
}

/**
 * Signs this browser out: the seats that came with the person are removed. Where the site signs people in, all that are
 * tied to them are: others may come to this browser, and they find them wherever they come back.
 */
export function partHere(): void {
  const { brought = [], had = [] } = signedInNow() ?? {};
  signInHere(null);
  passkeysKnown.set(null);
  forgetSeats(signsIn() ? had : brought);
}
