/** Counts every request and writes it into the log, for those who want so much of it. */
import type { ServerResponse } from 'node:http';
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
      // How long somebody follows a stream is no time anybody waits.
      metrics.answered(method, status, isStream(ctx.res) ? undefined : milliseconds / 1000);
      log.debug({ method, path, status, milliseconds }, 'answered');
    });
    return next();
  };
}

const isStream = (response: ServerResponse): boolean => response.getHeader('Content-Type') === 'text/event-stream';
