/** What is answered about circles. */
import type { Circle } from '../contract/circles.ts';
import { type Trust, originOf } from '../http/address.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { type Here, answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { personBy } from '../people/answers.ts';
import type { Who } from '../people/who.ts';
import { Refused } from '../refused.ts';
import type { Circles } from './circles.ts';
import type { GatheringCalls } from './gathering-calls.ts';
import type { Gatherings } from './gatherings.ts';
import type { Hooks } from './hooks.ts';
import type { StoredMember } from './store.ts';
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
  const personAt = personBy(who);
  const changed = changing(parts);
  const opened = new AddressAllowance(OPENED, limit);
  const hooked = new AddressAllowance(HOOKED, limit);
  return answers({
    'GET /api/circles': async (_, here) => circles.of(await personAt(here)),
    'POST /api/circles': async ({ name }, here) => {
      const person = await personAt(here);
      await opened.spend(here.address);
      return circles.open(person, name);
    },
    'GET /api/circles/:circle': async ({ circle, word }, here) =>
      // Whoever has only the link may be nobody.
      circles.look(circle, await (word === undefined ? personAt(here) : who(here.ctx.req, here.bearer)), word),
    'POST /api/circles/:circle/members': async ({ circle, word }, here) =>
      circles.join(circle, word, await personAt(here)),
    'DELETE /api/circles/:circle/members/:who': async ({ circle, who }, here) => {
      await circles.part(circle, who, await personAt(here));
      return {};
    },
    'POST /api/circles/:circle/members/:who/keeper': async ({ circle, who, keeper }, here) =>
      circles.setKeeper(circle, who, keeper, await personAt(here)),
    'POST /api/circles/:circle/name': async ({ circle, name }, here) =>
      circles.rename(circle, name, await personAt(here)),
    'POST /api/circles/:circle/word': async ({ circle }, here) => circles.inviteAnew(circle, await personAt(here)),
    'POST /api/circles/:circle/tables': ({ circle, match, playerID, credentials }, here) =>
      changed(circle, here, async ({ name }) => {
        if (await circles.bring(circle, match, { playerID, credentials })) await hooks.opened(circle, match, name);
      }),
    'POST /api/circles/:circle/hook': ({ circle, ...hook }, here) =>
      changed(circle, here, async ({ person }) => {
        await circles.demandKeeper(circle, person);
        await hooked.spend(here.address);
        await hooks.set({ ...hook, circle, site: siteAt(here, parts) });
      }),
    'DELETE /api/circles/:circle/hook': ({ circle }, here) =>
      changed(circle, here, async ({ person }) => {
        await circles.demandKeeper(circle, person);
        await hooks.remove(circle);
      }),
    'DELETE /api/circles/:circle': async ({ circle }, here) => {
      await circles.close(circle, await personAt(here));
      return {};
    },
    ...talkAnswers(parts),
    ...gatheringAnswers(parts),
  });
}

function talkAnswers({ circles, talks, who, limit }: CircleParts) {
  const personAt = personBy(who);
  const said = new AddressAllowance(SAID, limit);
  return answers({
    'GET /api/circles/:circle/lines': async ({ circle, seen }, here) => {
      await circles.member(circle, await personAt(here));
      return talks.heard(circle, seen);
    },
    'POST /api/circles/:circle/lines': async ({ circle, text }, here) => {
      const { person } = await circles.member(circle, await personAt(here));
      await said.spend(here.address);
      return talks.say(circle, person, text);
    },
    'DELETE /api/circles/:circle/lines/:line': async ({ circle, line }, here) => {
      const { person, keeper } = await circles.member(circle, await personAt(here));
      return talks.remove(circle, line, person, keeper);
    },
  });
}

function gatheringAnswers({ circles, gatherings, calls, who, ...site }: CircleParts) {
  const changed = changing({ circles, who });
  const personAt = personBy(who);
  return answers({
    'POST /api/circles/:circle/gatherings': ({ circle, ...wanted }, here) =>
      changed(circle, here, ({ person }) => gatherings.set(circle, person, wanted)),
    'DELETE /api/circles/:circle/gatherings/:gathering': ({ circle, gathering }, here) =>
      changed(circle, here, ({ person, keeper }) => gatherings.remove(circle, gathering, person, keeper)),
    'POST /api/circles/:circle/gatherings/:gathering/coming': ({ circle, gathering, comes }, here) =>
      changed(circle, here, ({ person }) => gatherings.answer(circle, gathering, person, comes)),
    'GET /api/circles/:circle/gatherings/:gathering/calendar': async ({ circle, gathering, language }, here) => {
      const found = await circles.view(circle, await personAt(here));
      const page = `${siteAt(here, site)}circle/${circle}`;
      return { ics: await gatherings.calendar(found, gathering, language, page) };
    },
    'POST /api/circles/:circle/calls': ({ circle, ...call }, here) =>
      changed(circle, here, ({ person }) => calls.add(circle, person, call)),
    'DELETE /api/circles/:circle/calls': ({ circle, endpoint }, here) =>
      changed(circle, here, () => calls.remove(circle, endpoint)),
  });
}

/** Has a member do something, and shows them the circle as it is then. */
function changing({ circles, who }: Pick<CircleParts, 'circles' | 'who'>) {
  const personAt = personBy(who);
  return async (circle: string, here: Here, work: (member: StoredMember) => Promise<void>): Promise<Circle> => {
    const member = await circles.member(circle, await personAt(here));
    await work(member);
    return circles.view(circle, member.person);
  };
}

/** Where whoever asks reaches this site, with a slash at the end. */
function siteAt({ ctx }: Here, { trust, below }: Pick<CircleParts, 'trust' | 'below'>): string {
  const origin = originOf(ctx.req, trust);
  if (origin === undefined) throw new Refused({ code: 'malformed', detail: 'Host' }, 'Host should be a host.');
  return origin + below;
}
