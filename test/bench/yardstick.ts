/** Random games beside another program's, turn about in one run: what one machine gives at one time differs from the next. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cost } from './measure.ts';

/** A simulator of the same random game, whose whole state is one array of words. */
interface Simulator {
  /** How many words a state takes. */
  readonly SIZE: number;
  reset(state: Int32Array, seed: number): void;
  /** Plays to the end, or through so many turns. */
  playout(state: Int32Array, turns: number): void;
}

const TURNS = 1000;
/** How often each has its turn, and for how many milliseconds. */
const ROUNDS = 25;
const SPELL = 250;

/** Games a second of the simulator in the file at `path` and of `play`, and the median of their ratios. */
export async function beside(path: string, play: () => void) {
  const { SIZE, reset, playout } = (await import(pathToFileURL(resolve(path)).href)) as Simulator;
  const state = new Int32Array(SIZE);
  let seed = 0;
  const simulate = () => {
    reset(state, seed++);
    playout(state, TURNS);
  };
  cost(simulate, 10 * SPELL);
  cost(play, 10 * SPELL);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const theirs = 1e6 / cost(simulate, SPELL);
    const ours = 1e6 / cost(play, SPELL);
    return { theirs, ours, ratio: ours / theirs };
  });
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).toSorted((a, b) => a - b)[ROUNDS >> 1]!;
  return {
    theirs: median(({ theirs }) => theirs),
    ours: median(({ ours }) => ours),
    ratio: median(({ ratio }) => ratio),
  };
}
