/** What is asked for a match by a request, as it goes to the node that owns the match: others may read it, and open nothing by it. */
import type * as v from 'valibot';
import { type Issued, Kept, hashOf, issueCredentials } from '../match/seats/credentials.ts';
import { shaped } from './body.ts';

/** In JSON. */
export interface Asking {
  readonly parameters: Readonly<Record<string, string>>;
  /** The body, without what follows. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What is kept of what opens seats in it, by name. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whose address limits count. */
  readonly address: string;
  /** What is kept of credentials that the answer may give to whoever asks: it stands there in their place. */
  readonly issued: string;
}

/** What opens seats, and what is kept of each: a link's token names its seat, too. */
const SECRETS: Readonly<Record<string, (text: string) => string>> = {
  credentials: hashOf,
  token: (text) => text.replace(/^([^.]*\.)(.*)$/s, (_, seat: string, secret: string) => seat + hashOf(secret)),
};

/** No longer ones are given out. */
const LONGEST = 200;

/** What is asked for, and how credentials come into its answer, which is JSON. */
export function asking(parameters: Asking['parameters'], given: Asking['body'], address: string) {
  const keys: Record<string, string> = {};
  const body = { ...given };
  for (const [name, keep] of Object.entries(SECRETS)) {
    const secret = body[name];
    if (typeof secret !== 'string' || secret.length > LONGEST) continue;
    keys[name] = keep(secret);
    delete body[name];
  }
  const { credentials, kept } = issueCredentials();
  const asked: Asking = { parameters, body, keys, address, issued: kept };
  const answered = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer ?? {}).replaceAll(kept, credentials)) as unknown;
  return { asked, answered };
}

/** What is asked for, as it is read where it is done. */
export class Asked {
  constructor(private readonly asking: Asking) {}

  /** The body as `schema` reads it, with what is kept of credentials in their place. Throws a Refused that says what is wrong. */
  read<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
    const { body, keys } = this.asking;
    const kept = Object.entries(keys).map(([name, key]) => [name, new Kept(key)] as const);
    return shaped({ ...body, ...Object.fromEntries(kept) }, schema);
  }

  get address(): string {
    return this.asking.address;
  }

  /** Credentials for whoever asks: nobody here knows them. */
  get issued(): Issued {
    const { issued } = this.asking;
    return { credentials: issued, kept: issued };
  }
}
