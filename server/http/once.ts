/** The idempotency key of a request: a header, which clients of boardgame.io don't send. */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { hashOf } from '../match/seats/credentials.ts';
import { Refused } from '../refused.ts';
import type { Once } from '../storage/answers.ts';
import { bodyText } from './body.ts';

/** Long enough that nobody guesses it: credentials are made of it. */
const KEY = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));

/** The key that a client has drawn for a request; undefined if it draws none. Refuses one that could be guessed. */
export function onceKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const read = v.safeParse(KEY, key);
  if (read.success) return read.output;
  throw new Refused(
    { code: 'malformed', detail: 'Idempotency-Key' },
    'Idempotency-Key should be 20 to 64 letters, digits, - and _, drawn at random.',
  );
}

/** What is remembered of a request with a key; undefined if it has none. */
export async function onceOf(request: IncomingMessage, path: string, parameters: object): Promise<Once | undefined> {
  const key = onceKey(request);
  if (key === undefined) return undefined;
  const { authorization = '' } = request.headers;
  const asked = [request.method, path, parameters, authorization, await bodyText(request)];
  return { mark: hashOf(`once ${key}`), asked: hashOf(JSON.stringify(asked)) };
}
