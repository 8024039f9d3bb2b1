/** The server's process for browser tests that turn its clock: its own code, the built client, a parent that tells the time, and push services on this computer. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shelf } from '../../games/index.ts';
import { createAgora } from '../../server/app.ts';
import { WorkerPool } from '../../server/bots/pool.ts';
import { readConfig } from '../../server/config.ts';
import { handClock } from '../clock.ts';

/** What the parent sends. The answer says that all is done that was due. */
export interface Turning {
  readonly turn: number;
}

/** In milliseconds. */
const STEP = 1000;

const { CLOCKWORK_BUILD = 'dist', CLOCKWORK_NOW } = process.env;
const build = resolve(CLOCKWORK_BUILD);
const config = readConfig(process.env);
const clock = handClock(Number(CLOCKWORK_NOW));
const pool = new WorkerPool(pathToFileURL(resolve(build, 'server/bot-worker.js')), config.botThreads);
const agora = await createAgora(config, { games: shelf, pool, clock, clientDir: resolve(build, 'client'), near: true });

/** Time counts while storage answers now and then: so it goes by in steps. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    clock.turn(Math.min(left, STEP));
    await agora.store.probe(false);
  }
  process.send?.('turned');
}

process.on('message', ({ turn }: Turning) => void pass(turn));
process.once('SIGTERM', () => void agora.close().then(() => process.exit(0)));
await agora.listen();
