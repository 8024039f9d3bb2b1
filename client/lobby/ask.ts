/** Sends one request to the server. Never throws: every failure is a refusal with a code. */
import type { Refusal } from '../../games/kit/rules.ts';
import { freshSecret } from '../../games/kit/random.ts';
import type { ErrorBody } from '../../server/wire.ts';
import { PATIENCE, inTime } from '../kit/patience.ts';
import { drawnFor, settle } from './attempts.ts';
import { noteServerTime } from './use-now.ts';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Everything but a GET carries an idempotency key, by which the server does it once, however often it comes: browsers
 * send a request again by themselves when a connection breaks, and so do people.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  // A pledge is drawn for each attempt, and says nothing of what is asked for.
  const what = `${method} ${path} ${JSON.stringify({ ...body, pledge: undefined })}`;
  const key = method === 'GET' ? {} : { 'Idempotency-Key': drawnFor(what, freshSecret) };
  try {
    const answer = await inTime(PATIENCE.request, async (signal): Promise<Answer<T>> => {
      const response = await fetch(path, {
        method,
        headers: { ...key, ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
      if (!response.ok) return { ok: false, refusal: await refusalOf(response) };
      return { ok: true, value: (await response.json()) as T };
    });
    if (isAnswered(answer)) settle(what);
    return answer;
  } catch {
    return { ok: false, refusal: { code: 'offline' } };
  }
}

/** Whether the server has answered; else nobody knows what it did. */
export const isAnswered = (answer: Answer<unknown>): boolean => answer.ok || answer.refusal.code !== 'offline';

/** The server's own code if the answer has one; a proxy may have answered something else. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (typeof body?.error?.code === 'string') return body.error;
  return response.status >= 502 ? { code: 'offline' } : { code: 'unknown', status: response.status };
}
