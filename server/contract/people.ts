/** What is asked and told about a person who has a passkey, and what is kept of one. */
import * as v from 'valibot';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { given, list, type Of, personName, record, seatKey, whole } from './schema.ts';
import { takenSeat } from './seats.ts';

const LONGEST_SETTINGS = 2000;
/** How many matches a browser may name at once. */
const MOST_HELD = 500;
/** How many seats can be tied at once. */
const MOST_TIED = 50;

const encoded = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'should be base64url'));
const matchId = v.pipe(v.string(), v.maxLength(64));

/** What a browser makes a passkey by, and what it shows one by. */
export const newPasskey = given<PublicKeyCredentialCreationOptionsJSON>(
  'The options of `navigator.credentials.create`.',
);
export const askedPasskey = given<PublicKeyCredentialRequestOptionsJSON>('The options of `navigator.credentials.get`.');

export type NewPasskey = Of<typeof newPasskey>;
export type AskedPasskey = Of<typeof askedPasskey>;

/** What follows a person from browser to browser besides the seats. The server doesn't read the settings. */
export const profile = record({
  name: personName,
  settings: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    v.check((settings) => JSON.stringify(settings).length <= LONGEST_SETTINGS, 'should be shorter'),
    v.readonly(),
  ),
});
export type Profile = Of<typeof profile>;

const credential = {
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key'),
  clientExtensionResults: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(() => ({})),
  ),
};

export const passkeyMade = record({
  response: v.object({
    ...credential,
    response: v.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  profile,
});
export type PasskeyMade = Of<typeof passkeyMade>;

export const passkeyUsed = record({
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: v.exactOptional(encoded),
    }),
  }),
});
export type PasskeyUsed = Of<typeof passkeyUsed>;

/** The key by which this browser is signed in from now on. */
export const signedIn = record({ key: v.string() });
export type SignedIn = Of<typeof signedIn>;

const matches = v.pipe(v.array(matchId), v.maxLength(MOST_HELD), v.readonly());

/** What a browser reports when it asks for news. */
export const personSync = record({
  /** The matches where it holds seats. */
  have: matches,
  /** The matches whose seat it has removed; the person's other browsers don't get them any more either. */
  gone: v.exactOptional(matches),
  /** Absent if it wasn't changed here. */
  profile: v.exactOptional(profile),
});
export type PersonSync = Of<typeof personSync>;

const knownPasskey = record({
  id: v.string(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  usedAt: v.number(),
});
export type KnownPasskey = Of<typeof knownPasskey>;

const broughtSeat = record({ ...takenSeat.entries, id: v.string() });
export type BroughtSeat = Of<typeof broughtSeat>;

export const personNow = record({
  profile,
  /** Raised whenever the profile changes. */
  version: whole,
  passkeys: list(knownPasskey),
  /** Seats that this browser lacked, with new credentials; limited to some at once. */
  seats: list(broughtSeat),
  /** The matches of this browser that aren't tied to the person. */
  untied: list(v.string()),
});
export type PersonNow = Of<typeof personNow>;

export const tiedSeats = record({
  seats: v.pipe(v.array(record({ ...seatKey.entries, id: matchId })), v.maxLength(MOST_TIED), v.readonly()),
});
export type TiedSeats = Of<typeof tiedSeats>;
