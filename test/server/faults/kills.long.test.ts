/** A short run of `npm run soak -- --kills`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killAgainAndAgain } from '../../soak/kills.ts';

test('a server that is killed while matches are played loses and doubles nothing, and everybody comes back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agora-kills-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { acknowledged } = await killAgainAndAgain({
    times: 1,
    matches: 2,
    seed: 'short',
    place: { dataDir },
    nodes: 1,
  });
  expect(acknowledged).toBeGreaterThan(0);
});
