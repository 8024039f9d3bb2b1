import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_TESTS, isLongest } from './test/long.ts';

const RULES = 'test/{games,kit,corpus}/**/*.test.ts';
const PAGES = 'test/client/**/*.test.{ts,tsx}';
/** Pages that are opened as a whole: they need a document in which nothing else was before. */
const WHOLE_PAGES = ['test/client/app/every-page.test.tsx', 'test/client/lobby/lobby.test.tsx'];

/** Begins with what takes longest, so that no worker is busy with it at the end when the others have nothing left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => isLongest(moduleId);
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig(({ mode }) => {
  // As `npm test` calls. It is said to each project: what is excluded above them, or by the command line, never reaches them.
  const left = mode === 'short' ? [LONG_TESTS] : [];
  return {
    test: {
      environment: 'node',
      // The tests hold a core each; Vitest would leave one of two idle.
      maxWorkers: 2,
      setupFiles: ['test/setup.ts'],
      sequence: { sequencer: LongestFirst },
      // No test asserts time; this only ends what hangs, on a machine however busy.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      // boardgame.io's server tells every start of one.
      onConsoleLog: (line) => !line.includes('App serving on'),
      projects: [
        // Rules keep nothing from one game to the next, so their tests share what they load: that halves their time.
        { extends: true, test: { name: 'rules', include: [RULES], exclude: left, isolate: false, pool: 'threads' } },
        // Pages are taken down after each test, and loading React and a document anew for each file takes longer than the tests.
        {
          extends: true,
          test: {
            name: 'pages',
            include: [PAGES],
            exclude: [...WHOLE_PAGES, ...left],
            isolate: false,
            pool: 'threads',
            setupFiles: ['test/client/document.ts', 'test/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'whole pages',
            include: WHOLE_PAGES,
            pool: 'threads',
            setupFiles: ['test/client/document.ts', 'test/setup.ts'],
          },
        },
        // A server keeps nothing outside of itself, and each test ends its own: loading all of it anew for each file took longer.
        // Many wait for other processes, or for each other's words; one more than there are cores fills what they leave.
        {
          extends: true,
          test: {
            name: 'house',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [RULES, PAGES, ...left],
            isolate: false,
            maxWorkers: 3,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
