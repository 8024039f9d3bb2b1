/** boardgame.io's lobby, as its LobbyClient speaks to it, on Agora's own lobby. */
import type { LobbyAPI } from 'boardgame.io';
import type { Context } from 'koa';
import { addressOf, type Trust } from '../http/address.ts';
import { Refused } from '../refused.ts';
import { readBody } from '../http/body.ts';
import type { Parameters, Route } from '../http/router.ts';
import type { Attending } from '../match/attendance.ts';
import type { Catalogue } from '../match/catalogue.ts';
import type { Matches } from '../match/matches.ts';
import type { Rematches } from '../match/rematch.ts';
import { stockMatch } from '../match/summary.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { TableLimits } from './table-limits.ts';
import { creation, joining, seatKey, updating } from './shapes.ts';

export interface LobbyParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly rematches: Rematches;
  readonly catalogue: Catalogue;
  readonly attending: Attending;
  readonly trust: Trust;
  readonly gameNames: readonly string[];
  readonly limits: TableLimits;
}

/** boardgame.io's clients know no pages: they get so many of the newest. */
const MOST_LISTED = 200;

type Answer = (ctx: Context, named: { readonly name: string; readonly id: string }) => unknown;

export function stockRoutes(parts: LobbyParts): Route[] {
  const { matches, rematches, catalogue, limits, gameNames } = parts;
  const route = (method: 'GET' | 'POST', path: string, answer: Answer): Route => ({
    method,
    path,
    answer: (ctx, { name = '', id = '' }: Parameters) => answer(ctx, { name, id }),
  });
  const update: Answer = async ({ req }, { name, id }) => {
    const { newName, data, ...key } = await readBody(req, updating);
    if (newName === undefined && data === undefined)
      throw new Refused({ code: 'malformed', detail: 'newName' }, 'newName or data is required.');
    matches.update(id, name, key, newName, data);
    return {};
  };
  return [
    route('GET', '/games', () => gameNames),
    route('GET', '/games/:name', (ctx, { name }) => list(parts, ctx, name)),
    route('GET', '/games/:name/:id', (_, { name, id }) => stockMatch(id, matches.find(id, name), parts.attending)),
    route('POST', '/games/:name/create', async ({ req }, { name }) => {
      const { numPlayers, setupData, unlisted } = await readBody(req, creation);
      const { meta } = matches.game(name);
      const address = addressOf(req, parts.trust);
      await limits.demandRoom(address, unlisted);
      const players = numPlayers ?? meta.players.default;
      const matchID = matches.create(name, { ...setupData, players, unlisted });
      catalogue.note(matchID, address);
      return { matchID };
    }),
    route('POST', '/games/:name/:id/join', async ({ req }, { name, id }) => {
      const { playerID, playerName, ...more } = await readBody(req, joining);
      await limits.demandSeat(addressOf(req, parts.trust), id);
      return matches.join(id, name, playerName, playerID ?? undefined, more);
    }),
    route('POST', '/games/:name/:id/leave', async ({ req }, { name, id }) => {
      matches.leave(id, name, await readBody(req, seatKey));
      return {};
    }),
    route('POST', '/games/:name/:id/playAgain', async ({ req }, { name, id }) => {
      const key = await readBody(req, seatKey);
      matches.find(id, name);
      await limits.demandNext(addressOf(req, parts.trust), rematches.isOpen(id));
      return { nextMatchID: rematches.lead(id, key) };
    }),
    route('POST', '/games/:name/:id/rename', update),
    route('POST', '/games/:name/:id/update', update),
  ];
}

/** The newest public matches of one game, filtered as LobbyClient asks. */
function list({ store, matches, attending }: LobbyParts, ctx: Context, name: string) {
  matches.game(name);
  const isGameover = { true: true, false: false }[String(ctx.query['isGameover']).toLowerCase()];
  const ids = store.listMatches({
    gameName: name,
    where: {
      ...(isGameover === undefined ? {} : { isGameover }),
      ...time(ctx, 'updatedBefore'),
      ...time(ctx, 'updatedAfter'),
    },
  });
  const listed: LobbyAPI.Match[] = [];
  for (const id of ids) {
    if (listed.length === MOST_LISTED) break;
    const metadata = store.metadata(id);
    if (metadata !== undefined && metadata.unlisted !== true) listed.push(stockMatch(id, metadata, attending));
  }
  return { matches: listed };
}

function time(ctx: Context, key: 'updatedBefore' | 'updatedAfter'): { [key: string]: number } {
  const value = Number(ctx.query[key]);
  return Number.isFinite(value) && value > 0 ? { [key]: value } : {};
}
