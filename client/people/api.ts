/** What is asked of the server about people with a passkey. */
import type {
  AskedPasskey,
  NewPasskey,
  PasskeyMade,
  PasskeyUsed,
  PersonNow,
  SignedIn,
  PersonSync,
  TiedSeats,
} from '../../server/wire-people.ts';
import { ask } from '../lobby/ask.ts';

const by = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { Authorization: `Bearer ${key}` };

/** What the browser makes a passkey by: a first one, or a further one of whoever is signed in. */
export const askForNew = (name: string, key?: string) =>
  ask<NewPasskey>('POST', '/api/people/passkeys/options', { name }, by(key));

export const keepPasskey = (made: PasskeyMade, key?: string) =>
  ask<SignedIn>('POST', '/api/people/passkeys', made, by(key));

export const askForUse = () => ask<AskedPasskey>('POST', '/api/people/sign-in/options', {});

export const signInBy = (used: PasskeyUsed) => ask<SignedIn>('POST', '/api/people/sign-in', used);

export const askNow = (key: string, told: PersonSync) => ask<PersonNow>('POST', '/api/people/me', told, by(key));

export const tieSeats = (key: string, seats: TiedSeats['seats']) =>
  ask<unknown>('POST', '/api/people/seats', { seats }, by(key));

export const dropPasskey = (key: string, id: string) =>
  ask<unknown>('DELETE', `/api/people/passkeys/${encodeURIComponent(id)}`, undefined, by(key));

export const dropBrowser = (key: string) => ask<unknown>('DELETE', '/api/people/browser', undefined, by(key));

export const dropPerson = (key: string) => ask<unknown>('DELETE', '/api/people/me', undefined, by(key));
