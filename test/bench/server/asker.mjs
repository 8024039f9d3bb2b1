/**
 * Asks a server for its health every ten milliseconds: on a thread of its own, so that the clients' work doesn't count, and
 * from another address each time, because an address that asks so often is served last.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';

/** How many requests come first and don't count: they open the connection and warm up the code. */
const BEFORE = 20;

const over = new AbortController();
parentPort?.once('message', () => over.abort());
const waits = [];
while (!over.signal.aborted) {
  const began = performance.now();
  const from = `10.255.${(waits.length >> 8) & 255}.${waits.length & 255}`;
  const answer = await fetch(workerData, { headers: { 'x-forwarded-for': from } });
  await answer.text();
  waits.push(performance.now() - began);
  await sleep(10);
}
parentPort?.postMessage(waits.slice(BEFORE));
