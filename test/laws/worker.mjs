/** Replays each record it is given and answers with the hash of its end. Plain JavaScript, because workers start without a loader. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { replayedHash } = await import('./replayed.ts');
parentPort.on('message', async (record) => parentPort.postMessage(await replayedHash(record)));
