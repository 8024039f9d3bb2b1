import { Worker } from 'node:worker_threads';
import type { GameRecord } from '../../games/kit/rules.ts';

/** Replays a record in a worker thread. */
export function hashInWorker(record: GameRecord): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: record });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
