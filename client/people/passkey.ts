/** Making a passkey and signing in by one. The browser asks its person; what it takes for that is fetched only then. */
import type { Refusal } from '../../games/kit/rules.ts';
import type { SignedIn } from '../../server/contract/people.ts';
import type { Answer } from '../asking/ask.ts';
import { settingsNow } from '../kept/settings.ts';
import { signsIn, siteName } from '../kept/site.ts';
import { agree } from './agree.ts';
import { askForNew, askForUse, beHere, keepPasskey, signInBy } from './api.ts';
import { followPerson } from './follow.ts';
import { profileHere } from './profile.ts';
import { newcomer, signedInNow, signInHere } from './signed-in.ts';

const ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Whether this browser can have one here: they belong to a name, and need https, or the computer itself; a site may have its own way. */
export const canHavePasskey = (): boolean =>
  !signsIn() &&
  'PublicKeyCredential' in globalThis &&
  window.isSecureContext &&
  !ADDRESS.test(window.location.hostname);

/** Makes a passkey: a first one, or a further one of whoever is signed in here. */
export async function makePasskey(): Promise<Answer<unknown>> {
  const signedIn = signedInNow();
  const profile = profileHere();
  const { startRegistration } = await import('@simplewebauthn/browser');
  const asked = await askForNew(profile.name || siteName(settingsNow().language), signedIn?.key);
  if (!asked.ok) return asked;
  const made = await ofBrowser(() => startRegistration({ optionsJSON: asked.value }));
  if (!made.ok) return made;
  const kept = await keepPasskey({ response: made.value, profile }, signedIn?.key);
  if (!kept.ok) return kept;
  return welcome(kept.value, signedIn === null ? { agreed: profile, version: 1 } : signedIn);
}

/** Signs this browser in, and brings what it lacks. */
export async function signIn(): Promise<Answer<unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const asked = await askForUse();
  if (!asked.ok) return asked;
  const used = await ofBrowser(() => startAuthentication({ optionsJSON: asked.value }));
  if (!used.ok) return used;
  const signed = await signInBy({ response: used.value });
  return signed.ok ? welcome(signed.value) : signed;
}

/** Has this browser stand for its person from now on, without a passkey. */
export async function beKnown(): Promise<Answer<unknown>> {
  const profile = profileHere();
  const here = await beHere(profile);
  return here.ok ? welcome(here.value, { agreed: profile, version: 1 }) : here;
}

async function welcome({ key }: SignedIn, known: object = {}): Promise<Answer<unknown>> {
  signInHere({ ...newcomer(key), ...known, key });
  followPerson();
  return agree();
}

/** What the browser's own question gives; it throws where the person says no, and where it can't ask. */
async function ofBrowser<T>(question: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await question() };
  } catch (error) {
    return { ok: false, refusal: refusalOf(error) };
  }
}

function refusalOf(error: unknown): Refusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { code: 'passkeyHere' };
  return { code: name === 'SecurityError' || name === 'NotSupportedError' ? 'passkeyImpossible' : 'passkeyNotGiven' };
}
