import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameRecord } from '../../games/kit/rules.ts';

/** A worker thread that replays records, one after the other: it takes longer to start than a game to replay. */
export class Replayer {
  private readonly worker = new Worker(new URL('./worker.mjs', import.meta.url));

  /** The hash of the table at the end. */
  async hash(record: GameRecord): Promise<string> {
    const answer = once(this.worker, 'message') as Promise<[string]>;
    this.worker.postMessage(record);
    const [hash] = await answer;
    return hash;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
