/** Rate limits for addresses and for the networks they belong to. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { hashOf } from '../match/seats/credentials.ts';
import type { Allowance } from '../nodes/limits.ts';
import { tooFast } from '../refused.ts';
import { networksOf } from '../networks.ts';

type MakeLimit = (allowance: Allowance) => RateLimiterAbstract;

export class AddressAllowance {
  /** One rate limiter for each multiple of the allowance: a network gets several times as much as an address. */
  private readonly limiters = new Map<number, RateLimiterAbstract>();

  constructor(
    private readonly allowance: Allowance,
    private readonly make: MakeLimit,
    private readonly refused = tooFast,
  ) {}

  /** Spends points of an address, on one thing if `what` names it. Throws what refuses it if too few are left. */
  async spend(address: string, points = 1, what = ''): Promise<void> {
    for (const { name, share } of networksOf(address)) {
      try {
        await this.limiter(share).consume(hashOf(what === '' ? name : `${name} ${what}`), points);
      } catch (error) {
        // The limiter rejects with what is left, and with an error only if it can't count.
        if (error instanceof Error) throw error;
        throw this.refused();
      }
    }
  }

  private limiter(share: number): RateLimiterAbstract {
    const { name, points, duration } = this.allowance;
    const known = this.limiters.get(share);
    if (known !== undefined) return known;
    const made = this.make({ name: share === 1 ? name : `${name}${share}`, points: points * share, duration });
    this.limiters.set(share, made);
    return made;
  }
}
