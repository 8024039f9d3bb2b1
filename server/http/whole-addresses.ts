/** Refuses addresses that hold a zero character: nothing here is called so, and PostgreSQL can't even look for it. */
import type { Middleware } from 'koa';
import { Refused } from '../refused.ts';
import { isRouted } from './router.ts';

export function wholeAddresses(): Middleware {
  return (ctx, next) => {
    // What stands behind the path of a page is the page's own.
    if ((isRouted(ctx.path) ? ctx.url : ctx.path).includes('%00'))
      throw new Refused({ code: 'malformed', detail: 'address' }, 'No address here holds a zero character.');
    return next();
  };
}
