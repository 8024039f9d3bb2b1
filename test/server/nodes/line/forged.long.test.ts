/** What anybody could tell servers who can reach the line between them: it changes nothing at honest people's tables. */
import { describe, expect, test } from 'vitest';
import { besiegeLine } from '../../../soak/attacks/line.ts';
import { needCluster, needNats } from '../../need.ts';

describe.each(['notify', 'nats'] as const)('told over %s', async (way) => {
  // Those are the attack's own.
  await needCluster();
  if (way === 'nats') await needNats();

  test('it is refused', async () => {
    const seed = Date.now() % 1_000_000;
    console.log(`told from seed ${seed}`);
    const { honest } = await besiegeLine(seed, 1000, way, () => {});
    expect(honest).toBeGreaterThan(0);
  });
});
