/** How long honest people wait while others drain a server, beside how long they wait otherwise, in one run. */
import { type Drained, drain } from './drains.ts';
import { type Ground, type HonestTable, ask } from './table.ts';

/** Calm and drained turns take so many milliseconds each: whatever else the machine does falls on both alike. */
const TURN = 5000;

export interface Waits {
  readonly calm: readonly number[];
  readonly drained: readonly number[];
  readonly done: readonly Drained[];
}

/** Has honest people play and look for so many seconds, with drains in every second turn. */
export async function measure(ground: Ground, tables: readonly HonestTable[], seconds: number): Promise<Waits> {
  const waits = { calm: [] as number[], drained: [] as number[] };
  const done: Drained[] = [];
  for (let turn = 0; turn * TURN < seconds * 1000; turn++) {
    if (turn % 2 === 0) await live(ground, tables, waits.calm);
    else {
      const end = await drain({ url: ground.url, ids: tables.map(({ id }) => id) });
      await live(ground, tables, waits.drained);
      done.push(await end());
    }
  }
  return { ...waits, done };
}

async function live(ground: Ground, tables: readonly HonestTable[], waits: number[]): Promise<void> {
  const end = performance.now() + TURN;
  while (performance.now() < end) {
    for (const table of tables) {
      const asked = performance.now();
      if (!table.isOver) await table.play();
      await ask(ground, `/api/matches/${table.id}`);
      waits.push(performance.now() - asked);
    }
  }
}

/** The wait that so large a part of all is not longer than, in milliseconds. */
export function quantile(waits: readonly number[], part: number): number {
  return waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? Number.NaN;
}
