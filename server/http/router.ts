/** A small router over Koa: a method, a path with `:names`, and what answers. */
import type { Context, Middleware, Next } from 'koa';
import { Refused, notFound } from '../refused.ts';

export type Parameters = Readonly<Record<string, string>>;
type Answer = (ctx: Context, parameters: Parameters) => unknown;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/games/:name/:id`. */
  readonly path: string;
  /** Its value, also of a promise, becomes the JSON body; undefined when it has answered by itself. */
  readonly answer: Answer;
}

/** Answers everything under `prefixes`, with a 404 or 405 where no route fits; passes the rest on. */
export function router(prefixes: readonly string[], routes: readonly Route[]): Middleware {
  const compiled = routes.map((route) => ({ ...route, parts: route.path.split('/') }));
  return async (ctx: Context, next: Next) => {
    if (!prefixes.some((prefix) => ctx.path === prefix || ctx.path.startsWith(`${prefix}/`))) return next();
    const parts = segments(ctx.path);
    const fitting = compiled.filter((route) => fitsPath(route.parts, parts));
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const route = fitting.find((candidate) => candidate.method === method);
    if (route !== undefined) {
      const body = await route.answer(ctx, parameters(route.parts, parts));
      if (body !== undefined) ctx.body = body;
      return undefined;
    }
    if (fitting.length === 0) throw notFound('page');
    ctx.set('Allow', fitting.map((candidate) => candidate.method).join(', '));
    throw new Refused({ code: 'wrongMethod' }, 'This address does not take that method.');
  };
}

function segments(path: string): string[] {
  try {
    return path
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    throw notFound('page');
  }
}

function fitsPath(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}

function parameters(pattern: readonly string[], parts: readonly string[]): Parameters {
  const named = pattern.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : []));
  return Object.fromEntries(named) as Parameters;
}
