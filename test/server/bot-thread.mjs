/** Runs the bots' thread from its source: bare Node can't, and a worker thread doesn't inherit the test runner's loader. */
import { register } from 'tsx/esm/api';

register();
await import('../../server/bots/worker.ts');
