/** Lets this screen's bots think in a worker, so that the page never waits for them. */
import type { Remote } from 'comlink';
import type { Memory, Move, Seat } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import type { Hint } from '../../games/kit/search/hint.ts';
import { CLOCKS } from '../../games/kit/search/levels.ts';
import { workerFailure } from '../kit/worker-failure.ts';

export interface Problem {
  readonly game: string;
  /** What the bot's seat sees, and nothing more. */
  readonly view: object;
  /** What it remembers, in games with memories. */
  readonly memory?: Memory | undefined;
  readonly seat: Seat;
  readonly level: LevelId;
}

/** The functions of a worker in which bots think. */
export interface BotWorker {
  think(problem: Problem): Promise<Move>;
  /** The move it would make, and why. */
  advise(problem: Problem): Promise<Hint>;
}

export interface Thinker {
  /** Resolves to the move. Rejects if the worker fails, takes far longer than its level allows, or is stopped. */
  think(problem: Problem): Promise<Move>;
  /** Stops all thinking. */
  rest(): void;
}

/** A thinker that can also explain its moves. */
export interface Adviser extends Thinker {
  /** Rejects like `think`. */
  advise(problem: Problem): Promise<Hint>;
}

/** Extra time in milliseconds, because loading the game, a slow phone or a background tab can delay a worker. */
const GRACE = 6000;

/** A worker that is in use until it is dismissed. */
interface Hired {
  readonly worker: Worker;
  readonly remote: Promise<Remote<BotWorker>>;
  readonly dismissed: AbortController;
}

/** Makes a thinker that uses a worker. `hire` creates a worker, and another one after a failure. */
export function workerThinker(hire: () => Worker): Adviser {
  let hired: Hired | undefined;
  const dismiss = ({ worker, dismissed }: Hired) => {
    worker.terminate();
    dismissed.abort();
    hired = undefined;
  };
  const ask = async <Answer>({ level }: Problem, put: (remote: Remote<BotWorker>) => Promise<Answer>) => {
    const asked = (hired ??= employ(hire()));
    try {
      return await within(asked, asked.remote.then(put), 2 * CLOCKS[level] + GRACE);
    } catch (error) {
      // Ends this worker, so that the next problem gets a new one; a newer worker goes on.
      if (asked === hired) dismiss(asked);
      throw error;
    }
  };
  return {
    think: (problem) => ask(problem, (remote) => remote.think(problem)),
    advise: (problem) => ask(problem, (remote) => remote.advise(problem)),
    rest: () => hired && dismiss(hired),
  };
}

function employ(worker: Worker): Hired {
  // Loaded on demand, because at most tables nobody thinks on this page.
  const remote = import('comlink').then(({ wrap }) => wrap<BotWorker>(worker));
  return { worker, remote, dismissed: new AbortController() };
}

/** The worker's answer; rejects if it takes too long, fails or is dismissed. */
async function within<T>({ worker, dismissed }: Hired, answer: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  const failure = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the bot took too long')), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('error', (event) => reject(workerFailure(event)), { signal });
    dismissed.signal.addEventListener('abort', () => reject(new Error('the bot was stopped')), { signal });
  });
  try {
    return await Promise.race([answer, failure]);
  } finally {
    over.abort();
  }
}
