/** Ports for the servers that tests start. */
import { createServer } from 'node:net';

/**
 * Below what an operating system gives to connections that go out, which would sit there between a server's end and its next
 * start; and apart for each worker, and each run of tests within another, so that nobody else comes to listen there.
 */
let next =
  Number(process.env.PORTS_FROM ?? 20_000) +
  200 * Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0);

/** A port that nobody listens at, and so is the one above it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next += 2;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
