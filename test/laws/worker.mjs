/** Replays each record it is given and answers with the hash of its end. Plain JavaScript: a worker must start without help. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { replayedHash } = await import('./replayed.ts');
parentPort.on('message', async (record) => parentPort.postMessage(await replayedHash(record)));
