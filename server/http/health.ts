/** The endpoints for monitoring: whether the server lives, whether it is ready, and its metrics. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Clock } from '../clock.ts';
import { notFound, Refused } from '../refused.ts';
import type { Metrics } from '../metrics.ts';

/** For how many milliseconds a check of the storage is reused. */
const FRESH = 1000;
/**
 * If a check takes longer than this many milliseconds, the server counts as not ready: most monitors wait only a
 * second.
 */
const PATIENCE = 800;
const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What proxies add to what they pass on: each has names of its own, of a few kinds. */
const PASSED_ON = /^(?:forwarded|via|cf-ray|x-(?:forwarded|original|envoy)-.*|.*(?:client|connecting|real|user)-?ip)$/;

interface Health {
  readonly clock: Pick<Clock, 'ticks' | 'after'>;
  /**
   * The checks of what the server needs for its work. Each throws or rejects if something is missing, with a Refused if
   * it can say what.
   */
  readonly probes: readonly (() => void | Promise<void>)[];
  readonly metrics: Metrics;
  /** Whoever sends this token may read the metrics from other computers; if empty, nobody may. */
  readonly token: string;
}

/** Answers /healthz, /readyz and /metrics; passes everything else on. */
export function health({ clock, probes, metrics, token }: Health): Middleware {
  let looked: { readonly at: number; readonly reasons: Promise<readonly string[]> } = {
    at: Number.NEGATIVE_INFINITY,
    reasons: Promise.resolve([]),
  };
  const look = () =>
    new Promise<readonly string[]>((tell) => {
      const callOff = clock.after(PATIENCE, () => tell(['Storage takes too long to answer.']));
      void Promise.all(probes.map(reasonsOf)).then((reasons) => {
        callOff();
        tell(reasons.flat());
      });
    });
  const wrong = () => {
    if (clock.ticks() - looked.at >= FRESH) looked = { at: clock.ticks(), reasons: look() };
    return looked.reasons;
  };
  const answers: Readonly<Record<string, (ctx: Context) => unknown>> = {
    '/healthz': (ctx) => (ctx.body = { alive: true }),
    '/readyz': async (ctx) => {
      const reasons = await wrong();
      const ready = reasons.length === 0;
      ctx.status = ready ? 200 : 503;
      ctx.body = ready ? { ready } : { ready, reasons };
    },
    '/metrics': async (ctx) => {
      if (!mayRead(ctx, token)) throw notFound('page');
      ctx.type = metrics.type;
      ctx.body = await metrics.text();
    },
  };
  return async (ctx, next) => {
    const answer = ctx.method === 'GET' || ctx.method === 'HEAD' ? answers[ctx.path] : undefined;
    if (answer === undefined) return next();
    ctx.set('Cache-Control', 'no-store');
    return answer(ctx);
  };
}

/** Programs on this computer may read the metrics, except through a proxy; others need the token. */
function mayRead({ req }: Context, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
  if (token !== '' && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return !Object.keys(req.headers).some((name) => PASSED_ON.test(name)) && HERE.has(req.socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

async function reasonsOf(probe: () => void | Promise<void>): Promise<readonly string[]> {
  try {
    await probe();
    return [];
  } catch (error) {
    return [error instanceof Refused ? error.message : 'Nothing can be stored right now.'];
  }
}
