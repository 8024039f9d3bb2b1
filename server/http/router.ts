/** Our routes on boardgame.io's router, before its own. */
import type { Context, Middleware } from 'koa';
import type { Server } from '#bgio/server';
import { Refused, notFound } from '../refused.ts';

type Router = ReturnType<typeof Server>['router'];
export type Parameters = Readonly<Record<string, string>>;
type Answer = (ctx: Context, parameters: Parameters) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/games/:name/:id`. */
  readonly path: string;
  /** Its value, also of a promise, becomes the JSON body; undefined when it has answered by itself. */
  readonly answer: Answer;
}

/** Has routes answered by us. */
export function carry(router: Router, routes: readonly Route[]): void {
  for (const { method, path, answer } of routes)
    router.register(path, [method], async (ctx: Context & { params: Parameters }) => {
      const body = await answer(ctx, ctx.params);
      if (body !== undefined) ctx.body = body;
    });
}

/** Lets boardgame.io answer a route once `demand` has thrown nothing. */
export function guard(router: Router, path: string, demand: (parameters: Parameters) => void): void {
  router.get(path, (ctx, next) => {
    demand(ctx.params);
    return next();
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
