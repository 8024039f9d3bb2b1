/** Counts every request and writes it into the log, for those who want so much of it. */
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

/** Notes method, path, status and time of each answer, at the level `debug`; never a query, which may hold a seat's link. */
export function requestLog(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = Math.round(performance.now() - began);
      const { method, path } = ctx;
      const { statusCode: status } = ctx.res;
      metrics.answered(method, status, milliseconds / 1000);
      log.debug({ method, path, status, milliseconds }, 'answered');
    });
    return next();
  };
}
