import { defineConfig } from '@playwright/test';
import whole from '../../../playwright.config.ts';

/** `npm run shots [-- --grep katason]`: pictures of every page at every size, into test-results/shots, and the README's; `room` measures. */
export default defineConfig(whole, {
  testDir: '.',
  testMatch: '{gallery,previews,readme,room}.ts',
  outputDir: '../../../test-results/gallery',
  reporter: 'list',
});
