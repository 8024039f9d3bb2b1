/**
 * Seals what servers tell each other with a secret that only they share: nobody else reads it, nobody else can say it,
 * and nobody can say it a second time. Whoever may listen to the line would otherwise hear what is as good as a key.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** What begins with this is sealed. */
const MARK = '=';
/** What is older, in milliseconds, is not believed: it may be said again by somebody who has heard it. */
const OLDEST = 60_000;

/** A new secret in the form in which it is stored. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

/** What came of opening something: its words, or why it isn't believed. */
export type Opened = { readonly told: string } | { readonly problem: 'unsealed' | 'forged' | 'old' | 'again' };

export class Seal {
  private key: Buffer | undefined;
  /** The nonces heard lately, in two halves of which the older one is forgotten from time to time. */
  private heard = new Set<string>();
  private heardBefore = new Set<string>();
  private since: number;

  constructor(private readonly now: () => number = Date.now) {
    this.since = now();
  }

  /** Gives it the secret that all servers of a database share. */
  use(secret: string): void {
    this.key = Buffer.from(secret, 'base64url');
  }

  close(told: string): string {
    if (this.key === undefined) throw new Error('nothing can be told before the secret is known');
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const text = Buffer.concat([cipher.update(`${this.now()} ${told}`, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
  }

  open(sealed: string): Opened {
    if (!sealed.startsWith(MARK)) return { problem: 'unsealed' };
    const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
    const text = this.deciphered(bytes);
    if (text === undefined) return { problem: 'forged' };
    const [at = ''] = text.split(' ', 1);
    if (Math.abs(this.now() - Number(at)) > OLDEST) return { problem: 'old' };
    if (!this.isFresh(bytes.toString('latin1', 0, NONCE))) return { problem: 'again' };
    return { told: text.slice(at.length + 1) };
  }

  private deciphered(bytes: Buffer): string | undefined {
    if (this.key === undefined || bytes.length < NONCE + TAG) return undefined;
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(-TAG));
    try {
      return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }

  private isFresh(nonce: string): boolean {
    if (this.now() - this.since > 2 * OLDEST) {
      this.since = this.now();
      this.heardBefore = this.heard;
      this.heard = new Set();
    }
    if (this.heard.has(nonce) || this.heardBefore.has(nonce)) return false;
    this.heard.add(nonce);
    return true;
  }
}
