/** The calls of people, and about results of the deals of the day. */
import * as v from 'valibot';
import { here } from './call.ts';
import { dailyList, dailyName, dailyResult, dailyWeeks, ownDailies, ROOM } from './daily.ts';
import {
  askedPasskey,
  newPasskey,
  passkeyMade,
  passkeyUsed,
  personNow,
  personSync,
  profile,
  signedIn,
  tiedSeats,
} from './people.ts';
import { personPage } from './results.ts';
import { personName } from './schema.ts';

const passkeys = { where: 'passkeys' } as const;

/**
 * By people: the key of their browser stands as `Authorization: Bearer …`. Where the site signs people in, it says who
 * asks, and the key alone opens nothing.
 */
export const people = {
  'POST /api/people/passkeys/options': here(
    'What a browser makes a passkey by; with a key where it is a further one.',
    4,
    { name: personName },
    newPasskey,
    { ...passkeys, again: true },
  ),
  'POST /api/people/passkeys': here(
    'A new passkey, of a new person or of the one signed in.',
    6,
    passkeyMade.entries,
    signedIn,
    passkeys,
  ),
  'POST /api/people/sign-in/options': here('What a browser shows a passkey by.', 4, {}, askedPasskey, {
    ...passkeys,
    again: true,
  }),
  'POST /api/people/sign-in': here('Signs a browser in.', 6, passkeyUsed.entries, signedIn, passkeys),
  'POST /api/people/here': here(
    'Somebody new, for whom this browser stands until they have a passkey.',
    6,
    profile.entries,
    signedIn,
    passkeys,
  ),
  'POST /api/people/sign-in/site': here('Signs a browser in as whom the site says.', 6, {}, signedIn, {
    where: 'site',
    again: true,
  }),
  'POST /api/people/me': here('What the browser reports, and what it lacks.', 6, personSync.entries, personNow, {
    by: 'person',
    again: true,
  }),
  'POST /api/people/seats': here('These seats are this person’s.', 6, tiedSeats.entries, undefined, {
    by: 'person',
    again: true,
  }),
  'DELETE /api/people/passkeys/:id': here(
    'Nobody signs in by it any more; with the last one all that is kept goes.',
    3,
    {},
    undefined,
    { ...passkeys, by: 'person' },
  ),
  'DELETE /api/people/browser': here('The browser’s key opens nothing any more.', 3, {}, undefined, {
    ...passkeys,
    by: 'person',
  }),
  'GET /api/people/me/page': here('How one’s matches ended, wherever one has played them.', 6, {}, personPage, {
    by: 'person',
  }),
  'POST /api/people/me/page': here(
    'Whoever has the link may see that page, but for what the others are called; or nobody any more.',
    6,
    { shared: v.boolean() },
    personPage,
    { by: 'person' },
  ),
  'GET /api/people/pages/:page': here('A page that is shared.', 6, {}, personPage),
  'DELETE /api/people/me': here('All that is kept goes.', 3, {}, undefined, { by: 'person' }),
} as const;

/**
 * By a key as `Authorization: Bearer …` that the browser has drawn for this and shows nobody else; the server keeps its hash.
 * Whoever is signed in adds the key they hold by that as `Agora-Person`: they have one result a deal, on whichever of
 * their browsers they came to it.
 */
export const daily = {
  'GET /api/daily/:game/weeks': here('How everybody did in the last four weeks.', 20, {}, dailyWeeks, {
    by: 'browser',
  }),
  'GET /api/daily/:game/:day': here('How everybody did.', 6, {}, dailyList, { by: 'browser' }),
  'POST /api/daily/:game/:day': here(
    'One’s own result; the first counts, later ones change nothing.',
    20,
    dailyResult.entries,
    dailyList,
    { by: 'browser', again: true, room: ROOM },
  ),
  'POST /api/daily/name': here('How all one’s results are signed from now on.', 4, dailyName.entries, undefined, {
    by: 'browser',
    again: true,
  }),
  'GET /api/daily/own': here('All that is kept of whoever asks.', 4, {}, ownDailies, { by: 'browser' }),
  'DELETE /api/daily/own': here('None of it is kept any more.', 4, {}, undefined, { by: 'browser', again: true }),
} as const;
