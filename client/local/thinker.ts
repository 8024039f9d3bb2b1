/** Where the bots of this screen think: in a worker, so that the page never waits for them. */
import { type Remote, wrap } from 'comlink';
import type { Move, Seat } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import { LEVELS } from '../../games/kit/search/levels.ts';

export interface Problem {
  readonly game: string;
  /** What the bot's seat sees, and nothing more. */
  readonly view: object;
  readonly seat: Seat;
  readonly level: LevelId;
}

/** What a worker in which bots think answers to. */
export interface BotWorker {
  think(problem: Problem): Promise<Move>;
}

export interface Thinker {
  /** The move to make. Rejects when the worker fails or takes far longer than its level allows. */
  think(problem: Problem): Promise<Move>;
  /** Stops whatever is thought about. */
  rest(): void;
}

/** A worker may be late by loading the game, a slow phone or a background tab. */
const GRACE = 6000;

/** Bots that think in a worker; `hire` makes one, again after it failed. */
export function workerThinker(hire: () => Worker): Thinker {
  let worker: Worker | undefined;
  let remote: Remote<BotWorker> | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    remote = undefined;
  };
  return {
    async think(problem) {
      worker ??= hire();
      remote ??= wrap<BotWorker>(worker);
      try {
        return await within(remote.think(problem), 2 * LEVELS[problem.level].milliseconds + GRACE, worker);
      } catch (error) {
        // The next problem gets a new worker.
        stop();
        throw error;
      }
    },
    rest: stop,
  };
}

async function within<T>(answer: Promise<T>, milliseconds: number, worker: Worker): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failure = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the bot took too long')), milliseconds);
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
  });
  try {
    return await Promise.race([answer, failure]);
  } finally {
    clearTimeout(timer);
  }
}
