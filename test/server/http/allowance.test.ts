/** A limiter that can't count is no sender who is too fast. */
import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { AddressAllowance } from '../../../server/http/allowance.ts';
import type { Nodes } from '../../../server/nodes/nodes.ts';
import { TableLimits } from '../../../server/lobby/table-limits.ts';

const ALLOWANCE = { name: 'ask', points: 1, duration: 1 };

/** A limiter that rejects everything with this. */
const rejecting = (reason: unknown) => (() => ({ consume: () => Promise.reject(reason) })) as unknown as Nodes['limit'];

test('what is too fast is refused, and a limiter that fails is a failure', async () => {
  const fast = new AddressAllowance(ALLOWANCE, rejecting(new RateLimiterRes()));
  await expect(fast.spend('192.0.2.1')).rejects.toMatchObject({ refusal: { code: 'tooFast' } });
  const gone = new Error('the database is gone');
  await expect(new AddressAllowance(ALLOWANCE, rejecting(gone)).spend('192.0.2.1')).rejects.toBe(gone);
});

test('nor has an address opened enough tables for a day where that can’t be counted', async () => {
  const gone = new Error('the database is gone');
  const counted = (async () => {}) as unknown;
  const limit = (({ name }: { readonly name: string }) => ({
    consume: () => (name === 'leave' ? Promise.reject(gone) : counted),
  })) as unknown as Nodes['limit'];
  const limits = new TableLimits({ isFlooding: () => false }, { matchesPerMinute: 1, matchesPerDay: 1 }, limit);
  await expect(limits.demandRoom('192.0.2.1', false)).rejects.toBe(gone);
});
