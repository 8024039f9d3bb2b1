/** A short run of `npm run attacks`. */
import { expect, test } from 'vitest';
import { tryForSeats } from '../../soak/attacks/claims.ts';
import { besiege } from '../../soak/attacks/siege.ts';

const COUNT = 600;

test('a server whatever is sent to it serves honest people, and gives nothing away', async () => {
  const seed = Date.now() % 1_000_000;
  console.log(`attacks from seed ${seed}`);
  const { messages, frames, requests, honest } = await besiege({ seed, count: COUNT });
  expect(messages + frames + requests).toBe(COUNT);
  expect(honest).toBeGreaterThan(COUNT / 20);
});

test('nobody has a seat while its player is there, against a no, by too few or twice, whatever comes first', async () => {
  const seed = Date.now() % 1_000_000;
  console.log(`claims from seed ${seed}`);
  const { given, refused } = await tryForSeats({ seed, count: 60 });
  expect(given, `given, from seed ${seed}`).toBeGreaterThan(0);
  expect(refused, `refused, from seed ${seed}`).toBeGreaterThan(0);
});
