/** The routes about people who sign in with a passkey. */
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { readBody } from '../http/body.ts';
import { onceKey } from '../http/once.ts';
import type { Route } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { type Ceremony, siteOf } from './ceremony.ts';
import type { People } from './people.ts';
import { made, personSync, tied, used, wanted } from './shapes.ts';

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

/** The key that identifies a signed-in browser. */
const keyIn = (ctx: Context): string | undefined => /^Bearer (\S{1,100})$/.exec(ctx.get('Authorization'))?.[1];

export function peopleRoutes({ people, ceremony, trust, limit }: PeopleParts): Route[] {
  const challenges = new AddressAllowance(CHALLENGES, limit);
  const passkeys = new AddressAllowance(PASSKEYS, limit);
  const post = (path: string, weight: number, answer: Route['answer'], again?: true): Route => ({
    method: 'POST',
    path: `/api/people${path}`,
    weight,
    answer,
    ...(again === undefined ? {} : { again }),
  });
  const drop = (path: string, answer: (person: string, id: string, key: string) => Promise<void>): Route => ({
    method: 'DELETE',
    path: `/api/people${path}`,
    weight: 3,
    async answer(ctx, { id = '' }) {
      await answer(await people.whose(keyIn(ctx)), id, keyIn(ctx) ?? '');
      return {};
    },
  });
  return [
    post(
      '/passkeys/options',
      4,
      async (ctx) => {
        const { name } = await readBody(ctx.req, wanted);
        const key = keyIn(ctx);
        const person = key === undefined ? undefined : await people.whose(key);
        await challenges.spend(addressOf(ctx.req, trust));
        return ceremony.askForNew(siteOf(ctx.req, trust), name, person);
      },
      true,
    ),
    post('/passkeys', 6, async (ctx) => {
      const asked = await readBody(ctx.req, made);
      await passkeys.spend(addressOf(ctx.req, trust));
      return people.made(siteOf(ctx.req, trust), asked, keyIn(ctx), onceKey(ctx.req));
    }),
    post(
      '/sign-in/options',
      4,
      async ({ req }) => {
        await challenges.spend(addressOf(req, trust));
        return ceremony.askForUse(siteOf(req, trust));
      },
      true,
    ),
    post('/sign-in', 6, async ({ req }) => people.used(siteOf(req, trust), await readBody(req, used), onceKey(req))),
    post(
      '/me',
      6,
      async (ctx) => {
        const told = await readBody(ctx.req, personSync);
        return people.now(await people.whose(keyIn(ctx)), keyIn(ctx) ?? '', told, onceKey(ctx.req));
      },
      true,
    ),
    post(
      '/seats',
      6,
      async (ctx) => {
        const seats = await readBody(ctx.req, tied);
        await people.tie(await people.whose(keyIn(ctx)), seats);
        return {};
      },
      true,
    ),
    drop('/passkeys/:id', (person, id, key) => people.dropPasskey(person, id, key)),
    drop('/browser', (_, __, key) => people.signOut(key)),
    drop('/me', (person) => people.drop(person)),
  ];
}
