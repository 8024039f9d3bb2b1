/** Somebody with a passkey at a server of the tests'. */
import { expect } from 'vitest';
import type { AskedPasskey, NewPasskey } from '../../../server/contract/people.ts';
import type { PersonNow, SignedIn } from '../../../server/contract/people.ts';
import { Authenticator } from './authenticator.ts';
import type { Seated } from '../harness.ts';

export const PROFILE = { name: 'Ann', settings: { language: 'ja', sound: false } };

export interface Told {
  readonly status: number;
  readonly body: unknown;
}

/** The status of an answer, and the code of what was refused. */
export const code = ({ status, body }: Told) => [status, (body as { error?: { code: string } }).error?.code];

/** Ways to ask a server about people, as whoever holds a key. */
export function peopleAt(url: string) {
  const ask = async (method: string, path: string, body: object = {}, key?: string): Promise<Told> => {
    const response = await fetch(`${url}/api/people${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const value = async <T>(asked: Promise<Told>) => {
    const { status, body } = await asked;
    expect([status, body]).toEqual([200, expect.not.objectContaining({ error: expect.anything() as unknown })]);
    return body as T;
  };
  const asked = () => value<AskedPasskey>(ask('POST', '/sign-in/options'));
  return {
    ask,
    asked,
    newPasskey: (key?: string) => value<NewPasskey>(ask('POST', '/passkeys/options', { name: 'Ann' }, key)),
    make: (made: object) => value<SignedIn>(ask('POST', '/passkeys', made)),
    signIn: async (passkey: Authenticator) => {
      const response = passkey.use((await asked()).challenge);
      return (await value<SignedIn>(ask('POST', '/sign-in', { response }))).key;
    },
    me: (key: string, have: readonly string[] = [], profile?: object) =>
      value<PersonNow>(ask('POST', '/me', { have, ...(profile === undefined ? {} : { profile }) }, key)),
    tie: (key: string, id: string, { playerID, credentials }: Seated) =>
      value(ask('POST', '/seats', { seats: [{ id, playerID, credentials }] }, key)),
  };
}

/** A browser that has made a passkey at a server. */
export async function madePasskey(url: string) {
  const at = peopleAt(url);
  const passkey = new Authenticator(url);
  const made = { response: passkey.make((await at.newPasskey()).challenge), profile: PROFILE };
  const { key } = await at.make(made);
  return { ...at, passkey, made, key, signIn: () => at.signIn(passkey) };
}
