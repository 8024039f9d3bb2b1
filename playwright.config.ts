import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './test/e2e/chromium.ts';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One worker: each test runs a server, several browser contexts and bots, and two cores are all there may be.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    launchOptions: await chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
