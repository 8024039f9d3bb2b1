/** What the lobby reads out: one list of all games that updates by itself, tables, records and the past. */
import * as v from 'valibot';
import { chosen } from '../contract/contract.ts';
import type { MatchList } from '../contract/tables.ts';
import type { Seat } from '../../games/kit/rules.ts';
import { shaped } from '../http/body.ts';
import { answers } from '../http/router.ts';
import type { Games } from '../match/games.ts';
import type { Histories } from '../match/history.ts';
import type { Matches } from '../match/matches.ts';
import type { Origins } from '../match/origins.ts';
import type { Pasts } from '../match/past.ts';
import type { Attending } from '../match/people/attendance.ts';
import type { Claims } from '../match/seats/claims.ts';
import { authenticate, hashOf, keyOf } from '../match/seats/credentials.ts';
import type { QuickMatch } from '../match/seats/quick-match.ts';
import { isSentAway, originAt } from '../match/seats/sent-away.ts';
import { heldMatches, summarise } from '../match/summary.ts';
import { notFound, Refused } from '../refused.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { ListAsked } from './list.ts';
import type { ListFeed } from './list-feed.ts';
import type { TableLimits } from './table-limits.ts';

interface LobbyParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly games: Games;
  readonly attending: Attending;
  readonly feed: ListFeed;
  readonly list: (asked: ListAsked) => Promise<MatchList>;
  readonly histories: Histories;
  readonly pasts: Pasts;
  readonly claims: Claims;
  readonly quick: QuickMatch;
  readonly origins: Origins;
  readonly limits: TableLimits;
}

/** The setup data of a game of Agora's. */
const CHOSEN = v.object({ setupData: v.optional(v.nullable(chosen)) });

/** How many matches can be asked for by id at once. */
const MOST_ASKED = 100;

export function lobbyAnswers(parts: LobbyParts) {
  const { store, matches, games, attending, feed, list, histories, pasts, claims, quick, origins, limits } = parts;
  const demandGame = (game: string | undefined) => {
    if (game !== undefined && !games.has(game)) throw notFound('game');
  };
  return answers({
    'GET /api/matches': (asked) => {
      demandGame(asked.game);
      return list(asked);
    },
    'GET /api/matches/events': ({ game }, { ctx }) => {
      demandGame(game);
      return feed.open(ctx, game);
    },
    'GET /api/matches/some': ({ ids }) => heldMatches(idsIn(ids), parts),
    'GET /api/matches/:id': ({ id }, { bearer = '', address }) => {
      const metadata = store.stored.metadata(id);
      if (metadata === undefined) throw notFound('match');
      const isUnwelcome = isSentAway(metadata, {
        origin: originAt(id, address),
        keys: [hashOf(bearer)],
      });
      const told = summarise(id, metadata, attending, store.isWorn(id));
      return { ...told, ...(isUnwelcome && { unwelcome: true as const }) };
    },
    'GET /api/matches/:id/record': async ({ id }) => {
      await store.ahead(id);
      if (matches.find(id).gameover === undefined)
        throw new Refused({ code: 'notOver' }, 'A record is given out when the match is over.');
      const record = histories.record(id);
      if (record === undefined) throw new Refused({ code: 'wornOut' });
      return record;
    },
    'GET /api/matches/:id/past': async ({ id, seat, from, to }, { bearer }) => {
      await store.ahead(id);
      return pasts.seenBy(id, seatAsked(matches, id, seat, bearer), from, to);
    },
    'GET /api/matches/:id/view': async ({ id, seat }, { bearer }) => {
      await store.ahead(id);
      return pasts.now(id, seatAsked(matches, id, seat, bearer));
    },
    'POST /games/:name/create': async ({ name, numPlayers, setupData, terms, unlisted }, { address }) => {
      const { meta } = matches.game(name);
      await limits.demandRoom(address, unlisted);
      const players = numPlayers ?? meta.players.default;
      const wanted = meta.ownOptions === true ? { options: setupData } : shaped({ setupData }, CHOSEN).setupData;
      const matchID = matches.create(name, { ...wanted, ...terms, players, unlisted });
      origins.note(matchID, address);
      return { matchID };
    },
    'POST /api/play': async ({ playerName, pledge, ...asked }, { address, issued, once }) => {
      const wanted = { ...asked, address };
      if (wanted.game !== undefined) matches.game(wanted.game);
      const found = await quick.sitAtBest(wanted, playerName, { pledge, issued, once });
      if (found !== undefined) return found;
      await limits.demandRoom(address, false);
      return quick.sitOrOpen(wanted, playerName, { pledge, issued, once });
    },
    'POST /api/matches/:id/meet': async ({ id, pledge, ...key }, { address, issued }) => ({
      met: await quick.meet(id, key, { pledge, address, issued }),
    }),
    'POST /api/matches/:id/claims': ({ id, ...key }) => claims.standing(id, key),
  });
}

function idsIn(asked: string): readonly string[] {
  const ids = asked.split(',').filter((id) => id !== '');
  if (ids.length === 0 || ids.length > MOST_ASKED)
    throw new Refused({ code: 'malformed', detail: 'ids' }, `ids should be 1 to ${MOST_ASKED}, with commas between.`);
  return [...new Set(ids)];
}

/** Whose past somebody may look at: a spectator's where they name no seat, else that of the seat they prove to hold. */
function seatAsked(
  matches: Matches,
  id: string,
  playerID: string | undefined,
  credentials: string | undefined,
): Seat | null {
  const metadata = matches.find(id);
  if (playerID === undefined) return null;
  const seat = authenticate(metadata, playerID, keyOf(credentials));
  if (typeof seat === 'number') return seat;
  throw new Refused({ code: 'notYourSeat' });
}
