/** Runs the bots' thread from its TypeScript source, because worker threads don't inherit the test runner's loader. */
import { register } from 'tsx/esm/api';

register();
await import('../../server/bots/worker.ts');
