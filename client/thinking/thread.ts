/** The code of the worker for thinker.ts, and for reviews. */
import { expose } from 'comlink';
import type { Shelved } from '../../games/index.ts';
import { freshSeed } from '../../games/kit/random.ts';
import type { Move } from '../../games/kit/rules.ts';
import { levelOf } from '../../games/kit/search/levels.ts';
import { hintFor } from '../../games/kit/search/hint.ts';
import { type Question, think } from '../../games/kit/search/think.ts';
import { reviewerFor } from './reviewer.ts';
import type { BotWorker, Problem } from './thinker.ts';

/** Makes this worker one that thinks for bots and reviews matches, for the games on a shelf. */
export function thinkFor(shelf: ReadonlyMap<string, Shelved>): void {
  const worker: BotWorker = {
    think: async (problem) => think(await question(shelf, problem)).move,
    advise: async (problem) => hintFor(await question(shelf, problem)),
  };
  expose({ ...worker, ...reviewerFor(shelf) });
}

async function question(shelf: ReadonlyMap<string, Shelved>, { game, view, memory, seat, level }: Problem) {
  const shelved = shelf.get(game);
  if (shelved === undefined) throw new Error(`no game "${game}" on the shelf`);
  const { rules, knowledge } = await shelved.load();
  return {
    rules,
    knowledge,
    view,
    memory,
    seat,
    level: levelOf(knowledge, level),
    seed: freshSeed(),
    now: () => performance.now(),
  } satisfies Question<object, Move>;
}
