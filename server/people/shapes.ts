/** The schemas of request bodies about people. */
import * as v from 'valibot';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { cleanLine } from '../../games/kit/written.ts';
import { seatKey } from '../lobby/shapes.ts';
import type { PasskeyMade, PasskeyUsed, Profile, PersonSync, TiedSeats } from '../wire-people.ts';

const LONGEST_SETTINGS = 2000;
/** How many matches a browser may name at once. */
const MOST_HELD = 500;
/** How many seats can be tied at once. */
const MOST_TIED = 50;

const encoded = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'should be base64url'));
const matchId = v.pipe(v.string(), v.maxLength(64));
const name = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text, LONGEST_NAME)),
);

const profile = v.object({
  name,
  settings: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    v.check((settings) => JSON.stringify(settings).length <= LONGEST_SETTINGS, 'should be shorter'),
  ),
}) satisfies v.GenericSchema<Profile>;

const credential = {
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key'),
  clientExtensionResults: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(() => ({})),
  ),
};

export const wanted = v.object({ name });

export const made = v.object({
  response: v.object({
    ...credential,
    response: v.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  profile,
}) satisfies v.GenericSchema<unknown, PasskeyMade>;

export const used = v.object({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: v.exactOptional(encoded),
    }),
  }),
}) satisfies v.GenericSchema<unknown, PasskeyUsed>;

const matches = v.pipe(v.array(matchId), v.maxLength(MOST_HELD));

export const personSync = v.object({
  have: matches,
  gone: v.exactOptional(matches),
  profile: v.exactOptional(profile),
}) satisfies v.GenericSchema<PersonSync>;

const credentials = v.pipe(v.string(), v.maxLength(200));

export const tied = v.object({
  seats: v.pipe(
    v.array(v.object({ playerID: seatKey.entries.playerID, credentials, id: matchId })),
    v.maxLength(MOST_TIED),
  ),
}) satisfies v.GenericSchema<TiedSeats>;
