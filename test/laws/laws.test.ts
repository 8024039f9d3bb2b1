import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { hash } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { gameIds, tried } from './games.ts';
import { variants } from './law.ts';
import { playLawfully } from './play.ts';
import { hashInWorker } from './worker.ts';

/** Positions looked at closely in each game; `npm run laws` looks at far more games. */
const LOOKS = 8;
const SEED = process.env['LAWS_SEED'] ?? 'laws';
const PATIENCE = 120_000;

describe.each(gameIds)('%s', async (id) => {
  const { meta, rules, game } = await tried(id);
  const starts = variants(meta, SEED);

  test.each(starts.map((start) => [JSON.stringify(start), start] as const))(
    'keeps the laws from %s',
    (_title, start) => {
      const { record, end } = playLawfully(rules, meta, start, LOOKS);
      agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
    },
    PATIENCE,
  );

  test(
    'replays to the same hash in a worker',
    async () => {
      const { record, end } = playLawfully(rules, meta, starts[0]!, 0);
      expect(await hashInWorker(record)).toBe(hash(end));
    },
    PATIENCE,
  );
});
