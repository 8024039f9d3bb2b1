/** Where the bots of this screen think: in a worker, so that the page never waits for them. */
import type { Remote } from 'comlink';
import type { Memory, Move, Seat } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import type { Hint } from '../../games/kit/search/hint.ts';
import { CLOCKS } from '../../games/kit/search/levels.ts';

export interface Problem {
  readonly game: string;
  /** What the bot's seat sees, and nothing more. */
  readonly view: object;
  /** What it remembers, where that is more. */
  readonly memory?: Memory | undefined;
  readonly seat: Seat;
  readonly level: LevelId;
}

/** What a worker in which bots think answers to. */
export interface BotWorker {
  think(problem: Problem): Promise<Move>;
  /** What it would do, and why. */
  advise(problem: Problem): Promise<Hint>;
}

export interface Thinker {
  /** The move to make. Rejects when the worker fails or takes far longer than its level allows, and when it is stopped. */
  think(problem: Problem): Promise<Move>;
  /** Stops whatever is thought about. */
  rest(): void;
}

/** One who thinks in others' place and says why. */
export interface Adviser extends Thinker {
  /** Rejects as `think` does. */
  advise(problem: Problem): Promise<Hint>;
}

/** A worker may be late by loading the game, a slow phone or a background tab. */
const GRACE = 6000;

/** A worker that thinks until it is dismissed. */
interface Hired {
  readonly worker: Worker;
  readonly remote: Promise<Remote<BotWorker>>;
  readonly dismissed: AbortController;
}

/** Bots that think in a worker; `hire` makes one, again after it failed. */
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
      // The next problem gets a new worker; one that somebody else got meanwhile goes on thinking.
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
  // Most tables have nobody think here.
  const remote = import('comlink').then(({ wrap }) => wrap<BotWorker>(worker));
  return { worker, remote, dismissed: new AbortController() };
}

/** What a worker answers, unless it takes longer than that, fails or is dismissed. */
async function within<T>({ worker, dismissed }: Hired, answer: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  const failure = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the bot took too long')), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { signal });
    dismissed.signal.addEventListener('abort', () => reject(new Error('the bot was stopped')), { signal });
  });
  try {
    return await Promise.race([answer, failure]);
  } finally {
    over.abort();
  }
}
