/** What is answered to people. */
import type { Trust } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { onceKey } from '../http/once.ts';
import { type Here, answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { type Ceremony, partyOf } from './ceremony.ts';
import { notSignedIn, type People } from './people.ts';
import type { Pages } from './pages.ts';
import type { Who } from './who.ts';

/** How often an address may ask for a challenge in ten minutes; each challenge is stored. */
const CHALLENGES = { name: 'challenge', points: 30, duration: 600 };
/** How many people an address may create in a day; they are stored for long. */
const PEOPLE = { name: 'passkey', points: 20, duration: 86_400 };

interface PeopleParts {
  readonly people: People;
  readonly pages: Pages;
  readonly ceremony: Ceremony;
  readonly who: Who;
  readonly trust: Trust;
  readonly limit: Nodes['limit'];
}

/** The person who asks. Refuses whoever is nobody. */
export const personBy =
  (who: Who) =>
  async ({ ctx, bearer }: Here): Promise<string> => {
    const person = await who(ctx.req, bearer);
    if (person === undefined) throw notSignedIn();
    return person;
  };

export function peopleAnswers({ people, pages, ceremony, who, trust, limit }: PeopleParts) {
  const challenges = new AddressAllowance(CHALLENGES, limit);
  const created = new AddressAllowance(PEOPLE, limit);
  /** The person, and the key that identifies their browser. */
  const signedIn = async (here: Here) => ({ person: await personBy(who)(here), key: here.bearer ?? '' });
  return answers({
    'POST /api/people/passkeys/options': async ({ name }, here) => {
      const person = here.bearer === undefined ? undefined : (await signedIn(here)).person;
      await challenges.spend(here.address);
      return ceremony.askForNew(partyOf(here.ctx.req, trust), name, person);
    },
    'POST /api/people/passkeys': async (made, { ctx, address, bearer }) => {
      await created.spend(address);
      return people.made(partyOf(ctx.req, trust), made, await who(ctx.req, bearer), onceKey(ctx.req));
    },
    'POST /api/people/sign-in/options': async (_, { ctx, address }) => {
      await challenges.spend(address);
      return ceremony.askForUse(partyOf(ctx.req, trust));
    },
    'POST /api/people/sign-in': (used, { ctx: { req } }) => people.used(partyOf(req, trust), used, onceKey(req)),
    'POST /api/people/here': async (profile, { ctx, address }) => {
      await created.spend(address);
      return people.here(profile, onceKey(ctx.req));
    },
    'POST /api/people/sign-in/site': async (_, here) => ({ key: (await signedIn(here)).person }),
    'POST /api/people/me': async (told, here) => {
      const { person, key } = await signedIn(here);
      return people.now(person, key, told, onceKey(here.ctx.req));
    },
    'POST /api/people/seats': async (seats, here) => {
      await people.tie((await signedIn(here)).person, seats);
      return {};
    },
    'DELETE /api/people/passkeys/:id': async ({ id }, here) => {
      const { person, key } = await signedIn(here);
      await people.dropPasskey(person, id, key);
      return {};
    },
    'DELETE /api/people/browser': async (_, here) => {
      await people.signOut((await signedIn(here)).key);
      return {};
    },
    'GET /api/people/me/page': async (_, here) => pages.own((await signedIn(here)).person),
    'POST /api/people/me/page': async ({ shared }, here) => pages.share((await signedIn(here)).person, shared),
    'GET /api/people/pages/:page': ({ page }) => pages.shared(page),
    'DELETE /api/people/me': async (_, here) => {
      await people.drop((await signedIn(here)).person);
      return {};
    },
  });
}
