/** Replays the record it is given and answers with the hash of the end. Plain JavaScript: a worker must start without help. */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { replayedHash } = await import('./replayed.ts');
parentPort.postMessage(await replayedHash(workerData));
