/** A server of three games of boardgame.io as their authors wrote them, and of the page in CLIENT_DIR. */
import { createAgora } from '../../../../server/app.ts';
import { readConfig } from '../../../../server/config.ts';
import { games } from './games.ts';

const pool = { think: () => Promise.reject(new Error('nobody seats bots')), close: async () => {} };
const agora = await createAgora(readConfig(process.env), { games, pool, clientDir: process.env['CLIENT_DIR']! });
await agora.listen();
process.send?.('listening');
process.once('SIGTERM', () => void agora.close().then(() => process.exit(0)));
