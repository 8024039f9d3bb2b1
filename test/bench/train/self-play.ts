/** Lets a game's bot play with itself, and notes what counted in positions on the way and who won in the end. */
import { type GameModule, type Shelved, shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import type { Result } from '../../../games/kit/rules.ts';
import { think } from '../../../games/kit/search/think.ts';
import { type Judged, type JudgementName, judgedOf } from '../judgement.ts';

/** Some games of one run, played by one thread. */
export interface Batch {
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
  /** Iterations of a thought; 0 for games that the quick policy plays. */
  readonly iterations: number;
  /** By which judgement those who think judge. */
  readonly teacher: JudgementName;
}

/** A position: what counted for each seat, how far the game had come, and each seat's part of the victory. */
export interface Sample {
  readonly game: number;
  readonly counted: readonly (readonly number[])[];
  readonly progress: number;
  readonly shares: readonly number[];
  /** What the judgement set by hand expected, and the one learned before. */
  readonly hand: readonly number[];
  readonly before: readonly number[];
}

/** At most so many positions are noted of a game: more of one tell little more. */
const NOTED = 24;
/** Moves in ten that are made at first sight, so that games differ. */
const WHIMS = 1;

/** Games follow from their seed alone, whoever plays them. One that doesn't end tells nothing. */
export async function selfPlay(batch: Batch): Promise<readonly Sample[]> {
  const { meta, load } = shelf.get(batch.game) as Shelved;
  const { min, max } = meta.players;
  const module = await load();
  const judged = (await judgedOf(batch.game))!;
  const teacher = { rules: module.rules, knowledge: { ...module.knowledge, ...judged[batch.teacher] } };
  const samples: Sample[] = [];
  for (let number = batch.from; number < batch.from + batch.count; number++) {
    const random = randomFrom(`${batch.seed} ${batch.iterations} ${number}`);
    const state = module.rules.setup(min + (number % (max - min + 1)), defaultOptions(meta), random);
    const visited = playToTheEnd(teacher, state, batch.iterations, random);
    const result = module.rules.result(state);
    if (result === undefined) continue;
    const shares = sharesOf(result);
    for (const position of visited) samples.push(noted(judged, number, position, shares));
  }
  return samples;
}

/** Plays on in the state it is given, and returns positions from all of the game, evenly spread. */
function playToTheEnd(
  { rules, knowledge }: Pick<GameModule, 'rules' | 'knowledge'>,
  state: object,
  iterations: number,
  random: Random,
): readonly object[] {
  const level = { iterations, milliseconds: Infinity, leeway: 0 };
  const most = rules.longest(rules.players(state));
  let visited: object[] = [];
  let every = 1;
  for (let made = 0; made < most; made++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) break;
    if (made % every === 0) visited.push(rules.clone(state));
    if (visited.length === 2 * NOTED) {
      visited = visited.filter((_, index) => index % 2 === 0);
      every *= 2;
    }
    const quick = iterations === 0 || random.below(10) < WHIMS;
    const question = { rules, knowledge, view: rules.view(state, seat), seat, level, seed: String(random.word()) };
    const move = quick ? knowledge.playout(state, seat, random) : think({ ...question, now: () => 0 }).move;
    rules.apply(state, seat, move, random, undefined);
  }
  return visited.length > NOTED ? visited.filter((_, index) => index % 2 === 0) : visited;
}

function noted({ features, hand, learned }: Judged, game: number, state: object, shares: readonly number[]): Sample {
  return {
    game,
    counted: features.of(state),
    progress: features.progress(state),
    shares,
    hand: hand.evaluate(state),
    before: learned.evaluate(state),
  };
}

/** Each seat's part of the victory. */
function sharesOf({ places }: Result): readonly number[] {
  const firsts = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return places.map((_, seat) => (firsts.includes(seat) ? 1 / firsts.length : 0));
}
