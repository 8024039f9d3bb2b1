/**
 * A request to change a match, in a form that can be sent to the node that owns the match. Secrets are replaced by
 * their hashes, so that nobody who reads it can open a seat.
 */
import type * as v from 'valibot';
import { type Issued, Kept, hashOf, issueCredentials } from '../match/seats/credentials.ts';
import type { Once } from '../storage/answered.ts';
import { shaped } from './body.ts';

/** The JSON form. */
export interface Asking {
  readonly parameters: Readonly<Record<string, string>>;
  /** The body without its secrets. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The hashes of the secrets in the body, by field name. */
  readonly keys: Readonly<Record<string, string>>;
  /** The client's address, for limits. */
  readonly address: string;
  /** The hash of the credentials that the answer may give out. The answer contains this hash in their place. */
  readonly issued: string;
  /** If the request has an idempotency key. */
  readonly once?: Once;
}

/**
 * The body's secret fields, and how each is hashed. The token of a link also names its seat; that part stays readable.
 */
const SECRETS: Readonly<Record<string, (text: string) => string>> = {
  credentials: hashOf,
  before: hashOf,
  token: (text) => text.replace(/^([^.]*\.)(.*)$/s, (_, seat: string, secret: string) => seat + hashOf(secret)),
};

/** Longer secrets are never given out, so they aren't hashed. */
const LONGEST = 200;

/** Builds the JSON form of a request. `answered` puts the new credentials into the node's answer, which is JSON. */
export function asking(
  parameters: Asking['parameters'],
  given: Asking['body'],
  address: string,
  { credentials, kept }: Issued = issueCredentials(),
) {
  const keys: Record<string, string> = {};
  const body = { ...given };
  for (const [name, keep] of Object.entries(SECRETS)) {
    const secret = body[name];
    if (typeof secret !== 'string' || secret.length > LONGEST) continue;
    keys[name] = keep(secret);
    delete body[name];
  }
  const asked: Asking = { parameters, body, keys, address, issued: kept };
  const answered = (answer: unknown): unknown => changed(answer, kept, credentials);
  return { asked, answered };
}

/** An answer with another text in the place of each such text. */
export const changed = (answer: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(answer ?? {}).replaceAll(from, to)) as unknown;

/** The request as the owning node reads it. */
export class Asked {
  constructor(private readonly asking: Asking) {}

  /** Checks the body against `schema`; secrets are `Kept` hashes. Throws a Refused that says what is wrong. */
  read<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
    const { body, keys } = this.asking;
    const kept = Object.entries(keys).map(([name, key]) => [name, new Kept(key)] as const);
    return shaped({ ...body, ...Object.fromEntries(kept) }, schema);
  }

  get address(): string {
    return this.asking.address;
  }

  /** New credentials of which this node knows only the hash. */
  get issued(): Issued {
    const { issued } = this.asking;
    return { credentials: issued, kept: issued };
  }
}
