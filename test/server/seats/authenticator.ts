/** An authenticator in software: makes passkeys of the curve P-256 and signs by them. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyMade, PasskeyUsed } from '../../../server/contract/people.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** That somebody was there, and proved who they are. */
const HERE = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = base64url(randomBytes(16));
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private counter = 0;

  constructor(private readonly origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = publicKey;
    this.privateKey = privateKey;
  }

  make(challenge: string, statement: Map<string, unknown> = new Map(), format = 'none'): PasskeyMade['response'] {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const authData = this.data(HERE | WITH_KEY, [
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(isoCBOR.encode(key as never)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
      },
    };
  }

  use(challenge: string): PasskeyUsed['response'] {
    const client = this.client('webauthn.get', challenge);
    const authData = this.data(HERE);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number, more: readonly Buffer[] = []): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counted, ...more]);
  }
}
