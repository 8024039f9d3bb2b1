/** A server with the test game, in a process that a test may kill. Says where it listens. */
import { pino } from 'pino';
import { createAgora } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { games, randomPool } from './shelf.ts';

const config = { ...readConfig(process.env), botDelay: 0, botPatience: 0 };
const beat = { every: 100, lasts: 1000 };
const agora = await createAgora(config, { games, pool: randomPool, log: pino({ level: 'silent' }), beat });
const { port } = await agora.listen();
process.send?.({ port });
