/** Lets a game's bot play with itself, and notes what counted in positions on the way and who won in the end. */
import { type GameModule, type Shelved, shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import type { Result, Seat } from '../../../games/kit/rules.ts';
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

/** A game that was played: each seat's part of the victory, and positions on the way. */
export interface Played {
  readonly shares: readonly number[];
  readonly visited: readonly Visit[];
}

/** A position: what counted for each seat, how far the game had come, and each seat's part of the victory. */
export interface Sample {
  readonly game: number;
  readonly counted: readonly (readonly number[])[];
  readonly progress: number;
  readonly shares: readonly number[];
  /** What is taught: those, or to a part what a thought expected of them. */
  readonly aim: readonly number[];
  /** What the judgement set by hand expected, and the one learned before. */
  readonly hand: readonly number[];
  readonly before: readonly number[];
}

/** At most so many positions are noted of a game: more of one tell little more. */
const NOTED = 24;
/** Moves in ten that are made at first sight, so that games differ. */
const WHIMS = 1;

/** Games follow from their seed alone, whoever plays them. One that doesn't end tells nothing. */
export async function selfPlay(batch: Batch): Promise<readonly Played[]> {
  const { meta, load } = shelf.get(batch.game) as Shelved;
  const { min, max } = meta.players;
  const module = await load();
  const judged = (await judgedOf(batch.game))!;
  const teacher = { rules: module.rules, knowledge: { ...module.knowledge, ...judged[batch.teacher] } };
  const played: Played[] = [];
  for (let number = batch.from; number < batch.from + batch.count; number++) {
    const random = randomFrom(`${batch.seed} ${batch.iterations} ${number}`);
    const state = module.rules.setup(min + (number % (max - min + 1)), defaultOptions(meta), random);
    const visited = playToTheEnd(teacher, state, batch.iterations, random);
    const result = module.rules.result(state);
    if (result !== undefined) played.push({ shares: sharesOf(result), visited });
  }
  return played;
}

/** A position on the way, who was to move there and what a thought found that worth; undefined where nobody thought. */
interface Visit {
  readonly position: object;
  readonly seat: Seat;
  readonly value?: number | undefined;
}

/** Plays on in the state it is given, and returns positions from all of the game, evenly spread. */
function playToTheEnd(
  { rules, knowledge }: Pick<GameModule, 'rules' | 'knowledge'>,
  state: object,
  iterations: number,
  random: Random,
): readonly Visit[] {
  const level = { iterations, milliseconds: Infinity };
  const most = rules.longest(rules.players(state));
  let visited: Visit[] = [];
  let every = 1;
  for (let made = 0; made < most; made++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) break;
    const quick = iterations === 0 || random.below(10) < WHIMS;
    const question = { rules, knowledge, view: rules.view(state, seat), seat, level, seed: String(random.word()) };
    const thought = quick ? undefined : think({ ...question, now: () => 0 });
    const value = thought !== undefined && thought.iterations > 0 ? thought.value : undefined;
    if (made % every === 0) visited.push({ position: rules.clone(state), seat, value });
    if (visited.length === 2 * NOTED) {
      visited = visited.filter((_, index) => index % 2 === 0);
      every *= 2;
    }
    rules.apply(state, seat, thought?.move ?? knowledge.playout(state, seat, random), random, undefined);
  }
  return visited.length > NOTED ? visited.filter((_, index) => index % 2 === 0) : visited;
}

/**
 * What the positions of a game teach. `mixed` says how far what a thought found a position to be worth stands for who won,
 * from 0 to 1.
 */
export function noted(
  { features, hand, learned }: Judged,
  { shares, visited }: Played,
  game: number,
  mixed: number,
): readonly Sample[] {
  return visited.map((visit) => {
    const { position } = visit;
    const before = learned.evaluate(position);
    return {
      game,
      counted: features.of(position),
      progress: features.progress(position),
      shares,
      aim: aimOf(visit, shares, before, mixed),
      hand: hand.evaluate(position),
      before,
    };
  });
}

/**
 * Who won is luck in part, what a thought expected prejudice: each makes up for the other. A thought says what the seat that
 * moves may hope for; the others share the rest as they were judged before.
 */
function aimOf(
  { seat, value }: Visit,
  shares: readonly number[],
  before: readonly number[],
  mixed: number,
): readonly number[] {
  if (value === undefined || mixed === 0) return shares;
  const rest = (1 - value) / Math.max(Number.EPSILON, 1 - before[seat]!);
  return shares.map((share, other) => (1 - mixed) * share + mixed * (other === seat ? value : rest * before[other]!));
}

/** Each seat's part of the victory. */
function sharesOf({ places }: Result): readonly number[] {
  const firsts = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return places.map((_, seat) => (firsts.includes(seat) ? 1 / firsts.length : 0));
}
