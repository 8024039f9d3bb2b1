/** The door to people: few are signed in, and what does it is fetched when it is asked for. */
import { signsIn } from '../kept/site.ts';
import { apart } from '../kit/page/lazily.tsx';
import { signedInNow } from './signed-in.ts';

/** Agrees with the server about whoever is signed in here, now and from now on. */
export function followSomebody(): void {
  if (signsIn() || signedInNow() !== null) void import('./follow.ts').then(({ followPerson }) => followPerson());
}

const load = () => import('./PasskeyOffer.tsx');

/** Beside a match that is over, to whoever has no passkey: the way to one. */
export const PasskeyOffer = apart(load, 'PasskeyOffer');

/** To whoever looks on and may have a seat here by their passkey. */
export const PasskeyReturn = apart(load, 'PasskeyReturn');
