/** The worker's side of thinker.ts. */
import { expose } from 'comlink';
import { shelf } from '../../games/index.ts';
import { freshSeed } from '../../games/kit/random.ts';
import type { Move } from '../../games/kit/rules.ts';
import { LEVELS } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';
import type { Problem } from './thinker.ts';

const worker = {
  async think({ game, view, seat, level }: Problem): Promise<Move> {
    const shelved = shelf.get(game);
    if (shelved === undefined) throw new Error(`no game "${game}" on the shelf`);
    const { rules, knowledge } = await shelved.load();
    const question = {
      rules,
      knowledge,
      view,
      seat,
      level: LEVELS[level],
      seed: freshSeed(),
      now: () => performance.now(),
    };
    return think(question).move;
  },
};

export type BotWorker = typeof worker;

expose(worker);
