/** The routes by which boardgame.io's LobbyClient changes matches, implemented on Agora's own lobby. */
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { Refused } from '../refused.ts';
import type { Asked } from '../http/asked.ts';
import { readBody } from '../http/body.ts';
import type { DeedRoute, Guard, Parameters, Route } from '../http/router.ts';
import type { Attending } from '../match/people/attendance.ts';
import type { Origins } from '../match/origins.ts';
import type { Matches } from '../match/matches.ts';
import type { Rematches } from '../match/seats/rematch.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { TableLimits } from './table-limits.ts';
import { creation, joining, seatKey, updating } from './shapes.ts';

export interface LobbyParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly rematches: Rematches;
  readonly origins: Origins;
  readonly attending: Attending;
  readonly trust: Trust;
  readonly limits: TableLimits;
}

interface Named {
  readonly name: string;
  readonly id: string;
}
type Answer = (ctx: Context, named: Named) => unknown;
type Deed = (asked: Asked, named: Named) => unknown;

/** What is checked before boardgame.io's own routes answer. */
export const stockGuards = (matches: Matches): readonly Guard[] => [
  { path: '/games', weight: 1, demand: () => {} },
  { path: '/games/:name', weight: 20, demand: ({ name = '' }) => matches.game(name) },
  { path: '/games/:name/:id', weight: 1, demand: ({ name, id = '' }) => matches.find(id, name) },
];

export function stockRoutes(parts: LobbyParts): (Route | DeedRoute)[] {
  const { matches, rematches, origins, limits } = parts;
  const route = (path: string, weight: number, answer: Answer): Route => ({
    method: 'POST',
    path,
    weight,
    answer: (ctx, { name = '', id = '' }: Parameters) => answer(ctx, { name, id }),
  });
  const deed = (path: string, does: Deed): DeedRoute => ({
    method: 'POST',
    path: `/games/:name/:id/${path}`,
    weight: 3,
    deed: (asked, { name = '', id = '' }) => does(asked, { name, id }),
  });
  const update: Deed = (asked, { name, id }) => {
    const { newName, data, ...key } = asked.read(updating);
    if (newName === undefined && data === undefined)
      throw new Refused({ code: 'malformed', detail: 'newName' }, 'newName or data is required.');
    matches.update(id, name, key, newName, data);
  };
  return [
    route('/games/:name/create', 10, async ({ req }, { name }) => {
      const { numPlayers, setupData, unlisted } = await readBody(req, creation);
      const { meta } = matches.game(name);
      const address = addressOf(req, parts.trust);
      await limits.demandRoom(address, unlisted);
      const players = numPlayers ?? meta.players.default;
      const matchID = matches.create(name, { ...setupData, players, unlisted });
      origins.note(matchID, address);
      return { matchID };
    }),
    deed('join', async (asked, { name, id }) => {
      const { playerID, playerName, ...more } = asked.read(joining);
      const { address, issued } = asked;
      await limits.demandSeat(address, id);
      return matches.join(id, name, playerName, playerID ?? undefined, { ...more, address, issued });
    }),
    deed('leave', (asked, { name, id }) => matches.leave(id, name, asked.read(seatKey))),
    {
      ...deed('playAgain', async (asked, { name, id }) => {
        const key = asked.read(seatKey);
        matches.find(id, name);
        await limits.demandNext(asked.address, (await rematches.nextOf(id)) !== undefined);
        return { nextMatchID: await rematches.lead(id, key) };
      }),
      weight: 10,
    },
    deed('rename', update),
    deed('update', update),
  ];
}
