/** Who asks: the person whom a request stands for. */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { personName } from '../contract/schema.ts';
import { hashOf } from '../match/seats/credentials.ts';
import { Refused } from '../refused.ts';
import { soon } from '../soon.ts';
import type { PeopleStore } from './store.ts';

/** The person whom a request with this key stands for; undefined if it is nobody. */
export type Who = (request: IncomingMessage, key: string | undefined) => Promise<string | undefined>;

/**
 * Says for a site of somebody's own who asks, by what it has given their browser (a cookie, a header): its own id of
 * them, of up to 200 characters, and what they are called now. Nobody, if it doesn't know them.
 */
export type PersonOf = (
  request: IncomingMessage,
) => Promise<{ readonly id: string; readonly name: string } | null | undefined>;

/** For how many milliseconds a site may think about who asks. */
const PATIENCE = 5000;

const named = v.nullish(
  v.object({ id: v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, 'should be an id')), name: personName }),
);

/** By the key that a browser got when somebody signed in there. */
export const byBrowser =
  (store: PeopleStore): Who =>
  async (_, key) =>
    key === undefined ? undefined : store.personAt(hashOf(key));

/** As the site says. A key says whom the browser took itself for: it opens nothing, but may be out of date. */
export const bySite =
  (personOf: PersonOf, store: PeopleStore, clock: Pick<Clock, 'now' | 'after'>): Who =>
  async (request, key) => {
    const told = await askSite(personOf, request, clock);
    if (told === undefined) return undefined;
    const person = await store.ofSite(told.id, told.name, clock.now());
    return key === undefined || key === person ? person : undefined;
  };

async function askSite(personOf: PersonOf, request: IncomingMessage, clock: Pick<Clock, 'after'>) {
  try {
    const told = await soon(async () => personOf(request), PATIENCE, clock);
    return v.parse(named, told) ?? undefined;
  } catch (cause) {
    const says = 'The site can’t say who you are right now; try again in a moment.';
    throw new Refused({ code: 'outage' }, says, { cause });
  }
}
