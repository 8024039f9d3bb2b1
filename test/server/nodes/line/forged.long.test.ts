/** What anybody could tell servers who can reach the line between them: it changes nothing at honest people's tables. */
import { expect, test } from 'vitest';
import { besiegeLine } from '../../../soak/attacks/line.ts';
import { startCluster } from '../../storage/cluster.ts';
import { startNats } from './nats.ts';

const [cluster, nats] = [await startCluster(), await startNats()];
if (typeof nats !== 'string') await nats.crash();
if (typeof cluster !== 'string') await cluster.end();
const lacks = { notify: cluster, nats: typeof cluster === 'string' ? cluster : nats };

for (const way of ['notify', 'nats'] as const)
  test.skipIf(typeof lacks[way] === 'string')(`told over ${way}`, async () => {
    const seed = Date.now() % 1_000_000;
    console.log(`told from seed ${seed}`);
    const { honest } = await besiegeLine(seed, 1000, way, () => {});
    expect(honest).toBeGreaterThan(0);
  });
