import { fileURLToPath } from 'node:url';
import { WorkerPool, createAgora, readConfig } from '@agora-games/agora-server';
import { shelf } from './shelf.js';

const agora = await createAgora(readConfig(process.env), {
  games: shelf,
  pool: new WorkerPool(new URL('./bots.js', import.meta.url), 1),
  clientDir: fileURLToPath(new URL('./dist', import.meta.url)),
});
const { port } = await agora.listen();
process.send?.({ port });
process.once('SIGTERM', () => void agora.close());
