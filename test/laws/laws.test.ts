import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../games/kit/random.ts';
import { hash } from '../../games/kit/record.ts';
import { agreesWithBoardgameIo } from './boardgame.ts';
import { gameIds, tried } from './games.ts';
import { variants } from './law.ts';
import { playLawfully } from './play.ts';
import { hashInWorker } from './worker.ts';

/** Positions looked at closely in each game; `npm run laws` looks at far more games. */
const CLOSE = 8;
const SEED = process.env['LAWS_SEED'] ?? 'laws';

describe.each(gameIds)('%s', async (id) => {
  const { meta, rules, game } = await tried(id);

  test.each(variants(meta, SEED))('keeps the laws with $players players and $options, seed $seed', (start) => {
    const { record, end } = playLawfully(rules, meta, start, CLOSE);
    agreesWithBoardgameIo(rules, game, record, end, randomFrom(start.seed));
  });

  test('replays to the same hash in a worker', async () => {
    const start = variants(meta, SEED)[0]!;
    const { record, end } = playLawfully(rules, meta, start, 0);
    expect(await hashInWorker(record)).toBe(hash(end));
  });
});
