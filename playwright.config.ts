import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { NO_BROWSER } from './test/e2e/browser/find.ts';
import type { Sight } from './test/e2e/agora.ts';
import { launchOptions } from './test/e2e/browser/launch.ts';

const launch = launchOptions();
if (launch === undefined) throw new Error(NO_BROWSER);

export default defineConfig<Sight>({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  // As a whole path: the gallery's configuration, which lies elsewhere, takes it over.
  globalSetup: fileURLToPath(new URL('test/e2e/fresh.ts', import.meta.url)),
  outputDir: 'test-results/e2e',
  // Twice as many as two cores: each runs a server, browsers and bots, and mostly some of them wait.
  workers: 4,
  fullyParallel: true,
  // A whole game takes a minute on a quiet machine, and several on a busy one.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // Some pages are slowed down on purpose, beside others on a busy machine: this only ends what hangs.
    actionTimeout: 120_000,
    launchOptions: launch,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Pages come from the server, so that a test meets what it serves; offline.e2e.ts says otherwise.
    serviceWorkers: 'block',
    // Whole games with several browsers take twice as long with one. Ask for it with --trace on.
    trace: 'off',
    // A test takes its own of every page where it fails.
    screenshot: 'off',
    paints: false,
  },
});
