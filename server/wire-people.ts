/**
 * What is asked of the server for a person who has a passkey, and what is kept of one. Types only; like wire.ts, the client may
 * import it. Whose browser asks says its key, as `Authorization: Bearer …`:
 *   POST   /api/people/passkeys/options  { name }, with a key where the passkey is a further one → NewPasskey
 *   POST   /api/people/passkeys          PasskeyMade → SignedIn
 *   POST   /api/people/sign-in/options   {} → AskedPasskey
 *   POST   /api/people/sign-in           PasskeyUsed → SignedIn
 *   POST   /api/people/me                PersonSync, with a key → PersonNow
 *   POST   /api/people/seats             TiedSeats, with a key: these are this person's → {}
 *   DELETE /api/people/passkeys/:id      with a key: nobody signs in by it any more; with the last one all that is kept goes → {}
 *   DELETE /api/people/browser           with a key, which opens nothing any more → {}
 *   DELETE /api/people/me                with a key: all that is kept goes → {}
 */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { TakenSeat } from './wire-seats.ts';
import type { SeatKey } from './wire.ts';

export type NewPasskey = PublicKeyCredentialCreationOptionsJSON;
export type AskedPasskey = PublicKeyCredentialRequestOptionsJSON;

/** What follows a person from browser to browser besides the seats. The server doesn't read the settings. */
export interface Profile {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
}

export interface PasskeyMade {
  readonly response: RegistrationResponseJSON;
  readonly profile: Profile;
}

export interface PasskeyUsed {
  readonly response: AuthenticationResponseJSON;
}

export interface SignedIn {
  /** The key by which this browser is signed in from now on. */
  readonly key: string;
}

/** What a browser reports when it asks for news. */
export interface PersonSync {
  /** The matches where it holds seats. */
  readonly have: readonly string[];
  /** The matches whose seat it has removed; the person's other browsers don't get them any more either. */
  readonly gone?: readonly string[];
  /** Absent if it wasn't changed here. */
  readonly profile?: Profile;
}

export interface PersonNow {
  readonly profile: Profile;
  /** Raised whenever the profile changes. */
  readonly version: number;
  readonly passkeys: readonly KnownPasskey[];
  /** Seats that this browser lacked, with new credentials; limited to some at once. */
  readonly seats: readonly BroughtSeat[];
  /** The matches of this browser that aren't tied to the person. */
  readonly untied: readonly string[];
}

export interface KnownPasskey {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface BroughtSeat extends TakenSeat {
  readonly id: string;
}

export interface TiedSeats {
  readonly seats: readonly (SeatKey & { readonly id: string })[];
}
