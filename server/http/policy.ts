/** What all HTTP answers share: security headers, allowed origins, errors as JSON, and rate limits for each address. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { ownLimit } from '../nodes/limits.ts';
import { addressOf, isWelcome, type Trust } from './address.ts';
import { AddressAllowance } from './allowance.ts';
import { Refused } from '../refused.ts';
import { isOutage } from '../storage/outage.ts';
import type { Bans } from './bans.ts';
import { answerRefused } from './answer.ts';
import { Tarpit } from './tarpit.ts';

/** How many changing requests one address may send in ten seconds. */
const WRITES = { name: 'write', points: 60, duration: 10 };
/** The period of the rate limit for all requests, in seconds. */
const ASKED_WITHIN = 10;

/** Security headers for browsers. None of them needs https: at home the game is played over plain http. */
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

/**
 * Answers errors as JSON: a refusal with its code, an outage of the database as a 503, and anything unexpected as a 500.
 * Only the log has the cause of the last two.
 */
export function errorsAsJson(log: Logger, metrics: Pick<Metrics, 'refused'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const told = refusalOf(error);
      const { code } = told.refusal;
      const where = { error, method: ctx.method, path: ctx.path };
      if (code === 'outage') log.warn(where, 'a request could not be answered: what it needs is gone');
      else if (code === 'serverError' || code === 'dataGone') log.error(where, 'a request failed');
      metrics.refused('request', told.refusal.code);
      answerRefused(ctx, told);
    }
  };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return isOutage(error) ? new Refused({ code: 'outage' }) : new Refused({ code: 'serverError' });
}

/** Refuses changes by pages of foreign origins. Which origins may read answers is up to boardgame.io. */
export function ownPages(trust: Trust): Middleware {
  return (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !isWelcome(ctx.req, trust))
      throw new Refused({ code: 'foreignOrigin' });
    return next();
  };
}

/** Refuses banned addresses everything about matches. The pages themselves load, and tell the user. */
export function bannedOut(bans: Pick<Bans, 'has'>, trust: Trust): Middleware {
  return (ctx, next) => {
    if (bans.has(addressOf(ctx.req, trust))) throw new Refused({ code: 'banned' });
    return next();
  };
}

/** Refuses an address that sends changing requests too fast. */
export function writeLimit(trust: Trust): Middleware {
  const writing = new AddressAllowance(WRITES, ownLimit);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') await writing.spend(addressOf(ctx.req, trust));
    return next();
  };
}

/**
 * Refuses an address that asks for too much. A file or a page costs one point; expensive routes name their own cost
 * (`Route`).
 */
export function askLimit({ asked, trust }: { readonly asked: AddressAllowance; readonly trust: Trust }): Middleware {
  const tarpit = new Tarpit();
  return async (ctx, next) => {
    const address = addressOf(ctx.req, trust);
    try {
      await asked.spend(address);
    } catch (error) {
      await tarpit.refused(address);
      throw error;
    }
    return next();
  };
}

/** The points that an address may spend in ten seconds. */
export const asking = (points: number): AddressAllowance =>
  new AddressAllowance({ name: 'ask', points, duration: ASKED_WITHIN }, ownLimit);
