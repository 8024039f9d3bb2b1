/** A pool of threads in which bots think, so that the server can answer everybody meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Memory, Move, Seat } from '../../games/kit/rules.ts';
import { CLOCKS, type LevelId } from '../../games/kit/search/levels.ts';

/** The question to a thread: only what the seat sees and remembers. */
export interface BotQuestion {
  readonly game: string;
  readonly view: object;
  readonly memory?: Memory | undefined;
  readonly seat: Seat;
  readonly level: LevelId;
  /** Which part of the level's time the search may use, at most 1. */
  readonly share: number;
}

export type BotAnswer = { readonly move: Move } | { readonly problem: string };

/** Where bots think. */
export interface BotPool {
  /**
   * The move that a bot chooses. Rejects if the search fails or takes much longer than its level allows. If a thread
   * dies, its question is given to another one, once.
   */
  think(question: BotQuestion): Promise<Move>;
  close(): Promise<void>;
}

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (move: Move) => void;
  readonly reject: (error: Error) => void;
  /** Whether a thread has already died on this question. */
  retried: boolean;
}

/** How much longer than its level a search may take, in milliseconds; that includes loading a game's rules. */
const GRACE = 30_000;

/** Threads in which bots think. */
export class WorkerPool implements BotPool {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly working = new Map<Worker, { readonly job: Job; readonly timer: NodeJS.Timeout }>();
  private closed = false;

  constructor(
    private readonly script: URL,
    private readonly threads: number,
    private readonly execArgv: string[] = [],
  ) {}

  think(question: BotQuestion): Promise<Move> {
    if (this.closed) return Promise.reject(new Error('the pool is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject, retried: false });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the pool is closed'));
    await Promise.all([...this.idle, ...this.working.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.working.size < this.threads ? this.hire() : undefined);
    const job = worker && this.waiting.shift();
    if (worker === undefined || job === undefined) return;
    const late = CLOCKS[job.question.level] + GRACE;
    const timer = setTimeout(() => void worker.terminate(), late).unref();
    this.working.set(worker, { job, timer });
    worker.postMessage(job.question);
  }

  private hire(): Worker {
    const worker = new Worker(this.script, { execArgv: this.execArgv });
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      const job = this.release(worker);
      this.idle.push(worker);
      if ('move' in answer) job?.resolve(answer.move);
      else job?.reject(new Error(answer.problem));
      this.next();
    });
    let reason = new Error('the search was given up');
    // An error is always followed by an exit.
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => {
      const job = this.release(worker);
      if (job !== undefined) this.askAgain(job, reason);
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      if (!this.closed) this.next();
    });
    return worker;
  }

  /**
   * A thread may die for a reason that has nothing to do with its question; if two die on it, the question is to blame.
   */
  private askAgain(job: Job, reason: Error): void {
    if (job.retried || this.closed) {
      job.reject(reason);
      return;
    }
    job.retried = true;
    this.waiting.unshift(job);
  }

  private release(worker: Worker): Job | undefined {
    const busy = this.working.get(worker);
    this.working.delete(worker);
    clearTimeout(busy?.timer);
    return busy?.job;
  }
}
