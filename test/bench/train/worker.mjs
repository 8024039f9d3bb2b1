/** A thread that plays with itself what it is sent. Plain JavaScript: a worker must start without help. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { selfPlay } = await import('./self-play.ts');
parentPort.on('message', async ({ index, content }) => {
  parentPort.postMessage({ index, content: await selfPlay(content) });
});
