/**
 * What is asked, in a form that can be sent to the node that owns the match. Secrets are replaced by their hashes, so
 * that nobody who reads it can open a seat.
 */
import { type Issued, Kept, hashOf, issueCredentials } from '../match/seats/credentials.ts';
import type { Once } from '../storage/answers.ts';

/**
 * The secret fields, and how each is hashed. The token of a link also names its seat; that part stays readable.
 */
const SECRETS = {
  credentials: hashOf,
  before: hashOf,
  token: (text: string) => text.replace(/^([^.]*\.)(.*)$/s, (_, seat: string, secret: string) => seat + hashOf(secret)),
} as const;

type Secret = keyof typeof SECRETS;

/** What is asked with hashes in the place of secrets. */
export type Sealed<Asked> = { readonly [Field in keyof Asked]: Field extends Secret ? Kept : Asked[Field] };

/** The JSON form. */
export interface Envelope {
  readonly asked: Readonly<Record<string, unknown>>;
  /** The hashes of the secrets, by field. */
  readonly keys: Readonly<Partial<Record<Secret, string>>>;
  /** The client's address, for limits. */
  readonly address: string;
  /** The hash of the credentials that the answer may give out. The answer contains this hash in their place. */
  readonly issued: string;
  /** If the request has an idempotency key. */
  readonly once?: Once;
}

/** Seals what was asked. `answered` puts the new credentials into the node's answer, which is JSON. */
export function sealed(
  asked: Envelope['asked'],
  address: string,
  { credentials, kept }: Issued = issueCredentials(),
): { readonly envelope: Envelope; answered(answer: unknown): unknown } {
  const readable = { ...asked };
  const keys: Partial<Record<Secret, string>> = {};
  for (const [field, keep] of Object.entries(SECRETS) as [Secret, (text: string) => string][]) {
    const secret = readable[field];
    if (typeof secret !== 'string') continue;
    keys[field] = keep(secret);
    delete readable[field];
  }
  return {
    envelope: { asked: readable, keys, address, issued: kept },
    answered: (answer) => changed(answer, kept, credentials),
  };
}

/** What was asked, as the owning node reads it, and the new credentials, of which it knows only the hash. */
export function opened({ asked, keys, address, issued }: Envelope) {
  const hashes = Object.entries(keys).map(([field, key]) => [field, new Kept(key)] as const);
  return {
    asked: { ...asked, ...Object.fromEntries(hashes) },
    address,
    issued: { credentials: issued, kept: issued } satisfies Issued,
  };
}

/** An answer with another text in the place of each such text. */
export const changed = (answer: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(answer ?? {}).replaceAll(from, to)) as unknown;
