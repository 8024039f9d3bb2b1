/** The routes of Agora's own lobby: one list of all games that updates by itself, bots, rematches and records. */
import type { Context } from 'koa';
import { addressOf } from '../http/address.ts';
import { Refused, notFound } from '../refused.ts';
import { readBody } from '../http/body.ts';
import type { DeedRoute, Route } from '../http/router.ts';
import { deed, hostRoutes } from './host-routes.ts';
import type { Seat } from '../../games/kit/rules.ts';
import { authenticate, hashOf } from '../match/seats/credentials.ts';
import type { Claims } from '../match/seats/claims.ts';
import type { Devices } from '../match/seats/devices.ts';
import type { Games } from '../match/games.ts';
import type { Histories } from '../match/history.ts';
import type { Hosting } from '../match/seats/hosting.ts';
import type { Pasts } from '../match/past.ts';
import { isSentAway, originAt } from '../match/seats/sent-away.ts';
import { heldMatches, summarise } from '../match/summary.ts';
import type { MatchList, MatchSummary } from '../wire.ts';
import type { ListWish } from './list.ts';
import type { ListFeed } from './list-feed.ts';
import { claimAnswer, coming, linkToken, readyRequest, seatKey } from './shapes.ts';
import type { LobbyParts } from './stock-routes.ts';

export interface ApiParts extends LobbyParts {
  readonly feed: ListFeed;
  readonly list: (wish: ListWish) => Promise<MatchList>;
  readonly histories: Histories;
  readonly pasts: Pasts;
  readonly hosting: Hosting;
  readonly devices: Devices;
  readonly claims: Claims;
  readonly games: Games;
}

/** How many matches can be asked for by id at once. */
const MOST_ASKED = 100;

type Answer = (ctx: Context, id: string, seat: string) => unknown;

const route = (method: Route['method'], path: string, weight: number, answer: Answer): Route => ({
  method,
  path: `/api/matches${path}`,
  weight,
  answer: (ctx, { id = '', seat = '' }) => answer(ctx, id, seat),
});

export function apiRoutes(parts: ApiParts): (Route | DeedRoute)[] {
  const {
    store,
    matches,
    rematches,
    attending,
    feed,
    list,
    histories,
    pasts,
    hosting,
    devices,
    claims,
    games,
    limits,
    trust,
  } = parts;
  const summary = (id: string): MatchSummary => summarise(id, matches.find(id), attending, store.isWorn(id));
  return [
    route('GET', '', 4, ({ query }) => list(listWish(query, games))),
    route('GET', '/events', 4, (ctx) => feed.open(ctx, listWish(ctx.query, games).game)),
    route('GET', '/some', 10, ({ query }) =>
      heldMatches(idsIn(query['ids']), { store: store.stored, games, attending, ready: (id) => store.ready(id) }),
    ),
    route('GET', '/:id', 1, (ctx, id) => {
      const { req } = ctx;
      const metadata = store.stored.metadata(id);
      if (metadata === undefined) throw notFound('match');
      const isUnwelcome = isSentAway(metadata, {
        origin: originAt(id, addressOf(req, trust)),
        keys: [hashOf(bearerOf(ctx.get('Authorization')) ?? '')],
      });
      const told = summarise(id, metadata, attending, store.isWorn(id));
      return { ...told, ...(isUnwelcome && { unwelcome: true }) } satisfies MatchSummary;
    }),
    route('GET', '/:id/record', 20, async (_, id) => {
      await store.ahead(id);
      if (matches.find(id).gameover === undefined)
        throw new Refused({ code: 'notOver' }, 'A record is given out when the match is over.');
      const record = histories.record(id);
      if (record === undefined) throw new Refused({ code: 'wornOut' }, 'This match can no longer be read.');
      return record;
    }),
    route('GET', '/:id/past', 20, async (ctx, id) => {
      await store.ahead(id);
      const { query } = ctx;
      const seat = seatAsked(parts, id, query['seat'], ctx.get('Authorization'));
      return pasts.seenBy(id, seat, momentIn(query['from']), momentIn(query['to']));
    }),
    {
      ...deed('POST', '/:id/rematch', async (asked, id) => {
        const { pledge, ...key } = asked.read(coming);
        const { address } = asked;
        const next = await rematches.nextOf(id);
        await limits.demandNext(address, next !== undefined);
        if (next !== undefined) await limits.demandSeat(address, next);
        return rematches.join(id, key, pledge, address);
      }),
      weight: 10,
    },
    {
      ...route('POST', '/:id/claims', 3, async ({ req }, id) => claims.standing(id, await readBody(req, seatKey))),
      again: true,
    },
    deed('POST', '/:id/claims/:seat', async (asked, id, seat) => {
      await limits.demandSeat(asked.address, id);
      return claims.claim(id, seat, asked.address, asked.issued);
    }),
    deed(
      'POST',
      '/:id/claims/:seat/answer',
      (asked, id, seat) => {
        const { claim, agrees, ...key } = asked.read(claimAnswer);
        claims.answer(id, key, seat, { claim, agrees });
      },
      summary,
    ),
    deed(
      'POST',
      '/:id/claims/:seat/back',
      (asked, id, seat) => claims.takeBack(id, { ...asked.read(seatKey), playerID: seat }),
      summary,
    ),
    deed('POST', '/:id/links', (asked, id) => devices.link(id, asked.read(seatKey), asked.issued)),
    deed('POST', '/:id/links/take', (asked, id) => devices.take(id, asked.read(linkToken).token, asked.issued)),
    deed('DELETE', '/:id/devices', (asked, id) => devices.signOutOthers(id, asked.read(seatKey))),
    ...hostRoutes(hosting, summary),
    deed(
      'POST',
      '/:id/ready',
      (asked, id) => {
        const { terms, ...key } = asked.read(readyRequest);
        matches.ready(id, key, terms);
      },
      summary,
    ),
  ];
}

function listWish(query: Context['query'], games: Games): ListWish {
  const { game, more, from } = query;
  if (game !== undefined && !games.has(String(game))) throw notFound('game');
  const known = Number(from ?? 0);
  if (!Number.isSafeInteger(known) || known < 0)
    throw new Refused({ code: 'malformed', detail: 'from' }, 'from should be a whole number from 0.');
  return {
    ...(game === undefined ? {} : { game: String(game) }),
    ...(more === 'open' || more === 'playing' ? { more } : {}),
    from: known,
  };
}

function idsIn(asked: unknown): readonly string[] {
  const ids = typeof asked === 'string' ? asked.split(',').filter((id) => id !== '') : [];
  if (ids.length === 0 || ids.length > MOST_ASKED)
    throw new Refused({ code: 'malformed', detail: 'ids' }, `ids should be 1 to ${MOST_ASKED}, with commas between.`);
  return [...new Set(ids)];
}

/** Whose past somebody may look at: a spectator's where they name no seat, else that of the seat they prove to hold. */
function seatAsked({ matches }: ApiParts, id: string, playerID: unknown, authorization: string): Seat | null {
  const metadata = matches.find(id);
  if (playerID === undefined) return null;
  const seat = authenticate(metadata, playerID, bearerOf(authorization));
  if (typeof seat === 'number') return seat;
  throw new Refused({ code: 'notYourSeat' }, 'These are not the credentials of that seat.');
}

const bearerOf = (authorization: string): string | undefined => /^Bearer (.+)$/.exec(authorization)?.[1];

/** NaN if it is no number of moves. */
function momentIn(asked: unknown): number {
  return typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : Number.NaN;
}
