/** How much memory a search takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GameModule } from '../../games/index.ts';
import { type Meta, defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import { think } from '../../games/kit/search/think.ts';

/** Games whose middle is thought about, moves made before it, and iterations between two weighings. */
const GAMES = 12;
const MOVES = 45;
const EVERY = 500;

/** The most that lived on behind a search of this level, in bytes, in each of some games' middles. */
export function memoryOf({ rules, knowledge }: GameModule, meta: Meta, level: Level): readonly number[] {
  const weigh = weighing();
  const options = { ...level, milliseconds: Number.POSITIVE_INFINITY };
  return Array.from({ length: GAMES }, (_, number) => {
    const random = randomFrom(`memory ${number}`);
    const state = rules.setup(meta.players.max, defaultOptions(meta), random);
    for (let made = 0; made < MOVES; made++) {
      const mover = rules.toMove(state)[0];
      if (mover !== undefined) rules.apply(state, mover, knowledge.playout(state, mover, random), random, undefined);
    }
    const seat = rules.toMove(state)[0];
    if (seat === undefined) return 0;
    const view = rules.view(state, seat);
    const before = weigh();
    let [made, most] = [0, before];
    const now = () => {
      if (++made % EVERY === 0) most = Math.max(most, weigh());
      return 0;
    };
    think({ rules, knowledge, view, seat, level: options, seed: `memory ${number}`, now });
    return most - before;
  });
}

/** Collects what is not needed any more, and weighs the rest. */
function weighing(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}
