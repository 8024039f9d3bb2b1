/**
 * The thread that writes. A lock or a slow disk blocks only those who wait for a write. This is plain JavaScript
 * because Node also runs it unbuilt.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { batchIn } from './batch.mjs';
import { asking, changes, connect } from './connection.mjs';

/** How often it checks whether others have written, in milliseconds. */
const LOOK_EVERY = 200;

const { dataDir, patience } = workerData;
const database = connect(dataDir, patience);
const isChanged = changes(database);
const batch = batchIn(database);
/** Copies an error for the other thread, where the engine's own errors would not arrive as errors. */
const plain = (error) => new Error(error instanceof Error ? error.message : String(error));
const work = {
  write: (bundles) =>
    batch.write(bundles).map((result) => (typeof result === 'object' ? { error: plain(result.error) } : result)),
  probe: (isThorough) => batch.probe(isThorough),
  ask: asking(database),
};

function look() {
  if (isChanged()) parentPort.postMessage({ written: true });
}
const looking = setInterval(look, LOOK_EVERY);

parentPort.on('message', ({ number, kind, given }) => {
  if (kind === 'close') return close(number);
  try {
    parentPort.postMessage({ number, done: work[kind](...given) });
  } catch (error) {
    parentPort.postMessage({ number, problem: plain(error) });
  }
});

function close(number) {
  clearInterval(looking);
  database.close();
  parentPort.postMessage({ number });
  parentPort.close();
}
