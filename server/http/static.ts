/** Serves the files of the built client. Files with a hash in their name are cached for long. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { Refused, notFound } from '../refused.ts';

/**
 * Serves a folder as it is at the time of each request: a file that isn't there gives a 404, even if it was there at
 * the start. With `single`, every address that isn't a file gets the folder's page; otherwise it gets a 404.
 */
export function clientFiles(folder: string, single: boolean): Middleware {
  const serve = sirv(folder, {
    single,
    // A file list made at the start would name files of a folder that has been replaced.
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
      throw new Refused({ code: 'wrongMethod' });
    }
    // The build's own notes aren't pages.
    if (decoded(ctx.path).includes('/.')) throw notFound('page');
    // Always sends whole files: a range whose end is before its start would never be answered.
    delete ctx.req.headers.range;
    ctx.status = 200;
    ctx.respond = false;
    serve(ctx.req, ctx.res, () => {
      ctx.respond = true;
      ctx.status = 404;
    });
  };
}

/** The path as sirv reads it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Throws if a folder of pages is to be served in which no client is built. */
export function demandPages(folder: string | undefined): void {
  if (folder !== undefined && !isBuilt(folder))
    throw new Refused({ code: 'notFound', what: 'page' }, `There are no pages in ${folder}; npm run build makes them.`);
}

/** Whether a client is built in this folder. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));
