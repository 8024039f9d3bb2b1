/** What every HTTP answer has in common: security headers, origins, errors as JSON, and a limit on writes per address. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { ownLimit } from '../nodes/limits.ts';
import { addressOf, isWelcome, type Trust } from './address.ts';
import { AddressAllowance } from './allowance.ts';
import { Refused } from '../refused.ts';
import type { Bans } from './bans.ts';
import { answerRefused } from './answer.ts';
import { Insistence } from './insistence.ts';

/** Requests that change something, by one address in ten seconds. */
const WRITES = { name: 'write', points: 60, duration: 10 };
/** The time over which what is asked is counted, in seconds. */
const ASKED_WITHIN = 10;

/** Headers for browsers. Nothing that needs https: at home the game is played over plain http. */
export function securityHeaders(): Middleware {
  return helmet({
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    contentSecurityPolicy: {
      directives: {
        'upgrade-insecure-requests': null,
        'connect-src': ["'self'", 'ws:', 'wss:'],
        'font-src': ["'self'", 'data:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'worker-src': ["'self'", 'blob:'],
      },
    },
  });
}

/** Answers errors as JSON: refusals with their code, anything unexpected as a 500 that tells only the log what happened. */
export function errorsAsJson(log: Logger, metrics: Pick<Metrics, 'refused'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined;
      if (refused === undefined || refused.refusal.code === 'dataGone')
        log.error({ error, method: ctx.method, path: ctx.path }, 'a request failed');
      const told = refused ?? new Refused({ code: 'serverError' }, 'The server made a mistake.');
      metrics.refused('request', told.refusal.code);
      answerRefused(ctx, told);
    }
  };
}

/** Refuses writes from pages of foreign origins. Which may read the answers, boardgame.io says. */
export function ownPages(trust: Trust): Middleware {
  return (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !isWelcome(ctx.req, trust))
      throw new Refused({ code: 'foreignOrigin' }, 'Pages of that origin may not use this server.');
    return next();
  };
}

/** Answers banned addresses nothing of what is played here; the pages themselves load, and say so. */
export function bannedOut(bans: Pick<Bans, 'has'>, trust: Trust): Middleware {
  return (ctx, next) => {
    if (bans.has(addressOf(ctx.req, trust)))
      throw new Refused({ code: 'banned' }, 'Whoever runs this server has banned your address.');
    return next();
  };
}

/** Refuses an address that writes too fast. */
export function writeLimit(trust: Trust): Middleware {
  const writing = new AddressAllowance(WRITES, ownLimit);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') await writing.spend(addressOf(ctx.req, trust));
    return next();
  };
}

/** Refuses an address that asks for too much: a file or a page counts one, what is dearer says so itself (`Route`). */
export function askLimit({ asked, trust }: { readonly asked: AddressAllowance; readonly trust: Trust }): Middleware {
  const insistence = new Insistence();
  return async (ctx, next) => {
    const address = addressOf(ctx.req, trust);
    try {
      await asked.spend(address);
    } catch (error) {
      await insistence.refused(address);
      throw error;
    }
    return next();
  };
}

/** What addresses may ask for in ten seconds, in points. */
export const asking = (points: number): AddressAllowance =>
  new AddressAllowance({ name: 'ask', points, duration: ASKED_WITHIN }, ownLimit);
