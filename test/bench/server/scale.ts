/** What several nodes take, with tables spread over them and one beside them that has nothing to do with any. */
import type { GameRecord } from '../../../games/kit/rules.ts';
import { type ServerProcess, sleep, weigh } from '../../soak/load/process.ts';
import { figure } from '../measure.ts';
import { type Nodes, open, turn } from './load.ts';

/** In milliseconds: how often the loop is looked at by what its numbers come from. */
const TIMER = 10;
/** For so long it is looked at what a node takes where nothing happens. */
const IDLE = 3000;

export interface Scaled {
  readonly perSecond: number;
  /** Milliseconds of processor an action, of all nodes whose tables are played, and of each. */
  readonly cpu: number;
  readonly each: readonly number[];
  /** The same of the one that has nothing to do with any, beside what it does all the time. */
  readonly uninvolved: number;
  /** In milliseconds, of the worst node: how late its loop was, in the middle, of 99 in 100, and at most. */
  readonly loop: readonly [number, number, number];
  /** In milliseconds: how long a node took at most to say that it lives. */
  readonly health: number;
}

/** So many matches a node play so many turns at all nodes but the last; as many others did before, so that code is warm. */
export async function scaled(
  nodes: Nodes,
  count: number,
  turns: number,
  records: readonly GameRecord[],
): Promise<Scaled> {
  const playing = nodes.slice(0, -1);
  const [aside] = nodes.slice(-1) as [ServerProcess];
  const cpu = () => nodes.map(({ process }) => weigh(process).cpu);
  (await played(playing, count * playing.length, turns, records, async () => {})).close();
  let before: readonly number[] = [];
  const over = new AbortController();
  let health = Promise.resolve(0);
  let idle = 0;
  const { actions, seconds, close } = await played(playing, count * playing.length, turns, records, async () => {
    // What it takes that people come is not for their moves, nor is what a node does all the time.
    await sleep(1000);
    const still = weigh(aside.process).cpu;
    await sleep(IDLE);
    idle = (weigh(aside.process).cpu - still) / IDLE;
    await Promise.all(playing.map(loopOf));
    before = cpu();
    health = slowest(playing[0]!, over.signal);
  });
  const took = cpu().map((now, at) => now - before[at]!);
  over.abort();
  close();
  const loops = await Promise.all(playing.map(loopOf));
  const each = took.slice(0, -1).map((milliseconds) => milliseconds / actions);
  const worst = (at: 0 | 1 | 2) => Math.max(...loops.map((loop) => loop[at]));
  return {
    perSecond: actions / seconds,
    cpu: each.reduce((sum, one) => sum + one, 0),
    each,
    uninvolved: (took.at(-1)! - 1000 * seconds * idle) / actions,
    loop: [worst(0), worst(1), worst(2)],
    health: await health,
  };
}

/** One line that says it. */
export function told(line: string, many: number, { perSecond, cpu, each, uninvolved, loop, health }: Scaled): string {
  const parts = each.map(figure).join(' + ');
  return [
    `  ${line}, nodes: ${many}: ${figure(perSecond)} actions/s, ${figure(cpu)} ms of processor an action (${parts})`,
    `${uninvolved.toFixed(4)} where nobody has to do with it`,
    `loop late by ${loop.map(figure).join(' / ')} ms, lives within ${figure(health)} ms`,
  ].join('; ');
}

async function played(
  nodes: Nodes,
  count: number,
  turns: number,
  records: readonly GameRecord[],
  ready: () => Promise<void>,
) {
  const matches = await open(nodes, count, records, 'tables');
  await ready();
  const waits: number[] = [];
  const began = performance.now();
  await Promise.all(
    matches.map(async (match) => {
      for (let step = 0; step < turns; step++) await turn(match, step, waits);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { actions: waits.length, seconds, close: () => matches.forEach((match) => match.close()) };
}

/** How late a node's loop was since this was asked last: in the middle, of 99 in 100 and at most, in milliseconds. */
async function loopOf({ url }: ServerProcess): Promise<readonly [number, number, number]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  // The timer that measures it waits so long itself.
  const number = (name: string) =>
    -TIMER + 1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]);
  return [number('p50'), number('p99'), number('max')];
}

/** How long a node takes at most to say that it lives, in milliseconds, until it is over. */
async function slowest({ url }: ServerProcess, over: AbortSignal): Promise<number> {
  let most = 0;
  while (!over.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    most = Math.max(most, performance.now() - began);
    await sleep(20);
  }
  return most;
}
