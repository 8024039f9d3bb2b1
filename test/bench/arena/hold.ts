/** Plays all matches of a contest on several threads at once. */
import { Worker } from 'node:worker_threads';
import { type Contest, type Outcome, pairings } from './contest.ts';

/** What a thread answers. */
export interface Played {
  readonly index: number;
  readonly outcome: Outcome;
}

/** The outcomes in the order of `pairings`, however many threads there are. `onPlayed` hears of each as it comes. */
export async function hold(
  contest: Contest,
  threads: number,
  onPlayed: (outcome: Outcome) => void = () => {},
): Promise<readonly Outcome[]> {
  const matches = pairings(contest);
  const outcomes: Outcome[] = [];
  let next = 0;
  const take = () => (next < matches.length ? { index: next, pairing: matches[next++]! } : undefined);
  const work = async () => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: contest });
    try {
      for (let job = take(); job !== undefined; job = take()) {
        worker.postMessage(job);
        const { index, outcome } = await answerOf(worker);
        outcomes[index] = outcome;
        onPlayed(outcome);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, matches.length) }, work));
  return outcomes;
}

function answerOf(worker: Worker): Promise<Played> {
  return new Promise((resolve, reject) => {
    worker.once('message', (played: Played) => {
      worker.off('error', reject);
      resolve(played);
    });
    worker.once('error', reject);
  });
}
