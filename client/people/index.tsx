/** The door to passkeys from tables: few ask for one there, and what makes them is fetched when it is offered. */
import { Suspense } from 'react';
import { lazily } from '../kit/page/lazily.tsx';

const load = () => import('./PasskeyOffer.tsx');
const Offer = lazily(async () => (await load()).PasskeyOffer);
const Return = lazily(async () => (await load()).PasskeyReturn);

/** Beside a match that is over, to whoever has no passkey: the way to one. */
export const PasskeyOffer = () => (
  <Suspense>
    <Offer />
  </Suspense>
);

/** To whoever looks on and may have a seat here by their passkey. */
export const PasskeyReturn = () => (
  <Suspense>
    <Return />
  </Suspense>
);
