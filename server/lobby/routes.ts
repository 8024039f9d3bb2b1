/** Agora's own lobby: all games in one list, kept up to date, with bots, rematches and records. */
import type { Context } from 'koa';
import { Refused } from '../refused.ts';
import { readBody } from '../http/body.ts';
import type { Route } from '../http/router.ts';
import type { Games } from '../match/games.ts';
import type { Histories } from '../match/history.ts';
import type { Hosting } from '../match/hosting.ts';
import { heldMatches, listMatches, summarise } from '../match/summary.ts';
import type { MatchSummary } from '../wire.ts';
import type { ListFeed } from './list-feed.ts';
import { botRequest, fillRequest, hostRequest, seatKey } from './shapes.ts';
import type { LobbyParts } from './stock-routes.ts';

export interface ApiParts extends LobbyParts {
  readonly feed: ListFeed;
  readonly histories: Histories;
  readonly hosting: Hosting;
  readonly games: Games;
}

/** How many matches one may ask for by their ids at once. */
const MOST_ASKED = 100;

type Answer = (ctx: Context, id: string, seat: string) => unknown;

const route = (method: Route['method'], path: string, answer: Answer): Route => ({
  method,
  path: `/api/matches${path}`,
  answer: (ctx, { id = '', seat = '' }) => answer(ctx, id, seat),
});

export function apiRoutes(parts: ApiParts): Route[] {
  const { store, matches, rematches, attending, feed, histories, hosting, games } = parts;
  const summary = (id: string): MatchSummary => summarise(id, matches.find(id), attending, store.isWorn(id));
  return [
    route('GET', '', () => listMatches(store, attending)),
    route('GET', '/events', (ctx) => feed.open(ctx)),
    route('GET', '/some', ({ query }) => heldMatches(idsIn(query['ids']), { store, games, attending })),
    route('GET', '/:id', (_, id) => summary(id)),
    route('GET', '/:id/record', (_, id) => {
      if (matches.find(id).gameover === undefined)
        throw new Refused({ code: 'notOver' }, 'A record is given out when the match is over.');
      const record = histories.record(id);
      if (record === undefined) throw new Refused({ code: 'wornOut' }, 'This match can no longer be read.');
      return record;
    }),
    route('POST', '/:id/rematch', async ({ req }, id) => rematches.join(id, await readBody(req, seatKey))),
    route('POST', '/:id/bots', async ({ req }, id) => {
      const { seat, level, ...key } = await readBody(req, botRequest);
      hosting.seatBot(id, key, seat, level);
      return summary(id);
    }),
    route('POST', '/:id/fill', async ({ req }, id) => {
      const { level, ...key } = await readBody(req, fillRequest);
      hosting.fill(id, key, level);
      return summary(id);
    }),
    route('POST', '/:id/host', async ({ req }, id) => {
      const { seat, ...key } = await readBody(req, hostRequest);
      hosting.handOn(id, key, seat);
      return summary(id);
    }),
    route('DELETE', '/:id/bots/:seat', async ({ req }, id, seat) => {
      hosting.removeBot(id, await readBody(req, seatKey), seat);
      return summary(id);
    }),
    route('DELETE', '/:id/people/:seat', async ({ req }, id, seat) => {
      hosting.freeSeat(id, await readBody(req, seatKey), seat);
      return summary(id);
    }),
    route('DELETE', '/:id/seats/:seat', async ({ req }, id, seat) => {
      hosting.closeSeat(id, await readBody(req, seatKey), seat);
      return summary(id);
    }),
    route('DELETE', '/:id', async ({ req }, id) => {
      hosting.closeTable(id, await readBody(req, seatKey));
      return {};
    }),
  ];
}

function idsIn(asked: unknown): readonly string[] {
  const ids = typeof asked === 'string' ? asked.split(',').filter((id) => id !== '') : [];
  if (ids.length === 0 || ids.length > MOST_ASKED)
    throw new Refused({ code: 'malformed', detail: 'ids' }, `ids should be 1 to ${MOST_ASKED}, with commas between.`);
  return [...new Set(ids)];
}
