/** A built Agora server of its own for each test, with a data folder that lives as long as the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export interface Agora {
  readonly url: string;
  /** Stops the server as an operator would, and starts it again on the same data and port. */
  restart(): Promise<void>;
}

interface Fixtures {
  readonly agora: Agora;
}

export const test = base.extend<Fixtures>({
  // Playwright reads a fixture's needs from the destructured parameter, so it stands empty here.
  // oxlint-disable-next-line no-empty-pattern
  agora: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'agora-e2e-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    let server = await start(port, dataDir, url);
    await use({
      url,
      async restart() {
        await stop(server);
        server = await start(port, dataDir, url);
      },
    });
    await stop(server);
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ agora }, use) => use(agora.url),
});

async function start(port: number, dataDir: string, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended at start with code ${server.exitCode}`);
    const answer = await fetch(`${url}/games`).catch(() => undefined);
    if (answer?.ok === true) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`no answer from ${url}/games`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
