/** What is answered to people. */
import type { Trust } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { onceKey } from '../http/once.ts';
import { type AnswersHere, type Here, answers } from '../http/router.ts';
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

/** The answer to whoever is a person, who is told to it, too. */
type ToPerson<Answer> = Answer extends (asked: infer Asked, asker: infer Asker) => infer Given
  ? (asked: Asked, person: string, asker: Asker) => Given
  : never;

/** Types answers of one part that only people get. Refuses whoever is nobody. */
export const toPeople =
  (who: Who) =>
  <Name extends keyof AnswersHere>(each: { readonly [Each in Name]: ToPerson<AnswersHere[Each]> }) => {
    const told = (answer: ToPerson<Told>): Told => {
      return async (asked, asker) => answer(asked, await personBy(who, asker), asker);
    };
    const entries = Object.entries<ToPerson<Told>>(each).map(([name, answer]) => [name, told(answer)]);
    return Object.fromEntries(entries) as Pick<AnswersHere, Name>;
  };

type Told = (asked: never, asker: Here) => unknown;

async function personBy(who: Who, { ctx, bearer }: Here): Promise<string> {
  const person = await who(ctx.req, bearer);
  if (person === undefined) throw notSignedIn();
  return person;
}

export function peopleAnswers({ people, pages, ceremony, who, trust, limit }: PeopleParts) {
  const challenges = new AddressAllowance(CHALLENGES, limit);
  const created = new AddressAllowance(PEOPLE, limit);
  const everybody = answers({
    'POST /api/people/passkeys/options': async ({ name }, here) => {
      const person = here.bearer === undefined ? undefined : await personBy(who, here);
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
    'GET /api/people/pages/:page': ({ page }) => pages.shared(page),
  });
  // Their browser is known by its key.
  const signedIn = toPeople(who)({
    'POST /api/people/sign-in/site': (_, person) => ({ key: person }),
    'POST /api/people/me': (told, person, { ctx, bearer = '' }) => people.now(person, bearer, told, onceKey(ctx.req)),
    'POST /api/people/seats': (seats, person) => people.tie(person, seats),
    'DELETE /api/people/passkeys/:id': ({ id }, person, { bearer = '' }) => people.dropPasskey(person, id, bearer),
    'DELETE /api/people/browser': (_, _person, { bearer = '' }) => people.signOut(bearer),
    'GET /api/people/me/page': (_, person) => pages.own(person),
    'POST /api/people/me/page': ({ shared }, person) => pages.share(person, shared),
    'DELETE /api/people/me': (_, person) => people.drop(person),
  });
  return { ...everybody, ...signedIn };
}
