/** What is answered to people who sign in with a passkey. */
import type { Trust } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { onceKey } from '../http/once.ts';
import { answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { type Ceremony, partyOf } from './ceremony.ts';
import type { People } from './people.ts';

/** How often an address may ask for a challenge in ten minutes; each challenge is stored. */
const CHALLENGES = { name: 'challenge', points: 30, duration: 600 };
/** How many people an address may create in a day; they are stored for long. */
const PASSKEYS = { name: 'passkey', points: 20, duration: 86_400 };

interface PeopleParts {
  readonly people: People;
  readonly ceremony: Ceremony;
  readonly trust: Trust;
  readonly limit: Nodes['limit'];
}

export function peopleAnswers({ people, ceremony, trust, limit }: PeopleParts) {
  const challenges = new AddressAllowance(CHALLENGES, limit);
  const passkeys = new AddressAllowance(PASSKEYS, limit);
  /** The person, and the key that identifies their browser. */
  const signedIn = async (key = '') => ({ person: await people.whose(key), key });
  return answers({
    'POST /api/people/passkeys/options': async ({ name }, { ctx, address, bearer }) => {
      const person = bearer === undefined ? undefined : await people.whose(bearer);
      await challenges.spend(address);
      return ceremony.askForNew(partyOf(ctx.req, trust), name, person);
    },
    'POST /api/people/passkeys': async (made, { ctx, address, bearer }) => {
      await passkeys.spend(address);
      return people.made(partyOf(ctx.req, trust), made, bearer, onceKey(ctx.req));
    },
    'POST /api/people/sign-in/options': async (_, { ctx, address }) => {
      await challenges.spend(address);
      return ceremony.askForUse(partyOf(ctx.req, trust));
    },
    'POST /api/people/sign-in': (used, { ctx: { req } }) => people.used(partyOf(req, trust), used, onceKey(req)),
    'POST /api/people/me': async (told, { ctx, bearer }) => {
      const { person, key } = await signedIn(bearer);
      return people.now(person, key, told, onceKey(ctx.req));
    },
    'POST /api/people/seats': async (seats, { bearer }) => {
      await people.tie((await signedIn(bearer)).person, seats);
      return {};
    },
    'DELETE /api/people/passkeys/:id': async ({ id }, { bearer }) => {
      const { person, key } = await signedIn(bearer);
      await people.dropPasskey(person, id, key);
      return {};
    },
    'DELETE /api/people/browser': async (_, { bearer }) => {
      await people.signOut((await signedIn(bearer)).key);
      return {};
    },
    'DELETE /api/people/me': async (_, { bearer }) => {
      await people.drop((await signedIn(bearer)).person);
      return {};
    },
  });
}
