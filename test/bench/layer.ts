/** Games made with `defineGame` beside the same written by hand on the contract, turn about in one run. */
import { randomFrom } from '../../games/kit/random.ts';
import type { Rules } from '../../games/kit/rules.ts';
import { think } from '../../games/kit/search/think.ts';
import * as byHand from '../kit/define/by-hand/index.ts';
import { goofspiel } from '../kit/define/goofspiel.ts';
import { kalah } from '../kit/define/kalah.ts';
import { cost } from './measure.ts';
import { playAtRandom } from './play.ts';

const PAIRS = [
  ['Kalah', kalah.rules, byHand.kalah],
  ['Goofspiel', goofspiel.rules, byHand.goofspiel],
] as unknown as readonly (readonly [name: string, layer: Rules, byHand: Rules])[];

const ROUNDS = 15;
/** For how many milliseconds each has its turn. */
const SPELL = 200;
const COPIES = 100;

/** The speeds of each layered game as parts of those by hand: the median of all rounds. */
export function layered() {
  return PAIRS.map(([name, ...both]) => {
    const middles = new Map(both.map((rules) => [rules, middleOf(rules)]));
    return {
      name,
      games: ratio(both, (rules, number) => playAtRandom(rules, { players: 2, options: {}, seed: 'bench' }, number)),
      search: ratio(both, (rules, number) => search(rules, middles.get(rules)!, number)),
      clones: ratio(both, (rules) => {
        for (let i = 0; i < COPIES; i++) rules.clone(middles.get(rules)!);
      }),
    };
  });
}

/** A position from the middle of a game. */
function middleOf(rules: Rules): object {
  const random = randomFrom('middle');
  const state = rules.setup(2, {}, random);
  for (let moves = 0; moves < 8; moves++) {
    const seat = rules.toMove(state)[0]!;
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
  return state;
}

/** A search by random moves to the end. */
function search(rules: Rules, state: object, number: number): void {
  const seat = rules.toMove(state)[0]!;
  think({
    rules,
    knowledge: {
      horizon: 400,
      playout: (at, mover, random) => random.pick(rules.legal(at, mover)),
      evaluate: () => [0.5, 0.5],
    },
    view: rules.view(state, seat),
    seat,
    level: { iterations: 200, milliseconds: Number.POSITIVE_INFINITY },
    seed: `${number % 64}`,
    now: () => 0,
  });
}

function ratio([layer, hand]: readonly Rules[], work: (rules: Rules, number: number) => void): number {
  let number = 0;
  const turn = (rules: Rules) => cost(() => work(rules, number++), SPELL);
  turn(layer!);
  turn(hand!);
  const ratios = Array.from({ length: ROUNDS }, () => turn(hand!) / turn(layer!));
  return ratios.toSorted((a, b) => a - b)[ROUNDS >> 1]!;
}
