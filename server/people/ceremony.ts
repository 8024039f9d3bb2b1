/**
 * Making a passkey and signing in by one, as WebAuthn has it: the server asks with a challenge, the browser answers with what only
 * the passkey can sign. Each challenge is answered once, and soon.
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
import type { AskedPasskey, NewPasskey, PasskeyMade, PasskeyUsed } from '../wire-people.ts';
import type { PeopleStore, StoredPasskey } from './store.ts';

/** Whom a passkey is made for and answers to: this server, where the browser reaches it. */
export interface Site {
  /** The host's name. */
  readonly id: string;
  readonly origins: string[];
}

/** For how many milliseconds a challenge may be answered: people look for their phone meanwhile. */
const CHALLENGE_LASTS = 300_000;
/** EdDSA, and the two every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Where this server is for a browser that asks. One behind a proxy it wasn't told of sees no https of its own. */
export function siteOf(request: IncomingMessage, trust: Trust): Site {
  const origin = originOf(request, trust);
  if (origin === undefined) throw new Refused({ code: 'malformed', detail: 'Host' }, 'Host should be a host.');
  const { hostname, host } = new URL(origin);
  const origins = trust.publicUrl === undefined ? [`http://${host}`, `https://${host}`] : [origin];
  return { id: hostname, origins };
}

interface CeremonyParts {
  readonly store: PeopleStore;
  readonly clock: Pick<Clock, 'now'>;
}

export class Ceremony {
  constructor(private readonly parts: CeremonyParts) {}

  /** What a browser makes a passkey by; for a new person, or as a further one of `person`. */
  async askForNew({ id }: Site, name: string, person?: string): Promise<NewPasskey> {
    const known = person === undefined ? [] : await this.parts.store.passkeysOf(person);
    const whose = person ?? freshId();
    const options = await generateRegistrationOptions({
      rpName: 'Agora',
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

  /** The passkey a browser has made. Refuses whatever doesn't answer an open challenge. */
  async made({ id, origins }: Site, response: PasskeyMade['response']): Promise<StoredPasskey> {
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

  /** What a browser signs in by: whichever passkey for this server the person chooses. */
  async askForUse({ id }: Site): Promise<AskedPasskey> {
    const options = await generateAuthenticationOptions({
      rpID: id,
      userVerification: 'preferred',
      timeout: CHALLENGE_LASTS,
    });
    await this.note(options.challenge, null);
    return options;
  }

  /** The known passkey a browser has signed with. Refuses whatever doesn't answer an open challenge. */
  async used({ id, origins }: Site, response: PasskeyUsed['response']): Promise<StoredPasskey> {
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
    await store.passkeyUsed(passkey.id, authenticationInfo.newCounter, clock.now());
    return passkey;
  }

  private async note(challenge: string, person: string | null): Promise<void> {
    const now = this.parts.clock.now();
    await this.parts.store.noteChallenge(hashOf(challenge), person, now, now + CHALLENGE_LASTS);
  }

  /** For whom an open challenge was, which isn't open any more. */
  private async take(challenge: string): Promise<string | null> {
    const taken = await this.parts.store.takeChallenge(hashOf(challenge), this.parts.clock.now());
    if (taken === undefined)
      throw new Refused({ code: 'passkeyLate' }, 'That took too long, or was answered before; ask again.');
    return taken.person;
  }
}

const invalid = () => new Refused({ code: 'passkeyInvalid' }, 'That is not signed by the passkey it names.');

/** The result of a check by the library, which throws plain errors at whatever is wrong. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof Refused ? error : invalid();
  }
}

/**
 * Refuses certificates, which nobody asks for: the library would look up whether they are revoked, wherever they say that can be
 * looked up.
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
