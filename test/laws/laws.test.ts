import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashTable, recordRandomGame } from '../../games/kit/record.ts';
import { laws } from '../../games/kit/laws/index.ts';
import { variants } from '../../games/kit/laws/law.ts';
import { byHand } from '../games/by-hand.ts';
import { gameIds } from './games.ts';
import { tried } from './lore.ts';
import { Replayer } from './worker.ts';

/** `npm run laws` looks at far more. */
const SEED = process.env['LAWS_SEED'] ?? 'laws';
const PATIENCE = 120_000;

// boardgame.io checks itself several times slower outside production.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

const replayer = new Replayer();
afterAll(() => replayer.end());

test.each([...byHand.keys()])('law 14 knows what can’t be in %s', async (id) => {
  expect((await tried(id)).rules.impossible).toBeTypeOf('function');
});

describe.each(gameIds)('%s', async (id) => {
  const subject = await tried(id);

  test.each(laws(subject, { seed: SEED }).map(({ name, check }) => [name, check] as const))(
    '%s',
    (_name, check) => check(),
    PATIENCE,
  );

  test(
    'replays to the same hash in a worker',
    async () => {
      const { rules, meta } = subject;
      const { record, end } = recordRandomGame(rules, variants(meta, SEED)[0]!);
      expect(await replayer.hash(record)).toBe(hashTable(end));
    },
    PATIENCE,
  );
});
