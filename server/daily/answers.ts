/** What is answered about results of the deals of the day. */
import type { Context } from 'koa';
import { type Deal, dailyDeal } from '../../games/kit/deal.ts';
import type { Clock } from '../clock.ts';
import { AddressAllowance } from '../http/allowance.ts';
import { answers } from '../http/router.ts';
import { hashOf } from '../match/seats/credentials.ts';
import type { Games, LoadedGame } from '../match/games.ts';
import { readsAsBot } from '../match/seats/names.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Who } from '../people/who.ts';
import { notFound, Refused } from '../refused.ts';
import { demandDay } from './days.ts';
import type { Judge } from './judge.ts';
import type { Asker, DailyStore } from './store.ts';
import type { Weeks } from './weeks.ts';

/** How many results an address may send in an hour; each is replayed. */
const RESULTS = { name: 'daily', points: 40, duration: 3600 };

interface DailyParts {
  readonly store: DailyStore;
  readonly weeks: Weeks;
  readonly judge: Judge;
  readonly games: Games;
  readonly clock: Pick<Clock, 'now'>;
  readonly limit: Nodes['limit'];
  readonly who: Who;
}

export function dailyAnswers({ store, weeks, judge, games, clock, limit, who }: DailyParts) {
  const results = new AddressAllowance(RESULTS, limit);
  const askerIn = async (ctx: Context, key = ''): Promise<Asker> => {
    if (!/^[\w-]{32,100}$/.test(key))
      throw new Refused({ code: 'malformed', detail: 'Authorization' }, 'Authorization should be a key of 32 or more.');
    const person = await who(ctx.req, ctx.get('Agora-Person') || undefined);
    return { key: hashOf(key), ...(person === undefined ? {} : { person }) };
  };
  const demandGame = (game: string): LoadedGame => {
    const loaded = games.get(game);
    // No code has room for the options of a stock game.
    if (loaded === undefined || loaded.meta.ownOptions === true) throw notFound('game');
    return loaded;
  };
  return answers({
    'GET /api/daily/own': async (_, { ctx, bearer }) => ({ results: await store.own(await askerIn(ctx, bearer)) }),
    'DELETE /api/daily/own': async (_, { ctx, bearer }) => {
      await store.drop(await askerIn(ctx, bearer));
      weeks.forget();
    },
    'POST /api/daily/name': async (signed, { ctx, bearer }) => {
      await store.sign(await askerIn(ctx, bearer), demandName(signed));
      weeks.forget();
    },
    'GET /api/daily/:game/weeks': async ({ game }, { ctx, bearer }) => {
      demandGame(game);
      return weeks.of(await askerIn(ctx, bearer), game);
    },
    'GET /api/daily/:game/:day': async ({ game, day }, { ctx, bearer }) => {
      demandGame(game);
      demandDay(day, clock, false);
      return store.list(await askerIn(ctx, bearer), { game, day });
    },
    'POST /api/daily/:game/:day': async ({ game, day, format, turns, ...signed }, { ctx, bearer, address }) => {
      const loaded = demandGame(game);
      demandDay(day, clock, true);
      const asker = await askerIn(ctx, bearer);
      await results.spend(address);
      const name = demandName(signed);
      demandCurrent(loaded, format);
      const outcome = await judge.outcome(loaded, dealOf(loaded, format, day), turns);
      await store.add(asker, { game, day }, outcome, name, clock.now());
      weeks.forget();
      return store.list(asker, { game, day });
    },
  });
}

/** Only what everybody plays now: the same moves may come to more by an earlier format's rules. */
function demandCurrent({ rules }: LoadedGame, format: number): void {
  if (format !== rules.format)
    throw new Refused({ code: 'movesRefused', turn: 0 }, 'These are moves of another version of the game.');
}

const dealOf = ({ meta }: LoadedGame, format: number, day: string): Deal => dailyDeal(meta, format, day);

/** The name for a result; null for none. Refuses names that look like a bot's. */
function demandName({ name }: { readonly name?: string }): string | null {
  if (name !== undefined && readsAsBot(name)) throw new Refused({ code: 'botName' });
  return name ?? null;
}
