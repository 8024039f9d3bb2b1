/** Play now: takes the player to the best open seat or opens a table, and later to others who come to wait elsewhere. */
import { addressOf, type Trust } from '../http/address.ts';
import { readBody } from '../http/body.ts';
import { onceKey, onceOf } from '../http/once.ts';
import type { Route } from '../http/router.ts';
import { issueCredentials } from '../match/seats/credentials.ts';
import type { QuickMatch } from '../match/seats/quick-match.ts';
import type { Matches } from '../match/matches.ts';
import type { Meeting, QuickSeat } from '../wire-seats.ts';
import { coming, playRequest } from './shapes.ts';
import type { TableLimits } from './table-limits.ts';

interface PlayParts {
  readonly matches: Matches;
  readonly quick: QuickMatch;
  readonly limits: TableLimits;
  readonly trust: Trust;
}

export function playRoutes({ matches, quick, limits, trust }: PlayParts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/play',
      weight: 10,
      answer: async ({ req }): Promise<QuickSeat> => {
        const { playerName, pledge, ...asked } = await readBody(req, playRequest);
        const address = addressOf(req, trust);
        const wish = { ...asked, address };
        if (wish.game !== undefined) matches.game(wish.game);
        const issued = issueCredentials(onceKey(req));
        const once = await onceOf(req, '/api/play', {});
        const found = await quick.sitAtBest(wish, playerName, { pledge, issued, once });
        if (found !== undefined) return found;
        await limits.demandRoom(address, false);
        return quick.sitOrOpen(wish, playerName, { pledge, issued, once });
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/meet',
      weight: 10,
      answer: async ({ req }, { id = '' }): Promise<Meeting> => {
        const { pledge, ...key } = await readBody(req, coming);
        return {
          met: await quick.meet(id, key, {
            pledge,
            address: addressOf(req, trust),
            issued: issueCredentials(onceKey(req)),
          }),
        };
      },
    },
  ];
}
