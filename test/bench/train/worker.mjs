/** A thread that plays the games it is sent against itself. Plain JavaScript, because workers start without a loader. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { selfPlay } = await import('./self-play.ts');
parentPort.on('message', async ({ index, content }) => {
  parentPort.postMessage({ index, content: await selfPlay(content) });
});
