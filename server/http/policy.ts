/** What every HTTP answer has in common: security headers, origins, errors as JSON, and a limit on writes per address. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { addressOf, isWelcome, type Trust } from './address.ts';
import { Refused } from '../refused.ts';
import type { Bans } from './bans.ts';
import { answerRefused } from './answer.ts';

/** Requests that change something, by one address in ten seconds. */
const WRITES = { points: 60, duration: 10 };

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
export function errorsAsJson(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined;
      if (refused === undefined) log.error({ error, method: ctx.method, path: ctx.path }, 'a request failed');
      answerRefused(ctx, refused ?? new Refused({ code: 'serverError' }, 'The server made a mistake.'));
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
  const limiter = new RateLimiterMemory(WRITES);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') await spend(limiter, addressOf(ctx.req, trust));
    return next();
  };
}

/** Takes one of an address's points. Throws a Refused when none are left. */
export async function spend(limiter: RateLimiterAbstract, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch {
    throw new Refused({ code: 'tooFast' }, 'That was too much in a short time; wait a little.');
  }
}
