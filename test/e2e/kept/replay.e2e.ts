/** Law 8 where it counts: a recorded game ends in the same position in a browser's page and worker as it did in Node. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shelf } from '../../../games/index.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { samplesOf } from '../../corpus/sample.ts';
import { expect, local as test } from '../agora.ts';
import type * as bundle from './replay.bundle.ts';

const SCRIPT = '/replay.js';

for (const game of shelf.keys()) {
  test(`law 8: recorded games of ${game} replay to the same hash in a page and in a worker`, async ({ page }) => {
    await page.route(`**${SCRIPT}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await rulesInOneFile() }),
    );
    await page.goto('/');
    for (const [name, { record, hash }] of samplesOf(game)) {
      expect(await hashInPage(page, record), `${name} in the page`).toBe(hash);
      expect(await hashInWorker(page, record), `${name} in a worker`).toBe(hash);
    }
  });
}

function hashInPage(page: Page, record: GameRecord): Promise<string> {
  return page.evaluate(
    async ([script, record]) => {
      const { replayedHash } = (await import(script)) as typeof bundle;
      return replayedHash(record);
    },
    [SCRIPT, record] as const,
  );
}

function hashInWorker(page: Page, record: GameRecord): Promise<string> {
  return page.evaluate(
    ([script, record]) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(script, { type: 'module' });
        worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage(record);
      }),
    [SCRIPT, record] as const,
  );
}

let bundled: Promise<string> | undefined;

/** The rules of all games as one script, made once. */
function rulesInOneFile(): Promise<string> {
  bundled ??= bundleRules();
  return bundled;
}

async function bundleRules(): Promise<string> {
  // Every run of any browser test reads this file, and few need a bundler.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('replay.bundle.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the rules made no script');
  return chunk.code;
}
