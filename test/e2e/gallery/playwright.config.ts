import { defineConfig } from '@playwright/test';
import whole from '../../../playwright.config.ts';

/** `npm run shots [-- --grep katason]`: pictures of every page at every size, into test-results/shots, and the README's; the others measure. */
export default defineConfig(whole, {
  testDir: '.',
  testMatch: '{gallery,keys,load,previews,readme,room,thread}.ts',
  outputDir: '../../../test-results/gallery',
  reporter: 'list',
});
