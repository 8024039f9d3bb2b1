/** Spreads jobs over threads. Which thread does what, and when, must not change what comes out. */
import { Worker } from 'node:worker_threads';

/** What a thread is sent, and what it answers. */
export interface Numbered<Content> {
  readonly index: number;
  readonly content: Content;
}

export interface Work<Job, Done> {
  /** Plain JavaScript: it is sent `Numbered` jobs and answers each with what is done under the same number. */
  readonly script: URL;
  /** What all jobs have in common: the threads' `workerData`. */
  readonly given: unknown;
  readonly jobs: readonly Job[];
  readonly threads: number;
  /** Hears of each as it comes. */
  onDone?(done: Done): void;
}

/** What was done, in the order of the jobs. */
export async function spread<Job, Done>({ script, given, jobs, threads, onDone }: Work<Job, Done>): Promise<Done[]> {
  const all: Done[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(script, { workerData: given });
    try {
      while (next < jobs.length) {
        const index = next++;
        worker.postMessage({ index, content: jobs[index] });
        const { content } = await answerOf<Done>(worker);
        all[index] = content;
        onDone?.(content);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work));
  return all;
}

function answerOf<Done>(worker: Worker): Promise<Numbered<Done>> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: Numbered<Done>) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.once('error', reject);
  });
}
