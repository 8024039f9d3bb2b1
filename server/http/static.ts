/** The built client: its files with long lives where their names carry a hash, and index.html for every page's address. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { notFound } from '../refused.ts';

/** Serves a folder. Without it (the client isn't built) every page is a 404. */
export function clientFiles(folder: string): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    return () => {
      throw notFound('page');
    };
  }
  const serve = sirv(folder, {
    single: true,
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
  return async (ctx) => {
    ctx.respond = false;
    ctx.status = 200;
    serve(ctx.req, ctx.res, () => {
      ctx.res.statusCode = 404;
      ctx.res.end();
    });
  };
}
