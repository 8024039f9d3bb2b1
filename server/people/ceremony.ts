/**
 * Creating a passkey and signing in with one (WebAuthn): the server sends a challenge, and the browser answers with a
 * signature that only the passkey can make. Each challenge can be answered once, within some minutes.
 */
import type { IncomingMessage } from 'node:http';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { Clock } from '../clock.ts';
import { originOf, type Trust } from '../http/address.ts';
import { freshId, hashOf } from '../match/seats/credentials.ts';
import { Refused } from '../refused.ts';
import type { AskedPasskey, NewPasskey } from '../contract/people.ts';
import type { PasskeyMade, PasskeyUsed } from '../contract/people.ts';
import type { PeopleStore, StoredPasskey } from './store.ts';

/** This server as passkeys know it (the relying party), at the address by which the browser reaches it. */
export interface Party {
  /** The host's name. */
  readonly id: string;
  readonly origins: string[];
}

/** For how many milliseconds a challenge can be answered: people may have to find their phone first. */
const CHALLENGE_LASTS = 300_000;
/** EdDSA, ES256 and RS256; every authenticator supports one of the latter two. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The party for a browser's request. Behind a proxy that wasn't configured, the server can't see that the page came by
 * https.
 */
export function partyOf(request: IncomingMessage, trust: Trust): Party {
  const origin = originOf(request, trust);
  if (origin === undefined) throw new Refused({ code: 'malformed', detail: 'Host' }, 'Host should be a host.');
  const { hostname, host } = new URL(origin);
  const origins = trust.publicUrl === undefined ? [`http://${host}`, `https://${host}`] : [origin];
  return { id: hostname, origins };
}

interface CeremonyParts {
  /** What the site is called where a browser asks for a passkey. */
  readonly name: string;
  readonly store: PeopleStore;
  readonly clock: Pick<Clock, 'now'>;
}

export class Ceremony {
  constructor(private readonly parts: CeremonyParts) {}

  /** The options with which a browser creates a passkey, for a new person or as another one of `person`. */
  async askForNew({ id }: Party, name: string, person?: string): Promise<NewPasskey> {
    const known = person === undefined ? [] : await this.parts.store.passkeysOf(person);
    const whose = person ?? freshId();
    const options = await generateRegistrationOptions({
      rpName: this.parts.name,
      rpID: id,
      userName: name,
      userID: isoUint8Array.fromUTF8String(whose),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_LASTS,
    });
    await this.note(options.challenge, whose);
    return options;
  }

  /** Checks the passkey that a browser has created. Refuses answers without an open challenge. */
  async made({ id, origins }: Party, response: PasskeyMade['response']): Promise<StoredPasskey> {
    demandNoCertificate(response);
    let person: string | null = null;
    const { registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: async (challenge) => {
          person = await this.take(challenge);
          return person !== null;
        },
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (registrationInfo === undefined || person === null) throw invalid();
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      person,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
    };
  }

  /** The options with which a browser signs in; the person chooses any of their passkeys for this server. */
  async askForUse({ id }: Party): Promise<AskedPasskey> {
    const options = await generateAuthenticationOptions({
      rpID: id,
      userVerification: 'preferred',
      timeout: CHALLENGE_LASTS,
    });
    await this.note(options.challenge, null);
    return options;
  }

  /** Checks a signature and returns the known passkey. Refuses answers without an open challenge. */
  async used({ id, origins }: Party, response: PasskeyUsed['response']): Promise<StoredPasskey> {
    const { store, clock } = this.parts;
    const passkey = await store.passkey(response.id);
    if (passkey === undefined)
      throw new Refused({ code: 'passkeyUnknown' }, 'That passkey opens nothing here; it may have been taken away.');
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: async (challenge) => (await this.take(challenge)) === null,
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: isoBase64URL.toBuffer(passkey.publicKey),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw invalid();
    // Another sign-in by the same signature, or by a copy, may have come since the passkey was read.
    if (!(await store.passkeyUsed(passkey.id, authenticationInfo.newCounter, clock.now()))) throw invalid();
    return passkey;
  }

  private async note(challenge: string, person: string | null): Promise<void> {
    const now = this.parts.clock.now();
    await this.parts.store.noteChallenge(hashOf(challenge), person, now, now + CHALLENGE_LASTS);
  }

  /** Closes an open challenge and returns the person it was for. */
  private async take(challenge: string): Promise<string | null> {
    const taken = await this.parts.store.takeChallenge(hashOf(challenge), this.parts.clock.now());
    if (taken === undefined)
      throw new Refused({ code: 'passkeyLate' }, 'That took too long, or was answered before; ask again.');
    return taken.person;
  }
}

const invalid = () => new Refused({ code: 'passkeyInvalid' }, 'That is not signed by the passkey it names.');

/** Runs a check of the library, which throws plain errors for invalid input, and refuses instead. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Refused ? error : invalid();
  }
}

/**
 * Refuses attestation certificates. We don't ask for any, and to check them the library would send requests to any
 * address they name.
 */
function demandNoCertificate({ response }: PasskeyMade['response']): void {
  let stated: ReturnType<typeof statementIn>;
  try {
    stated = statementIn(response.attestationObject);
  } catch {
    throw invalid();
  }
  if ((stated.format !== 'none' && stated.format !== 'packed') || stated.certificates !== undefined) throw invalid();
}

function statementIn(attestation: string) {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  return { format: decoded.get('fmt'), certificates: decoded.get('attStmt').get('x5c') };
}
