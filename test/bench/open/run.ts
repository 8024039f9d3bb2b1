/**
 * `npx tsx test/bench/open/run.ts [--game morris] [--level hard] [--a now] [--b rival] [--openings 10] [--from 0]`: two
 * ways of playing a game in which all is open, each opening from both sides.
 */
import { parseArgs } from 'node:util';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import type { Move, Rules, Seat } from '../../../games/kit/rules.ts';
import { lookAhead } from '../../../games/kit/search/alpha-beta.ts';
import type { Knowledge } from '../../../games/kit/search/knowledge.ts';
import { type LevelId, levelOf } from '../../../games/kit/search/levels.ts';
import { think } from '../../../games/kit/search/think.ts';
import { kalah } from '../../kit/define/kalah.ts';
import * as four from './four.ts';
import * as morris from './morris.ts';
import { rival } from './rival.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'morris' },
    level: { type: 'string', default: 'hard' },
    a: { type: 'string', default: 'now' },
    b: { type: 'string', default: 'rival' },
    openings: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
  },
});

const GAMES: Readonly<Record<string, object>> = {
  morris,
  unlisted: morris.unlisted,
  uncounted: morris.uncounted,
  kalah,
  four,
};
const { rules, knowledge } = GAMES[values.game] as { rules: Rules; knowledge: Knowledge };
const { open, ...closed } = knowledge;
const level = levelOf(knowledge, values.level as LevelId);
const now = () => performance.now();

type Way = (state: object, seat: Seat, random: Random) => Move;

const thinking =
  (known: Knowledge): Way =>
  (state, seat, random) =>
    think({ rules, knowledge: known, view: state, seat, level, seed: String(random.word()), now }).move;

const WAYS: Readonly<Record<string, Way>> = {
  now: thinking(knowledge),
  // As games with something hidden are played: a tree, and playouts at random.
  tree: thinking(closed),
  // The same, with playouts that are cut after a few moves and judged by the points.
  cut: thinking({ ...closed, horizon: 4, evaluate: (state) => chances(open!.points(state)) }),
  // Looking ahead for all of the time, without any playout.
  alone(state, seat, random) {
    const asked = {
      rules,
      knowledge,
      state,
      seat,
      moves: rules.legal(state, seat),
      seed: String(random.word()),
    };
    return lookAhead(asked, { positions: Infinity, deadline: now() + level.milliseconds, now })!.best[0]!;
  },
  rival: rival.bind(null, 3) as unknown as Way,
  // The same, two moves deeper.
  deeper: rival.bind(null, 5) as unknown as Way,
};

function chances([first = 0, second = 0]: readonly number[]): readonly number[] {
  const chance = 1 / (1 + Math.exp(second - first));
  return [chance, 1 - chance];
}

/** Two moves at random, the same for the games of both sides. */
function opened(opening: number): object {
  const random = randomFrom(`opening ${opening}`);
  const state = rules.setup(2, {}, random);
  for (let made = 0; made < 2; made++) {
    const seat = rules.toMove(state)[0]!;
    rules.apply(state, seat, random.pick(rules.legal(state, seat)), random, undefined);
  }
  return state;
}

const took = { a: [] as number[], b: [] as number[] };
let [won, drawn, lost] = [0, 0, 0];
const from = Number(values.from);
for (let opening = from; opening < from + Number(values.openings); opening++) {
  for (const mine of [0, 1]) {
    const state = opened(opening);
    const random = randomFrom(`${opening} ${mine}`);
    let moves = 0;
    for (let seat: Seat | undefined; (seat = rules.toMove(state)[0]) !== undefined; moves++) {
      const who = seat === mine ? 'a' : 'b';
      const begun = now();
      const move = WAYS[values[who]]!(state, seat, random);
      took[who].push(now() - begun);
      rules.apply(state, seat, move, random, undefined);
    }
    const { ending, places } = rules.result(state)!;
    const [first, second] = places;
    if (first!.rank === second!.rank) drawn++;
    else if (first!.seat === mine) won++;
    else lost++;
    console.log(`opening ${opening}, seat ${mine}: ${ending} after ${moves} moves, ${won}:${drawn}:${lost} so far`);
  }
}
const told = (times: readonly number[]) =>
  `${Math.round(times.reduce((sum, each) => sum + each, 0) / times.length)} ms a move, ${Math.round(Math.max(...times))} at most`;
console.log(
  `${values.game} at ${values.level}, ${values.a} against ${values.b}: ${won} won, ${drawn} drawn, ${lost} lost`,
);
console.log(`${values.a}: ${told(took.a)}; ${values.b}: ${told(took.b)}`);
