/** What is asked of the server about people. */
import type { PasskeyMade, PasskeyUsed, PersonSync, Profile, TiedSeats } from '../../server/contract/people.ts';
import { ask, bearing } from '../asking/ask.ts';

const by = (key: string | undefined) => (key === undefined ? {} : bearing(key));

/** What the browser makes a passkey by: a first one, or a further one of whoever is signed in. */
export const askForNew = (name: string, key?: string) => ask('POST /api/people/passkeys/options', { name }, by(key));

/** Somebody new, for whom this browser stands. */
export const beHere = (profile: Profile) => ask('POST /api/people/here', profile);

export const keepPasskey = (made: PasskeyMade, key?: string) => ask('POST /api/people/passkeys', made, by(key));

export const askForUse = () => ask('POST /api/people/sign-in/options', {});

export const signInBy = (used: PasskeyUsed) => ask('POST /api/people/sign-in', used);

/** Whom the site has signed in here. */
export const askSite = () => ask('POST /api/people/sign-in/site', {});

export const askNow = (key: string, told: PersonSync) => ask('POST /api/people/me', told, by(key));

export const tieSeats = (key: string, seats: TiedSeats['seats']) => ask('POST /api/people/seats', { seats }, by(key));

export const dropPasskey = (key: string, id: string) => ask('DELETE /api/people/passkeys/:id', { id }, by(key));

export const dropBrowser = (key: string) => ask('DELETE /api/people/browser', {}, by(key));

export const dropPerson = (key: string) => ask('DELETE /api/people/me', {}, by(key));

/** How one's matches ended. */
export const ownPage = (key: string) => ask('GET /api/people/me/page', {}, by(key));

export const sharePage = (key: string, shared: boolean) => ask('POST /api/people/me/page', { shared }, by(key));
