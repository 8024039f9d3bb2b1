/** What programs ask that look after a server: whether it lives, whether it can do its work, and what it counts. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Clock } from '../clock.ts';
import { notFound, Refused } from '../refused.ts';
import type { Metrics } from '../metrics.ts';

/** For how many milliseconds one look at the storage holds, however often is asked. */
const FRESH = 1000;
/** What takes longer, in milliseconds, is not ready: who asks waits a second at most, as their own patience has it. */
const PATIENCE = 800;
const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface Health {
  readonly clock: Pick<Clock, 'ticks' | 'after'>;
  /** What it takes to do its work: each throws or rejects where that is not given, a Refused where it can say why. */
  readonly probes: readonly (() => void | Promise<void>)[];
  readonly metrics: Metrics;
  /** Whoever knows it may read the counts from elsewhere; empty: nobody. */
  readonly token: string;
}

/** Answers /healthz, /readyz and /metrics; passes the rest on. */
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

/** Programs on this computer, but not what a proxy on it passes on; from elsewhere whoever has the token. */
function mayRead({ req }: Context, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
  if (token !== '' && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return req.headers['x-forwarded-for'] === undefined && HERE.has(req.socket.remoteAddress ?? '');
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
