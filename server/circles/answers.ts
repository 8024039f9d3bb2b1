/** What is answered about circles. */
import { type Trust, originOf } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { type Here, answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { toPeople } from '../people/answers.ts';
import { notSignedIn } from '../people/people.ts';
import type { Who } from '../people/who.ts';
import { Refused } from '../refused.ts';
import type { Circles } from './circles.ts';
import type { GatheringCalls } from './gathering-calls.ts';
import type { Gatherings } from './gatherings.ts';
import type { Hooks } from './hooks.ts';
import type { Talks } from './talk.ts';

/** How many circles an address may open in a day; they are stored for long. */
const OPENED = { name: 'circle', points: 40, duration: 86_400 };
/** How many lines an address may say in a minute, and how often it may name a chat service in a day: each is greeted. */
const SAID = { name: 'line', points: 30, duration: 60 };
const HOOKED = { name: 'hooked', points: 20, duration: 86_400 };

interface CircleParts {
  readonly circles: Circles;
  readonly gatherings: Gatherings;
  readonly calls: GatheringCalls;
  readonly hooks: Hooks;
  readonly talks: Talks;
  readonly who: Who;
  readonly limit: Nodes['limit'];
  readonly trust: Trust;
  /** Where this site lies on its host. */
  readonly below: string;
}

export function circleAnswers(parts: CircleParts) {
  const { circles, hooks, who, limit } = parts;
  const opened = new AddressAllowance(OPENED, limit);
  const hooked = new AddressAllowance(HOOKED, limit);
  const signedIn = toPeople(who)({
    'GET /api/circles': (_, person) => circles.of(person),
    'POST /api/circles': async ({ name }, person, { address }) => {
      await opened.spend(address);
      return circles.open(person, name);
    },
    'POST /api/circles/:circle/members': ({ circle, word }, person) => circles.join(circle, word, person),
    'DELETE /api/circles/:circle/members/:who': ({ circle, who }, person) => circles.part(circle, who, person),
    'POST /api/circles/:circle/members/:who/keeper': ({ circle, who, keeper }, person) =>
      circles.setKeeper(circle, who, keeper, person),
    'POST /api/circles/:circle/name': ({ circle, name }, person) => circles.rename(circle, name, person),
    'POST /api/circles/:circle/word': ({ circle }, person) => circles.inviteAnew(circle, person),
    'POST /api/circles/:circle/tables': ({ circle, match, playerID, credentials }, person) =>
      circles.changed(circle, person, async ({ name }) => {
        if (await circles.bring(circle, match, { playerID, credentials })) await hooks.opened(circle, match, name);
      }),
    'POST /api/circles/:circle/hook': ({ circle, ...hook }, person, here) =>
      circles.changedByKeeper(circle, person, async () => {
        await hooked.spend(here.address);
        await hooks.set({ ...hook, circle, site: siteAt(here, parts) });
      }),
    'DELETE /api/circles/:circle/hook': ({ circle }, person) =>
      circles.changedByKeeper(circle, person, () => hooks.remove(circle)),
    'DELETE /api/circles/:circle': ({ circle }, person) => circles.close(circle, person),
  });
  return { ...visitorAnswers(parts), ...signedIn, ...talkAnswers(parts), ...gatheringAnswers(parts) };
}

/** Whoever has only the link may be nobody. */
function visitorAnswers({ circles, who }: CircleParts) {
  return answers({
    'GET /api/circles/:circle': async ({ circle, word }, { ctx, bearer }) => {
      const person = await who(ctx.req, bearer);
      if (person === undefined && word === undefined) throw notSignedIn();
      return circles.look(circle, person, word);
    },
  });
}

function talkAnswers({ circles, talks, who, limit }: CircleParts) {
  const said = new AddressAllowance(SAID, limit);
  return toPeople(who)({
    'GET /api/circles/:circle/lines': async ({ circle, seen }, person) => {
      await circles.member(circle, person);
      return talks.heard(circle, seen);
    },
    'POST /api/circles/:circle/lines': async ({ circle, text }, person, { address }) => {
      await circles.member(circle, person);
      await said.spend(address);
      return talks.say(circle, person, text);
    },
    'DELETE /api/circles/:circle/lines/:line': async ({ circle, line }, person) =>
      talks.remove(circle, line, person, (await circles.member(circle, person)).keeper),
  });
}

function gatheringAnswers({ circles, gatherings, calls, who, ...site }: CircleParts) {
  return toPeople(who)({
    'POST /api/circles/:circle/gatherings': ({ circle, ...wanted }, person) =>
      circles.changed(circle, person, () => gatherings.set(circle, person, wanted)),
    'DELETE /api/circles/:circle/gatherings/:gathering': ({ circle, gathering }, person) =>
      circles.changed(circle, person, ({ keeper }) => gatherings.remove(circle, gathering, person, keeper)),
    'POST /api/circles/:circle/gatherings/:gathering/coming': ({ circle, gathering, comes }, person) =>
      circles.changed(circle, person, () => gatherings.answer(circle, gathering, person, comes)),
    'GET /api/circles/:circle/gatherings/:gathering/calendar': async (
      { circle, gathering, language },
      person,
      here,
    ) => {
      const page = `${siteAt(here, site)}circle/${circle}`;
      return { ics: await gatherings.calendar(await circles.view(circle, person), gathering, language, page) };
    },
    'POST /api/circles/:circle/calls': ({ circle, ...call }, person) =>
      circles.changed(circle, person, () => calls.add(circle, person, call)),
    'DELETE /api/circles/:circle/calls': ({ circle, endpoint }, person) =>
      circles.changed(circle, person, () => calls.remove(circle, endpoint)),
  });
}

/** Where whoever asks reaches this site, with a slash at the end. */
function siteAt({ ctx }: Here, { trust, below }: Pick<CircleParts, 'trust' | 'below'>): string {
  const origin = originOf(ctx.req, trust);
  if (origin === undefined) throw new Refused({ code: 'malformed', detail: 'Host' }, 'Host should be a host.');
  return origin + below;
}
