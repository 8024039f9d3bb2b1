import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { hashTable } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { gameIds } from './games.ts';
import { tried } from './lore.ts';
import { variants } from './law.ts';
import { playLawfully } from './play.ts';
import { hashInWorker } from './worker.ts';

/** Positions of each game on the shelf that are looked at closely; `npm run laws` looks at far more. */
const LOOKS = 64;
/** Those that are held to be possible. */
const POSSIBLE = 1000;
/** And those of which moves are judged, as many of each kind, as they come and scrambled. */
const JUDGED = 16;
const SCRAMBLES = 8;
const MOST = 500;
/** About how many starts of each game go through boardgame.io as well. */
const THROUGH = 4;
const SEED = process.env['LAWS_SEED'] ?? 'laws';
const PATIENCE = 120_000;

// boardgame.io checks itself several times slower outside production.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

describe.each(gameIds)('%s', async (id) => {
  const subject = await tried(id);
  const { meta, rules, game } = subject;
  const starts = variants(meta, SEED);
  const every = Math.ceil(starts.length / THROUGH);

  test.each(starts.map((start, index) => [JSON.stringify(start), start, index] as const))(
    'keeps the laws from %s',
    (_title, start, index) => {
      const { record, end } = playLawfully(subject, start, {
        looks: LOOKS / starts.length,
        possible: POSSIBLE / starts.length,
        judged: JUDGED / starts.length,
        scrambles: SCRAMBLES / starts.length,
        most: MOST,
      });
      if (index % every === Math.floor(index / every) % every)
        agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
    },
    PATIENCE,
  );

  test(
    'replays to the same hash in a worker',
    async () => {
      const { record, end } = playLawfully(subject, starts[0]!, { looks: 0, possible: 0, judged: 0, scrambles: 0 });
      expect(await hashInWorker(record)).toBe(hashTable(end));
    },
    PATIENCE,
  );
});
