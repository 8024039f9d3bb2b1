/** How long bots take to answer on a busy server: many tables of Katason, three bots at each, all thinking at once. */
import { rules } from '../../games/katason/index.ts';
import { knowledge } from '../../games/katason/bot.ts';
import { type Options, meta } from '../../games/katason/meta.ts';
import type { State } from '../../games/katason/types.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import { FairQueue } from '../../server/bots/fair-queue.ts';
import { WorkerPool } from '../../server/bots/pool.ts';

const THREADS = 2;
const BOTS = 3;
/** Moves of the bots' policy before they begin to think. */
const OPENING = 60;

/** Milliseconds from each decision's beginning to its answer, sorted. Every table makes so many searched ones. */
export async function crowd(tables: number, decisions: number, level: LevelId): Promise<readonly number[]> {
  const queue = new FairQueue(THREADS);
  const pool = new WorkerPool(new URL('../server/bot-thread.mjs', import.meta.url), THREADS);
  const waits: number[] = [];
  const playAt = async (table: number) => {
    const random = randomFrom(`table ${table}`);
    const state = rules.setup(BOTS, defaultOptions<Options>(meta), random);
    for (let move = 0; move < OPENING; move++) playOn(state, random);
    for (let left = decisions; left > 0;) {
      const seat = rules.toMove(state)[0];
      if (seat === undefined) return;
      if (rules.legal(state, seat).length < 2) {
        playOn(state, random);
        continue;
      }
      left--;
      const begun = performance.now();
      const view = rules.view(state, seat);
      const search = (share: number) => pool.think({ game: meta.id, view, seat, level, share });
      const move = await queue.take({ table: `${table}`, address: `${table}` }, search, (found) =>
        Promise.resolve(found),
      );
      waits.push(performance.now() - begun);
      rules.apply(state, seat, move as Parameters<typeof rules.apply>[2], random, undefined);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, (_, warm) => warmUp(pool, warm, level)));
  await Promise.all(Array.from({ length: tables }, (_, table) => playAt(table)));
  await pool.close();
  return waits.toSorted((a, b) => a - b);
}

/** A thread loads its games with its first question. */
async function warmUp(pool: WorkerPool, seed: number, level: LevelId): Promise<void> {
  const state = rules.setup(BOTS, defaultOptions<Options>(meta), randomFrom(`warm ${seed}`));
  await pool.think({ game: meta.id, view: rules.view(state, 0), seat: 0, level, share: 0.1 });
}

function playOn(state: State, random: ReturnType<typeof randomFrom>): void {
  const seat = rules.toMove(state)[0];
  if (seat !== undefined) rules.apply(state, seat, knowledge.playout(state, seat, random), random, undefined);
}
