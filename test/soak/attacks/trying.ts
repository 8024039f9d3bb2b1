/** What whoever tries against a promise has. */
import type { Random } from '../../../games/kit/random.ts';
import type { HandClock } from '../../clock.ts';
import type { Ground } from './table.ts';

export interface Trying {
  readonly ground: Ground;
  readonly clock: HandClock;
  readonly random: Random;
  /** What the operator types. */
  operator(...words: string[]): Promise<string>;
}

/** Tries once. Resolves with `kept`, or in words with what came of it that was not to come. */
export type Kind = (trying: Trying) => Promise<string>;

interface Told {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function send(
  url: string,
  from: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<Told> {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Told['body'] };
}
