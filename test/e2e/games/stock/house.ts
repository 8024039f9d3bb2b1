/** A page and a server with plain games of boardgame.io, made for a test as somebody makes them who has such games. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { SIZES } from '../../../../client/kit/sizes.ts';
import { namedSizes } from '../../../../server/cli/bundle/sizes.ts';
import { freePort } from '../../../ports.ts';
import { test as base } from '../../agora.ts';

export { expect } from '@playwright/test';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Builds the page and serves it with its games. */
async function serve(use: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'agora-stock-'));
  const CLIENT_DIR = join(folder, 'client');
  await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    plugins: [react(), namedSizes(SIZES)],
    build: { outDir: CLIENT_DIR, emptyOutDir: true },
    worker: { format: 'es' },
  });
  const port = await freePort();
  const server: ChildProcess = fork(join(HERE, 'server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', CLIENT_DIR },
  });
  await once(server, 'message');
  await use(`http://127.0.0.1:${port}`);
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

export const test = base.extend<object, { readonly stockUrl: string }>({
  stockUrl: [
    // Playwright reads a fixture's needs from the destructured parameter, so it stands empty here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => serve(use),
    { scope: 'worker', timeout: 300_000 },
  ],
  agora: async ({ stockUrl: url }, use) => {
    const never = () => Promise.reject(new Error('other tests share this server'));
    await use({ url, stop: never, start: never, turn: never });
  },
});
