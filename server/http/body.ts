/** Reads JSON bodies of requests: limited in size, plain data, checked against a schema. */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { isPlainJson } from '../guard.ts';
import { Refused } from '../refused.ts';

/** How large a body may be. */
interface Room {
  readonly bytes: number;
  /** How many values its JSON may contain. */
  readonly values?: number;
}

const USUAL: Room = { bytes: 16 * 1024 };
/** A client that sends more than this is refused before the end of its body, which may never come. */
const ENOUGH = 2 * 1024 * 1024;

const malformed = (detail: string) =>
  new Refused({ code: 'malformed', detail }, `The body should be JSON of the right shape: ${detail}.`);

/** The bodies that were read, for requests that are handled a second time. */
const texts = new WeakMap<IncomingMessage, Promise<string>>();

/** The body, checked against `schema`. Throws a Refused that says what is wrong. An empty body counts as `{}`. */
export async function readBody<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  schema: Schema,
  room: Room = USUAL,
): Promise<v.InferOutput<Schema>> {
  const reading = texts.get(request) ?? readText(request, room);
  texts.set(request, reading);
  const text = await reading;
  return shaped(parse(isForm(request) ? fieldsIn(text) : text, room), schema);
}

/** The text of a body of the usual size, as it is read later. */
export function bodyText(request: IncomingMessage): Promise<string> {
  const reading = texts.get(request) ?? readText(request, USUAL);
  texts.set(request, reading);
  return reading;
}

/** A value, checked against `schema`. Throws a Refused that says what is wrong. */
export function shaped<Schema extends v.GenericSchema>(value: unknown, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw malformed(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** A body that is too large is still read and dropped, so that the refusal arrives and the connection stays usable. */
async function readText(request: IncomingMessage, { bytes }: Room): Promise<string> {
  if (request.headers['content-encoding'] !== undefined) throw malformed('no content-encoding is understood');
  const chunks: Buffer[] = [];
  let size = 0;
  const tooLarge = () => new Refused({ code: 'tooLarge', bytes }, `A body may hold ${bytes} bytes.`);
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytes) chunks.push(chunk);
      if (size > ENOUGH) reject(tooLarge());
    });
    request.once('end', () => {
      if (size > bytes) reject(tooLarge());
      else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.once('close', () => reject(malformed('it broke off')));
  });
}

/** Whether a body is a form's, which boardgame.io's lobby takes too. */
const isForm = ({ headers }: IncomingMessage): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** A form's fields as JSON: each a text. */
const fieldsIn = (text: string): string => JSON.stringify(Object.fromEntries(new URLSearchParams(text)));

function parse(text: string, { values }: Room): unknown {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed('it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed('it is no record');
  if (!isPlainJson(value, values))
    throw malformed('it is nested too deep, too long, or has reserved names or halves of characters');
  return value;
}
