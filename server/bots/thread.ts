/** The code of a bot thread: receives a question, answers with a move. */
import { parentPort } from 'node:worker_threads';
import { freshSeed } from '../../games/kit/random.ts';
import { levelOf } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';
import type { Shelved } from '../../games/kit/shelf.ts';
import { type GivenGames, shelved } from '../../games/kit/stock/shelved.ts';
import type { BotAnswer, BotQuestion } from './pool.ts';

type Shelf = ReadonlyMap<string, Shelved>;

/** Makes this thread a worker of a `WorkerPool`, for the games that the server has. */
export function thinkFor(games: GivenGames): void {
  const shelf = shelved(games);
  parentPort?.on('message', (question: BotQuestion) => {
    answer(shelf, question)
      .catch((error: unknown): BotAnswer => ({ problem: String(error) }))
      .then((reply) => parentPort?.postMessage(reply))
      .catch(() => process.exit(1));
  });
}

const clock = () => performance.now();

async function answer(shelf: Shelf, { game, view, memory, seat, level: id, share }: BotQuestion): Promise<BotAnswer> {
  const shelved = shelf.get(game);
  if (shelved === undefined) return { problem: `no game ${game}` };
  const { rules, knowledge } = await shelved.load();
  const usual = levelOf(knowledge, id);
  const level = { ...usual, milliseconds: share * usual.milliseconds };
  const { move } = think({ rules, knowledge, view, memory, seat, level, seed: freshSeed(), now: clock });
  return { move };
}
