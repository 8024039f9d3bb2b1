import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The tests hold a core each; Vitest would leave one of two idle.
    maxWorkers: 2,
    setupFiles: ['test/setup.ts'],
    // No test asserts time; this only ends what hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
