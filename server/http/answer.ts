/** How refusals are sent over HTTP: the status follows from the code. */
import type { Context } from 'koa';
import type { Refused } from '../refused.ts';
import { type ErrorBody, REFUSALS } from '../contract/refusals.ts';

/** Answers a request with a refusal as JSON. */
export function answerRefused(ctx: Context, { refusal, message }: Refused): void {
  const body: ErrorBody = { error: refusal, message };
  const [status] = REFUSALS[refusal.code];
  ctx.status = status;
  ctx.body = body;
}
