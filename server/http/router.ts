/** Our routes, added to boardgame.io's router before its own. */
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import type { Server } from '#bgio/server';
import { wholeDeed } from '../match/deeds/whole-deeds.ts';
import { issueCredentials } from '../match/seats/credentials.ts';
import type { Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refused, notFound } from '../refused.ts';
import type { Answers } from '../storage/answered.ts';
import type { Mark } from '../storage/answers.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { addressOf, type Trust } from './address.ts';
import type { AddressQueue } from './address-queue.ts';
import type { AddressAllowance } from './allowance.ts';
import { Asked, type Asking, asking, changed } from './asked.ts';
import { readBody } from './body.ts';
import { onceKey, onceOf } from './once.ts';

type Router = ReturnType<typeof Server>['router'];
export type Parameters = Readonly<Record<string, string>>;
type Answer = (ctx: Context, parameters: Parameters) => unknown;
/** Does something at a match. Its value, also of a promise, is short JSON. By the mark another node knows what is stored of it. */
export type DeedAnswer = (asked: Asked, parameters: Parameters, mark?: Mark) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/games/:name/:id`. */
  readonly path: string;
  /**
   * The cost in points of the address's rate limit: about the milliseconds that everybody else waits for the answer.
   */
  readonly weight: number;
  /** Returns the JSON body, or a promise of it; undefined if it has answered by itself. */
  readonly answer: Answer;
  /** Asking it again does no harm, so that no answer is remembered: it only reads, or leaves things as they are then. */
  readonly again?: true;
}

/** A route that changes a match. The node that owns the match does it, whichever node was asked. */
export interface DeedRoute extends Pick<Route, 'path' | 'weight'> {
  readonly method: 'POST' | 'DELETE';
  readonly deed: DeedAnswer;
  /** If present, the node that was asked answers with this instead of with the deed's result. */
  readonly shows?: ((id: string) => unknown) | undefined;
}

/** A check before a route of boardgame.io's own. */
export interface Guard extends Pick<Route, 'path' | 'weight'> {
  /** Throws a Refused if the request must not be answered. */
  readonly demand: (parameters: Parameters) => unknown;
}

/**
 * From this weight on, only one answer is made in each turn of the event loop, so that moves are handled between them.
 */
const DEAR = 5;

/** What every route needs in order to charge the client and to answer. */
interface Toll {
  readonly asked: AddressAllowance;
  readonly trust: Trust;
  readonly metrics: Pick<Metrics, 'weighed'>;
  /** The queue for expensive answers. */
  readonly queue: Pick<AddressQueue, 'next'>;
  /** Runs an answer, and waits until everything it has written is stored. */
  readonly store: Pick<MatchStore, 'whole'>;
  readonly nodes: Pick<Nodes, 'at'>;
  /** What was answered to requests that may come again. */
  readonly answers: Pick<Answers, 'once' | 'keep'>;
  /** Loads a match without blocking other work. */
  readonly ready: (id: string) => Promise<void>;
}

/** Charges the address for an answer. Expensive answers wait in the queue. */
function charging({
  asked,
  trust,
  queue,
  metrics,
}: Toll): (ctx: Context, path: string, weight: number) => Promise<void> {
  return async (ctx, path, weight) => {
    const address = addressOf(ctx.req, trust);
    metrics.weighed(path, weight);
    await asked.spend(address, weight);
    if (weight >= DEAR) await queue.next(address);
  };
}

/** Adds our routes, and lets boardgame.io answer others only after `demand` has thrown nothing. */
export function carry(
  router: Router,
  toll: Toll,
  guards: readonly Guard[],
  routes: readonly (Route | DeedRoute)[],
): void {
  const charge = charging(toll);
  const readied = async ({ id }: Parameters) => (id === undefined ? undefined : toll.ready(id));
  for (const { path, weight, demand } of guards)
    router.get(path, async (ctx, next) => {
      await charge(ctx, path, weight);
      await readied(ctx.params);
      demand(ctx.params);
      return next();
    });
  for (const route of routes) {
    const { method, path, weight } = route;
    const answer = 'deed' in route ? atOwner(toll, route) : atOnce(toll, route);
    router.register(path, [method], async (ctx: Context & { params: Parameters }) => {
      await charge(ctx, path, weight);
      const body = await answer(ctx, ctx.params);
      if (body !== undefined) ctx.body = body;
    });
  }
}

/** Answers on the node that was asked. */
function atOnce({ store, answers, ready }: Toll, { method, path, answer, again }: Route): Answer {
  return async (ctx, parameters) => {
    const answering = async () => {
      const { id } = parameters;
      if (id !== undefined) await ready(id);
      return answer(ctx, parameters);
    };
    const isChange = method !== 'GET' && again === undefined;
    const once = isChange ? await onceOf(ctx.req, path, parameters) : undefined;
    if (once === undefined) return store.whole(answering);
    // Nothing that opens a seat is stored.
    const { credentials, kept } = issueCredentials(onceKey(ctx.req));
    const hidden = async () => changed(await answering(), credentials, kept);
    const given = await answers.once(once, async () => {
      const told = await store.whole(hidden, { once });
      await answers.keep(once, told);
      return told;
    });
    return changed(given, kept, credentials);
  };
}

/** Lets the node that owns the match do what is asked. */
function atOwner(toll: Toll, { method, path, deed, shows }: DeedRoute): Answer {
  const { ready, trust } = toll;
  const done = wholeDeed(toll, `${method}:${path}`, (_, asked: Asking, mark) =>
    deed(new Asked(asked), asked.parameters, mark),
  );
  return async ({ req }, parameters) => {
    const { id = '' } = parameters;
    const once = await onceOf(req, path, parameters);
    const body = await readBody(req, v.record(v.string(), v.unknown()));
    const issued = issueCredentials(onceKey(req));
    const { asked, answered } = asking(parameters, body, addressOf(req, trust), issued);
    const given = await done(id, once === undefined ? asked : { ...asked, once });
    if (shows === undefined) return answered(given);
    await ready(id);
    return shows(id);
  };
}

/** Whether an address belongs to the API and not to a page. */
export const isRouted = (path: string): boolean => /^\/(?:api|games)(?:\/|$)/.test(path);

/** A middleware for everything that isn't a route: boardgame.io's router comes last. */
export function apart(middleware: Middleware): Middleware {
  return (ctx, next) => (isRouted(ctx.path) ? next() : middleware(ctx, next));
}

/** Refuses requests that no route has answered. */
export function unanswered(): Middleware {
  return async (ctx, next) => {
    await next();
    if (!isRouted(ctx.path) || ctx.respond === false) return;
    if (ctx.status === 405 || ctx.status === 501)
      throw new Refused({ code: 'wrongMethod' }, 'This address does not take that method.');
    if (ctx.status === 404) throw notFound('page');
  };
}
