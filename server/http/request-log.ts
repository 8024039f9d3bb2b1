/** Counts every request, and logs it at the level `debug`. */
import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

/**
 * Logs method, path, status and duration of each answer. Never logs the query, which may contain the link to a seat.
 */
export function requestLog(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = Math.round(performance.now() - began);
      const { method, path } = ctx;
      const { statusCode: status } = ctx.res;
      // How long a stream stays open is not a waiting time, so it isn't measured.
      metrics.answered(method, status, isStream(ctx.res) ? undefined : milliseconds / 1000);
      log.debug({ method, path, status, milliseconds }, 'answered');
    });
    return next();
  };
}

const isStream = (response: ServerResponse): boolean => response.getHeader('Content-Type') === 'text/event-stream';
