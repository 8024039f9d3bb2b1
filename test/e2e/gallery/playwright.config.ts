import { defineConfig } from '@playwright/test';
import type { Sight } from '../agora.ts';
import whole from '../../../playwright.config.ts';

/** `npm run shots [-- --grep katason]`: pictures of every page at every size, into test-results/shots, and the README's; the others measure. */
// The tests' own order is of no use here, and it would name what is run.
const { projects: _, ...shared } = whole;

export default defineConfig<Sight>(shared, {
  testDir: '.',
  testMatch: '{gallery,keys,load,previews,readme,room,thread}.ts',
  outputDir: '../../../test-results/gallery',
  reporter: 'list',
  use: { paints: true },
});
