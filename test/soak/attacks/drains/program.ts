/** The process of those who drain: it is told what to begin and to end, and has a push service whose answers have no end. */
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { drain, type KindName, type Tally } from './kinds.ts';
import type { Target } from './say.ts';

/** What it is told: what to drain, and how; or to end that. */
export type Order = { readonly begin: readonly KindName[]; readonly target: Target } | { readonly end: true };

/** What it tells: where its push service is, and then each time what has come of what. */
export type News = { readonly service: string } | { readonly done: Readonly<Record<string, Tally>> };

// They would be on other machines: what they do takes nothing of the server's.
setPriority(19);
/** In milliseconds. */
const AWAY = 50;
const CHUNK = Buffer.alloc(64 * 1024);
/** As long as what a server tells of a match. */
const LITTLE = 'x'.repeat(800);
let under: readonly (readonly [KindName, () => Promise<Tally>])[] = [];
process.on('message', (order: Order) => {
  if ('begin' in order) under = order.begin.map((name) => [name, drain(name, order.target)]);
  else void end();
});
process.once('disconnect', () => process.exit());
await serve();

async function end(): Promise<void> {
  const done = await Promise.all(under.map(async ([name, stop]) => [name, await stop()] as const));
  tell({ done: Object.fromEntries(done) });
}

async function serve(): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'GET') response.end(LITTLE);
    else pourInto(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tell({ service: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
}

/** Answers without end. */
function pourInto(response: ServerResponse): void {
  response.writeHead(201);
  const pour = () => {
    while (!response.destroyed && response.write(CHUNK));
  };
  response.on('drain', pour);
  // It is as far away as such services are.
  setTimeout(pour, AWAY);
}

function tell(news: News): void {
  process.send?.(news);
}
