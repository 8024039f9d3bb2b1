/** Loads that are put on a server, and what they take. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { PlayedMatch, socketTo } from '../../soak/load/match.ts';
import { type ServerProcess, sleep, weigh } from '../../soak/load/process.ts';

/** One server, or several nodes of it. */
export type Nodes = readonly ServerProcess[];

/** How tables are spread over nodes: all players of one are at one node, or each is at another. */
export type Spread = 'tables' | 'players';

export interface Latencies {
  /** In milliseconds from sending to everybody having it, sorted. */
  readonly waits: readonly number[];
}

export interface FlatOut extends Latencies {
  readonly perSecond: number;
  /** Milliseconds of the server's processor time an action. */
  readonly cpu: number;
  /** Bytes of memory a match, from an empty server. */
  readonly memory: number;
}

const urls = (nodes: Nodes) => nodes.map(({ url }) => url);
const total = (nodes: Nodes) =>
  nodes
    .map(({ process }) => weigh(process))
    .reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }));

/** Matches at nodes, with everybody there. */
export async function open(
  nodes: Nodes,
  count: number,
  records: readonly GameRecord[],
  spread: Spread = 'players',
): Promise<PlayedMatch[]> {
  const matches: PlayedMatch[] = [];
  for (let index = 0; index < count; index++) {
    const at = spread === 'tables' ? [urls(nodes)[index % nodes.length]!] : urls(nodes);
    matches.push(await PlayedMatch.open(at, records[index % records.length]!));
  }
  return matches;
}

/** Makes one turn, and adds how long it took to reach everybody. */
export async function turn(match: PlayedMatch, step: number, waits: number[]): Promise<void> {
  const began = performance.now();
  const there = match.reaches(step + 1);
  match.send(step);
  await there;
  waits.push(performance.now() - began);
}

/** So many matches play so many turns, each as soon as everybody has seen the one before; as many others did before, so that code is warm. */
export async function flatOut(
  nodes: Nodes,
  count: number,
  turns: number,
  records: readonly GameRecord[],
  spread: Spread,
): Promise<FlatOut> {
  const empty = total(nodes);
  const warm = await playThrough(nodes, count, turns, records, spread);
  const { waits, seconds, cpu } = await playThrough(nodes, count, turns, records, spread);
  return {
    waits: waits.toSorted((a, b) => a - b),
    perSecond: waits.length / seconds,
    cpu: cpu / waits.length,
    memory: (warm.memory - empty.memory) / count,
  };
}

/** Returns what it took of those that are weighed: milliseconds of processor time, and the bytes of memory that are taken then. */
async function playThrough(
  nodes: Nodes,
  count: number,
  turns: number,
  records: readonly GameRecord[],
  spread: Spread,
  weighed = nodes,
) {
  const matches = await open(nodes, count, records, spread);
  const waits: number[] = [];
  const play = async (match: PlayedMatch) => {
    for (let step = 0; step < turns; step++) await turn(match, step, waits);
  };
  const [before, began] = [total(weighed), performance.now()];
  await Promise.all(matches.map(play));
  const seconds = (performance.now() - began) / 1000;
  const after = total(weighed);
  for (const match of matches) match.close();
  return { waits, seconds, cpu: after.cpu - before.cpu, memory: after.memory };
}

/** Milliseconds of processor time an action takes at a node whose people have nothing to do with it. */
export async function uninvolved(
  [first, ...others]: Nodes,
  count: number,
  turns: number,
  records: readonly GameRecord[],
): Promise<number> {
  const { waits, cpu, seconds } = await playThrough([first!], count, turns, records, 'tables', others);
  // What they do all the time is not for the actions.
  const still = total(others).cpu;
  await sleep(seconds * 1000);
  return Math.max(0, cpu - (total(others).cpu - still)) / waits.length / others.length;
}

/** So many matches play one turn a second, each at its own moment. */
export async function paced(
  nodes: Nodes,
  count: number,
  seconds: number,
  records: readonly GameRecord[],
): Promise<Latencies> {
  const matches = await open(nodes, count, records);
  const waits: number[] = [];
  const play = async (match: PlayedMatch, index: number) => {
    await sleep((1000 * index) / count);
    for (let step = 0; step < seconds; step++) await Promise.all([turn(match, step, waits), sleep(1000)]);
  };
  await Promise.all(matches.map(play));
  for (const match of matches) match.close();
  return { waits: waits.toSorted((a, b) => a - b) };
}

/** Bytes a server takes for so many sockets that look on at a match and do nothing. */
export async function idle(nodes: Nodes, count: number, records: readonly GameRecord[]): Promise<number> {
  const [match] = await open(nodes, 1, records);
  await sleep(1000);
  const before = total(nodes).memory;
  const sockets = [];
  for (let index = 0; index < count; index++) {
    const socket = socketTo(urls(nodes)[index % nodes.length]!, records[0]!.game);
    const seen = new Promise((see) => void socket.once('sync', see));
    socket.emit('sync', match!.id, null, undefined, match!.keys.length);
    await seen;
    sockets.push(socket);
  }
  await sleep(1000);
  const after = total(nodes).memory;
  for (const socket of sockets) socket.close();
  match?.close();
  return after - before;
}

/**
 * How long a server takes to say that it lives, in milliseconds, sorted, while tables play and its database is in trouble for a
 * while, and just after.
 */
export async function health(
  nodes: Nodes,
  count: number,
  seconds: number,
  records: readonly GameRecord[],
  trouble: () => Promise<void>,
): Promise<Latencies> {
  const matches = await open(nodes, count, records);
  const over = new AbortController();
  // What can't be stored meanwhile is refused, and not tried again here.
  const act = async (match: PlayedMatch, index: number) => {
    await sleep((1000 * index) / count);
    for (let step = 0; step < seconds && !over.signal.aborted; step++) {
      match.send(Math.max(...match.seen));
      await sleep(1000);
    }
  };
  const acting = Promise.all(matches.map(act));
  // By then code is warm.
  await sleep(2000);
  const asker = new Worker(new URL('asker.mjs', import.meta.url), { workerData: `${urls(nodes)[0]!}/healthz` });
  const told = once(asker, 'message') as Promise<[number[]]>;
  await sleep(500);
  await trouble();
  await sleep(2000);
  over.abort();
  asker.postMessage('over');
  const [[waits]] = await Promise.all([told, acting]);
  for (const match of matches) match.close();
  return { waits: waits.toSorted((a, b) => a - b) };
}
