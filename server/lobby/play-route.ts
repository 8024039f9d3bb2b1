/** POST /api/play: takes the player to the best open seat, or opens a table. */
import { addressOf, type Trust } from '../http/address.ts';
import { readBody } from '../http/body.ts';
import type { Route } from '../http/router.ts';
import { InOrder } from '../in-order.ts';
import type { Origins } from '../match/origins.ts';
import type { QuickMatch } from '../match/seats/quick-match.ts';
import type { Matches } from '../match/matches.ts';
import type { QuickSeat } from '../wire-seats.ts';
import { playRequest } from './shapes.ts';
import type { TableLimits } from './table-limits.ts';

interface PlayParts {
  readonly matches: Matches;
  readonly quick: QuickMatch;
  readonly origins: Origins;
  readonly limits: TableLimits;
  readonly trust: Trust;
}

/** Nobody looks while another opens: whoever pressed at the same moment finds the table that was opened first. */
const OPENING = 'opening';

export function playRoute({ matches, quick, origins, limits, trust }: PlayParts): Route {
  const order = new InOrder();
  return {
    method: 'POST',
    path: '/api/play',
    weight: 10,
    answer: async ({ req }): Promise<QuickSeat> => {
      const { playerName, pledge, ...asked } = await readBody(req, playRequest);
      const address = addressOf(req, trust);
      const wish = { ...asked, address };
      if (wish.game !== undefined) matches.game(wish.game);
      const found = await quick.sitAtBest(wish, playerName, { pledge, address });
      if (found !== undefined) return found;
      await limits.demandRoom(address, false);
      return order.inTurn(OPENING, async () => {
        const late = await quick.sitAtBest(wish, playerName, { pledge, address });
        if (late !== undefined) return late;
        const opened = await quick.open(wish.game);
        origins.note(opened.id, address);
        return { ...opened, ...(await quick.sit(opened, playerName, { pledge, address })), opened: true };
      });
    },
  };
}
