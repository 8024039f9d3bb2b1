import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { hashTable } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { gameIds, tried } from './games.ts';
import { variants } from './law.ts';
import { playLawfully } from './play.ts';
import { hashInWorker } from './worker.ts';

/** Positions of each game on the shelf that are looked at closely; `npm run laws` looks at far more. */
const LOOKS = 128;
/** About how many starts of each game go through boardgame.io as well. */
const THROUGH = 8;
const SEED = process.env['LAWS_SEED'] ?? 'laws';
const PATIENCE = 120_000;

// boardgame.io checks itself several times slower outside production.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

describe.each(gameIds)('%s', async (id) => {
  const { meta, rules, game } = await tried(id);
  const starts = variants(meta, SEED);
  const every = Math.ceil(starts.length / THROUGH);

  test.each(starts.map((start, index) => [JSON.stringify(start), start, index] as const))(
    'keeps the laws from %s',
    (_title, start, index) => {
      const { record, end } = playLawfully(rules, meta, start, LOOKS / starts.length);
      if (index % every === Math.floor(index / every) % every)
        agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
    },
    PATIENCE,
  );

  test(
    'replays to the same hash in a worker',
    async () => {
      const { record, end } = playLawfully(rules, meta, starts[0]!, 0);
      expect(await hashInWorker(record)).toBe(hashTable(end));
    },
    PATIENCE,
  );
});
