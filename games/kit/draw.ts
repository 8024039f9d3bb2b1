/**
 * Deals that nobody chooses. The server draws a secret and shows its hash, its pledge, before anybody sits down; each player's
 * browser draws a share and pledges it likewise. When all seats are taken the pledges stand fast, the shares are shown, and the
 * seed follows from the secret and all shares. After the end the secret is shown too, and anybody can work it out again.
 */
import { hmacSha256, sha256 } from './sha256.ts';

/** What the seed of a match follows from, as its record tells it. */
export interface Draw {
  /** The match's id: the same secret and shares would give another match another deal. */
  readonly match: string;
  readonly secret: string;
  /** One for each seat; null where none was added: bots have none, nor have clients that know nothing of it. */
  readonly shares: readonly (string | null)[];
  /** Counted up whenever all shares had to be drawn anew, since one was pledged and not shown or somebody left; the first is 1. */
  readonly round: number;
  /** The seats of those who pledged a share and didn't show it. */
  readonly unshown: readonly number[];
}

/**
 * What is fixed of a deal before anybody can know it: hashes of the server's secret and of a share from
 * each player's browser.
 */
export interface Pledges {
  readonly server: string;
  /** One for each seat; null where none was made. */
  readonly seats: readonly (string | null)[];
  /** open: pledges may still be made. closed: all seats are taken and pledges stand fast; shares are shown. dealt: the match has begun. */
  readonly stage: 'open' | 'closed' | 'dealt';
  /** Counted up whenever all shares have to be drawn anew; the first is 1. */
  readonly round: number;
}

/** What is shown of a secret or a share before it itself may be: the SHA-256 of its letters. */
export function pledgeOf(value: string): string {
  return sha256(value);
}

/** Whether a text has the form of a secret, a share or a pledge: 64 small hexadecimal digits. */
export function isValue(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The seed of the deal. */
export function seedOf({ match, secret, shares }: Pick<Draw, 'match' | 'secret' | 'shares'>): string {
  const message = ['agora deal', match, ...shares.map((share) => share ?? 'none')].join('\n');
  return hmacSha256(secret, message).slice(0, 32);
}
