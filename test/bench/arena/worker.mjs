/** A thread of the arena: plays the matches it is sent. Plain JavaScript, because workers start without a loader. */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { play } = await import('./match.ts');
parentPort.on('message', async ({ index, content }) => {
  parentPort.postMessage({ index, content: await play(workerData, content) });
});
