/** The server's process: reads the settings from the environment and shuts down cleanly on SIGTERM and SIGINT. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '../games/index.ts';
import { type Agora, createAgora } from './app.ts';
import { WorkerPool } from './bots/pool.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { Metrics } from './metrics.ts';
import type { PageWords } from './contract/pages.ts';

/** How long a clean shutdown may take, in milliseconds. */
const PATIENCE = 5000;

/**
 * For how many milliseconds connections that seem idle stay open while the process ends: a request may be on its way
 * there. About a slow way across the world.
 */
const GRACE = 300;

try {
  const config = readConfig(process.env);
  const agora = await open(config);
  const { address, port } = await agora.listen();
  agora.log.info(
    { address, port, dataDir: config.dataDir, database: config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL' },
    'Agora is open',
  );
  if (config.trustProxy && config.publicUrl === undefined)
    agora.log.warn('PUBLIC_URL is not set: any host is believed that a request names');
  // Tells the parent process, which prints the address.
  process.send?.({ address, port });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function open(config: Config): Promise<Agora> {
  // In a build, this file is beside the bots' thread and the client's folder.
  const pool = new WorkerPool(new URL('./bot-worker.js', import.meta.url), config.botThreads);
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  const pageWords = await builtPages();
  const agora = await createAgora(config, {
    games: shelf,
    pool,
    ...(process.argv.includes('--without-pages') ? {} : { clientDir }),
    metrics: new Metrics(fileURLToPath(import.meta.url)).withProcess(),
    ...(pageWords && { pageWords }),
  });
  // A mistake in one request must not end everybody's games.
  process.on('unhandledRejection', (error) => agora.log.error({ error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => agora.log.error({ error }, 'uncaught exception'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(agora, signal));
  // The process that started this one is gone, so nobody could stop it any more.
  process.once('disconnect', () => void end(agora, 'the launcher is gone'));
  return agora;
}

/** The client's pages, which were built beside this file; undefined if this runs from source, without a client. */
async function builtPages(): Promise<PageWords | undefined> {
  const built = new URL('./pages.js', import.meta.url);
  return existsSync(built) ? ((await import(built.href)) as { pageWords: PageWords }).pageWords : undefined;
}

let ending = false;

async function end(agora: Agora, reason: string): Promise<void> {
  if (ending) return;
  ending = true;
  agora.log.info({ reason }, 'Agora closes');
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await agora.close(GRACE);
  process.exit(0);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is taken by another program; choose another one.';
  if (code === 'EACCES') return 'PORT may not be used by this user; ports from 1024 may.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST should be an address of this computer.';
  return `Agora could not start: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}.`;
}
