/** The built client's files, with long lives where their names carry a hash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { Refused, notFound } from '../refused.ts';

/**
 * Serves a folder. Without it (the client isn't built) every page is a 404. `single` answers every address that is no file
 * with the folder's page; otherwise that is a 404.
 */
export function clientFiles(folder: string, single: boolean): Middleware {
  if (!isBuilt(folder)) {
    return () => {
      throw notFound('page');
    };
  }
  const serve = sirv(folder, {
    single,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new Refused({ code: 'wrongMethod' }, 'This address does not take that method.');
    }
    // Whole files only: a part that ends before it begins would never be answered.
    delete ctx.req.headers.range;
    ctx.status = 200;
    ctx.respond = false;
    serve(ctx.req, ctx.res, () => {
      ctx.respond = true;
      ctx.status = 404;
    });
  };
}

/** Whether a client is built there. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));
