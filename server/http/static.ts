/** The built client's files, with long lives where their names carry a hash. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { Refused, notFound } from '../refused.ts';

/**
 * Serves a folder as it stands at each request: what isn't there is a 404, whatever was there at the start. `single` answers
 * every address that is no file with the folder's page; otherwise that is a 404.
 */
export function clientFiles(folder: string, single: boolean): Middleware {
  const serve = sirv(folder, {
    single,
    // A list of files made once would name those of a folder that is gone.
    dev: true,
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
    // What a build notes for itself is no page.
    if (ctx.path.includes('/.')) throw notFound('page');
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

/** Refuses to do without pages. */
export function demandPages(folder: string): void {
  if (!isBuilt(folder))
    throw new Refused({ code: 'notFound', what: 'page' }, `There are no pages in ${folder}; npm run build makes them.`);
}

/** Whether a client is built there. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));
