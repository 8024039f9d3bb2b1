/** Sends one request to the server. Never throws: every failure is a refusal with a code. */
import type { Refusal } from '../../games/kit/rules.ts';
import { freshSecret } from '../../games/kit/random.ts';
import type { Asks, CallName, Gives } from '../../server/contract/contract.ts';
import type { ErrorBody } from '../../server/contract/refusals.ts';
import { below } from '../kept/site.ts';
import { PATIENCE, inTime } from '../kit/patience.ts';
import { drawnFor, settle } from './attempts.ts';
import { noteServerTime } from './use-now.ts';

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Makes a call of the server's contract. Everything but a GET carries an idempotency key, by which the server does it
 * once, however often it comes: browsers send a request again by themselves when a connection breaks, and so do people.
 */
export async function ask<Name extends CallName>(
  name: Name,
  asked: Asks<Name>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Gives<Name>>> {
  const { method, path, fields } = addressed(name, asked);
  const isRead = method === 'GET';
  // A pledge is drawn for each attempt, and says nothing of what is asked for.
  const what = `${name} ${path} ${JSON.stringify({ ...fields, pledge: undefined })}`;
  const sent = isRead ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': drawnFor(what, freshSecret) };
  const query = new URLSearchParams(fields as Record<string, string>);
  try {
    const answer = await inTime(PATIENCE.request, async (signal): Promise<Answer<Gives<Name>>> => {
      const response = await fetch(isRead && query.size > 0 ? `${path}?${query}` : path, {
        method,
        headers: { ...sent, ...headers },
        ...(isRead ? {} : { body: JSON.stringify(fields) }),
        signal,
      });
      noteServerTime(Date.parse(response.headers.get('Date') ?? ''));
      if (!response.ok) return { ok: false, refusal: await refusalOf(response) };
      return { ok: true, value: (await response.json()) as Gives<Name> };
    });
    if (isAnswered(answer)) settle(what);
    return answer;
  } catch {
    return { ok: false, refusal: { code: 'offline' } };
  }
}

/** The method and path of a call, and the fields that the path doesn't name. */
function addressed(name: CallName, asked: object) {
  const fields: Record<string, unknown> = { ...asked };
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, part: string) => {
    const value = String(fields[part]);
    delete fields[part];
    return encodeURIComponent(value);
  });
  return { method, path: below(path), fields };
}

/** What goes with a call of whoever is known by a key. */
export const bearing = (key: string): Readonly<Record<string, string>> => ({ Authorization: `Bearer ${key}` });

/** Whether the server has answered; else nobody knows what it did. */
export const isAnswered = (answer: Answer<unknown>): boolean => answer.ok || answer.refusal.code !== 'offline';

/** The server's own code if the answer has one; a proxy may have answered something else. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (typeof body?.error?.code === 'string') return body.error;
  return response.status >= 502 ? { code: 'offline' } : { code: 'unknown', status: response.status };
}
