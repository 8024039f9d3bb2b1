/** How long honest people wait while others drain a server, in each way alone, beside how long they wait otherwise, in one run. */
import assert from 'node:assert/strict';
import { attacked, played } from './attacked.ts';
import { type Done, type Drain, Drainers } from './drains/drainers.ts';
import { sleep } from '../load/process.ts';
import { type Ground, HonestTable, ask } from './table.ts';

/** Calm, busy and drained turns take so many milliseconds each: whatever else the machine does falls on both alike. */
const TURN = 5000;
const THOUGHT = 50;
/** Of so many matches, the last ones, those who drain read. */
const READ = 6;

/** For what honest people wait, and how many milliseconds each time. */
export type Waits = ReadonlyMap<string, readonly number[]>;

export interface Outlasted {
  readonly calm: Waits;
  /** While those who drain are as busy elsewhere: what a machine costs that others share. */
  readonly beside: Waits;
  /** By what was done, in the order of turns. */
  readonly drained: ReadonlyMap<string, Waits>;
  readonly done: ReadonlyMap<string, readonly Done[]>;
  /** Of the process, in megabytes: after the first calm turn, and the most after any. */
  readonly memory: { readonly before: number; readonly most: number };
}

class Noted extends Map<string, number[]> {
  /** Notes how long something takes. */
  async during(what: string, work: () => Promise<unknown>): Promise<void> {
    const asked = performance.now();
    await work();
    this.set(what, [...(this.get(what) ?? []), performance.now() - asked]);
  }
}

/** Has honest people play for so many seconds, with one of several drains in every third turn. */
export async function outlast(seconds: number, drains: ReadonlyMap<string, readonly Drain[]>): Promise<Outlasted> {
  const errors: string[] = [];
  const ground = await attacked(errors);
  const drainers = await Drainers.start();
  const people = await People.come(ground);
  const calm = new Noted();
  const beside = new Noted();
  const drained = new Map([...drains.keys()].map((name) => [name, new Noted()]));
  const done = new Map([...drains.keys()].map((name) => [name, [] as Done[]]));
  const end = performance.now() + seconds * 1000;
  try {
    // What is compiled first time round is nobody's wait.
    await people.live(new Noted());
    const memory = { before: megabytes(), most: megabytes() };
    while (performance.now() < end)
      for (const [name, ways] of drains) {
        await people.live(calm);
        const comeBack = drainers.beginElsewhere();
        await people.live(beside);
        await comeBack();
        const stop = drainers.begin(ways, { url: ground.url, matches: people.read });
        await people.live(drained.get(name)!);
        memory.most = Math.max(memory.most, megabytes());
        done.get(name)!.push(await stop());
      }
    await people.leave();
    assert.deepEqual(errors, [], 'the server made a mistake');
    return { calm, beside, drained, done, memory };
  } finally {
    drainers.close();
    await ground.agora.close();
  }
}

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);

/** Honest people at two tables, and at the next ones when those are over. */
class People {
  readonly read: { readonly id: string; readonly game: string }[] = [];
  private turns = 0;

  private constructor(
    private readonly ground: Ground,
    private readonly tables: HonestTable[],
  ) {
    for (const table of tables) this.note(table);
  }

  static async come(ground: Ground): Promise<People> {
    const [katason, bazaar] = [await played('katason'), await played('bazaar')];
    return new People(ground, [await HonestTable.open(ground, katason, 3), await HonestTable.open(ground, bazaar, 2)]);
  }

  /** Plays and looks for a turn, and notes how long each takes. */
  async live(waits: Noted): Promise<void> {
    const end = performance.now() + TURN;
    while (performance.now() < end) {
      // Whoever plays looks at what has happened before they go on.
      await sleep(THOUGHT);
      for (const [place, table] of this.tables.entries()) {
        if (table.isOver) await this.next(place, table);
        await this.turn(this.tables[place]!, waits);
      }
    }
  }

  /** What is waited for in one turn, or now and then. */
  private async turn(table: HonestTable, waits: Noted): Promise<void> {
    const { ground } = this;
    const path = `/api/matches/${table.id}`;
    await waits.during('move', () => table.play());
    await waits.during('match', () => ask(ground, path));
    if (this.turns++ % 4 > 0) return;
    await waits.during('list', () => ask(ground, '/api/matches'));
    await waits.during('past', () => ask(ground, `${path}/past?from=0&to=0`));
    await waits.during('coming', () => table.comeAgain());
  }

  async leave(): Promise<void> {
    for (const table of this.tables) {
      await table.check();
      table.close();
    }
  }

  private async next(place: number, over: HonestTable): Promise<void> {
    await over.check();
    over.close();
    const next = await HonestTable.open(this.ground, over.module, over.keys.length);
    this.tables[place] = next;
    this.note(next);
  }

  private note({ id, module }: HonestTable): void {
    this.read.push({ id, game: module.rules.id });
    if (this.read.length > READ) this.read.shift();
  }
}

/** The wait that so large a part of all is not longer than, in milliseconds. */
export function quantile(waits: readonly number[], part: number): number {
  return waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? Number.NaN;
}
