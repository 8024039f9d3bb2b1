/** What is answered about circles. */
import { AddressAllowance } from '../http/allowance.ts';
import { type Here, answers } from '../http/router.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Circles } from './circles.ts';

/** How many circles an address may open in a day; they are stored for long. */
const OPENED = { name: 'circle', points: 40, duration: 86_400 };

interface CircleParts {
  readonly circles: Circles;
  /** The person who asks. Refuses whoever is nobody. */
  readonly personAt: (here: Here) => Promise<string>;
  readonly limit: Nodes['limit'];
}

export function circleAnswers({ circles, personAt, limit }: CircleParts) {
  const opened = new AddressAllowance(OPENED, limit);
  return answers({
    'GET /api/circles': async (_, here) => circles.of(await personAt(here)),
    'POST /api/circles': async ({ name }, here) => {
      const person = await personAt(here);
      await opened.spend(here.address);
      return circles.open(person, name);
    },
    'GET /api/circles/:circle': async ({ circle }, here) => circles.view(circle, await personAt(here)),
    'GET /api/circles/:circle/door': ({ circle, word }) => circles.door(circle, word),
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
    'POST /api/circles/:circle/tables': async ({ circle, match, playerID, credentials }, here) =>
      circles.bring(circle, match, { playerID, credentials }, await personAt(here)),
    'DELETE /api/circles/:circle': async ({ circle }, here) => {
      await circles.close(circle, await personAt(here));
      return {};
    },
  });
}
