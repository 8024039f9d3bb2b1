/** Our routes on boardgame.io's router, before its own. */
import type { Context, Middleware } from 'koa';
import type { Server } from '#bgio/server';
import type { Metrics } from '../metrics.ts';
import { Refused, notFound } from '../refused.ts';
import { addressOf, type Trust } from './address.ts';
import type { AddressAllowance } from './allowance.ts';
import type { Turns } from './turns.ts';

type Router = ReturnType<typeof Server>['router'];
export type Parameters = Readonly<Record<string, string>>;
type Answer = (ctx: Context, parameters: Parameters) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/games/:name/:id`. */
  readonly path: string;
  /** What it counts of what an address may ask for: about the milliseconds that everybody waits for it. */
  readonly weight: number;
  /** Its value, also of a promise, becomes the JSON body; undefined when it has answered by itself. */
  readonly answer: Answer;
}

/** A route of boardgame.io's own. */
export interface Guard extends Pick<Route, 'path' | 'weight'> {
  /** Throws a Refused where it isn't to be answered. */
  readonly demand: (parameters: Parameters) => unknown;
}

/** From this weight on answers are made one in a turn of the loop, so that whoever plays is heard between them. */
const DEAR = 5;

/** What every route costs whoever asks. */
interface Toll {
  readonly asked: AddressAllowance;
  readonly trust: Trust;
  readonly metrics: Pick<Metrics, 'weighed'>;
  /** What is dear is done in turns. */
  readonly turns: Turns;
  /** Makes an answer, and waits until all that it has written is stored. */
  readonly whole: <T>(answer: () => T | Promise<T>) => Promise<T>;
  /** Reads a match while other things are done. */
  readonly ready: (id: string) => Promise<void>;
}

/** Takes what an answer weighs, and waits for its turn where that is much. */
function charging({
  asked,
  trust,
  turns,
  metrics,
}: Toll): (ctx: Context, path: string, weight: number) => Promise<void> {
  return async (ctx, path, weight) => {
    const address = addressOf(ctx.req, trust);
    metrics.weighed(path, weight);
    await asked.spend(address, weight);
    if (weight >= DEAR) await turns.next(address);
  };
}

/** Has routes answered by us, and boardgame.io answer others once `demand` has thrown nothing. */
export function carry(router: Router, toll: Toll, guards: readonly Guard[], routes: readonly Route[]): void {
  const charge = charging(toll);
  const readied = async ({ id }: Parameters) => (id === undefined ? undefined : toll.ready(id));
  for (const { path, weight, demand } of guards)
    router.get(path, async (ctx, next) => {
      await charge(ctx, path, weight);
      await readied(ctx.params);
      demand(ctx.params);
      return next();
    });
  for (const { method, path, weight, answer } of routes)
    router.register(path, [method], async (ctx: Context & { params: Parameters }) => {
      await charge(ctx, path, weight);
      const body = await toll.whole(async () => {
        await readied(ctx.params);
        return answer(ctx, ctx.params);
      });
      if (body !== undefined) ctx.body = body;
    });
}

/** Whether the router answers for an address, and no page. */
export const isRouted = (path: string): boolean => /^\/(?:api|games)(?:\/|$)/.test(path);

/** Says no where no route has answered. */
export function unanswered(): Middleware {
  return async (ctx, next) => {
    await next();
    if (!isRouted(ctx.path) || ctx.respond === false) return;
    if (ctx.status === 405 || ctx.status === 501)
      throw new Refused({ code: 'wrongMethod' }, 'This address does not take that method.');
    if (ctx.status === 404) throw notFound('page');
  };
}
