/**
 * Deals that nobody can choose. Before anybody sits down the server draws a secret and publishes only its hash, the
 * pledge. Each player's browser draws a share and pledges it in the same way. When all seats are taken, no pledge can
 * change any more and the shares are revealed. The seed follows from the secret and all shares. After the match the
 * secret is revealed too, so that anybody can compute the seed again.
 */
import { hmacSha256, sha256 } from './sha256.ts';

/** What the seed of a match follows from, as the match's record stores it. */
export interface Draw {
  /** The match's id. It is hashed too, so that the same secret and shares would give another match another deal. */
  readonly match: string;
  readonly secret: string;
  /** One share for each seat; null where there is none, as for bots and for clients that don't know of shares. */
  readonly shares: readonly (string | null)[];
  /**
   * Counted from 1, and raised whenever all shares had to be drawn again: because a pledged share was not revealed, or
   * somebody left.
   */
  readonly round: number;
  /** The seats that pledged a share and didn't reveal it. */
  readonly unshown: readonly number[];
}

/**
 * What is fixed of a deal before anybody can know the deal: the hash of the server's secret, and of a share from each
 * player's browser.
 */
export interface Pledges {
  readonly server: string;
  /** One pledge for each seat; null where none was made. */
  readonly seats: readonly (string | null)[];
  /**
   * open: pledges can still be made. closed: all seats are taken, pledges are fixed and shares are being revealed.
   * dealt: the match has begun.
   */
  readonly stage: 'open' | 'closed' | 'dealt';
  /** Counted from 1, and raised whenever all shares have to be drawn again. */
  readonly round: number;
}

/** The pledge for a secret or a share: the SHA-256 of its text, published before the value itself. */
export function pledgeOf(value: string): string {
  return sha256(value);
}

/** Whether a text has the form of a secret, a share or a pledge: 64 lower-case hexadecimal digits. */
export function isValue(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The seed of the deal, as 32 hexadecimal digits. */
export function seedOf({ match, secret, shares }: Pick<Draw, 'match' | 'secret' | 'shares'>): string {
  const message = ['agora deal', match, ...shares.map((share) => share ?? 'none')].join('\n');
  return hmacSha256(secret, message).slice(0, 32);
}
