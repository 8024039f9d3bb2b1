/** Ten thousand games of small correct games: no law accuses any of them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreesWithBoardgameIo } from '../../../games/kit/laws/boardgame.ts';
import { dealsOpenly } from '../../../games/kit/laws/deals.ts';
import { delays, endsDelayed } from '../../../games/kit/laws/delay.ts';
import { variants } from '../../../games/kit/laws/law.ts';
import { playLawfully } from '../../../games/kit/laws/play.ts';
import { WALKS } from '../../../games/kit/laws/walk.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { correct } from './index.ts';

const GAMES = Number(process.env['GAMES'] ?? 400);
const SEED = process.env['LAWS_SEED'] ?? 'correct';
const CARE = { looks: 2, possible: 20, judged: 1, scrambles: 0.5, most: 200 };

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

test('there are twenty of them', () => expect(correct.length).toBeGreaterThanOrEqual(20));

describe.each(correct.map((lawful) => [lawful.meta.id, lawful] as const))('%s', (_, lawful) => {
  test(`${GAMES} games`, { timeout: 300_000 }, () => {
    const starts = variants(lawful.meta, SEED);
    for (const start of starts) dealsOpenly(lawful.rules, start);
    for (let game = 0; game < GAMES; game++) {
      const start = { ...starts[game % starts.length]!, seed: `${SEED}/${game}` };
      const { record, end } = playLawfully(lawful, start, CARE, WALKS[game % 3]);
      if (game % 20 === 0) agreesWithBoardgameIo(lawful.rules, lawful.game, record, end, randomFrom(start.seed));
    }
    for (const start of starts.slice(0, 2))
      for (let way = 0; way < delays(lawful.rules, start.players); way++) endsDelayed(lawful, start, way, 20_000);
  });
});
