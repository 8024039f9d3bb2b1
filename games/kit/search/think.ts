/**
 * Information-set Monte-Carlo tree search over any game that keeps the contract.
 *
 * Each iteration deals the hidden part anew from what the seat sees and remembers, walks down the tree, plays on by the game's own
 * policy and credits every seat on the way with its own reward (max-n). Chance is sampled as it comes: a node
 * holds what was decided, not what was rolled. Where several seats decide at once the search lets them decide one after
 * the other in the order of `toMove`, the thinking seat first; what they know of each other is still only what they see.
 *
 * `think` blocks for as long as its level allows. Hosts (the browser's worker, the server's worker threads) run it off the
 * main thread: they load the game from the shelf, take `rules.view(state, seat)` and the seat's memory (../recall.ts), and call
 * `think({ rules, knowledge, view, memory, seat, level: levelOf(knowledge, id), seed: freshSeed(), now: () => performance.now() })`.
 */
import { type Random, randomFrom } from '../random.ts';
import type { Memory, Move, Rules, Seat } from '../rules.ts';
import { type Considered, choose } from './choose.ts';
import { foreseen } from './foresight.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import type { Level } from './levels.ts';
import { playOut } from './playout.ts';
import { Rollouts, contested } from './rollouts.ts';
import { Branch } from './tree.ts';
import { worthOf } from './worth.ts';

/** From so many iterations on, a move that has this part of them and promises most is as good as chosen. */
const SURE = { iterations: 1000, part: 0.75 } as const;

/** So many visits each of the moves gets that are searched evenly, at least. */
const EVEN = 10;

export interface Question<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  /** What `seat` sees. Left untouched. */
  readonly view: State;
  /** What `seat` remembers of how it came to that; without it the search has forgotten everything. */
  readonly memory?: Memory | undefined;
  /** A seat of `toMove(view)`. */
  readonly seat: Seat;
  readonly level: Level;
  /** Two or more moves that `refuse` passes, where others aren't to be thought of. */
  readonly among?: readonly M[] | undefined;
  /** The search's own chance; the same question gets the same answer unless time runs out. */
  readonly seed: string;
  /** A clock in milliseconds. */
  now(): number;
}

export interface Thought<M extends Move> {
  readonly move: M;
  /** How often the search played on from here; 0 where there was nothing to choose. */
  readonly iterations: number;
  /** The seat's chance to win, 0 to 1; 0.5 where nothing was searched. */
  readonly value: number;
  /** The moves that were tried, most trusted first. */
  readonly considered: readonly Considered<M>[];
}

/** The move `seat` should make. Never one that `refuse` rejects. Throws only when `seat` has nothing to decide. */
export function think<State extends object, M extends Move>(question: Question<State, M>): Thought<M> {
  const { rules, knowledge, view, seat, level } = question;
  const legal = rules.legal(view, seat);
  const only = legal[0];
  if (only === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  if (legal.length === 1) return unsearched(only);

  const search = new Search(question);
  const passes = ({ move }: { readonly move: M }) => rules.refuse(view, seat, move) === undefined;
  const found = search.prospects().filter(passes);
  const prospects = knowledge.rollouts === undefined ? found : toPlayOn(question, found);
  if (prospects.length < 2) return unsearched(prospects[0]?.move ?? only);

  const { iterations, considered } =
    knowledge.rollouts === undefined ? search.run() : rolledOut(question, search, prospects);
  const chosen = choose(considered.filter(passes), level.leeway, search.random);
  return chosen === undefined ? unsearched(only) : { move: chosen.move, iterations, value: chosen.value, considered };
}

/** What is played on of what is worth it. */
function toPlayOn<State extends object, M extends Move>(
  { rules, view, seat, level, among }: Question<State, M>,
  prospects: readonly Candidate<M>[],
): readonly Candidate<M>[] {
  if (among !== undefined) return prospects;
  const all = level.evenly === true ? rules.legal(view, seat) : undefined;
  return contested(prospects, { leeway: level.leeway, all });
}

/** What playing the moves on by the game's own policy shows. */
function rolledOut<State extends object, M extends Move>(
  { rules, knowledge, seat, level, now }: Question<State, M>,
  search: Search<State, M>,
  contenders: readonly Candidate<M>[],
): Searched<M> {
  const played = { rules, knowledge, seat, random: search.random, deal: () => search.deal() };
  const rollouts = new Rollouts(played, contenders, level.leeway === 0 && level.evenly !== true);
  const deadline = now() + level.milliseconds;
  let iterations = 0;
  while (iterations < level.iterations && !rollouts.settled) {
    iterations += rollouts.round();
    if (now() >= deadline) break;
  }
  return { iterations, considered: rollouts.considered() };
}

function unsearched<M extends Move>(move: M): Thought<M> {
  return { move, iterations: 0, value: 0.5, considered: [] };
}

/** What a search has found, moves most trusted first. */
interface Searched<M extends Move> {
  readonly iterations: number;
  readonly considered: readonly Considered<M>[];
}

class Search<State extends object, M extends Move> {
  readonly random: Random;
  private readonly root: Branch<M>;
  private readonly path: Branch<M>[] = [];
  /** What is worth searching in the root: whatever is dealt, its seat sees the same. */
  private first: readonly Candidate<M>[] = [];

  constructor(private readonly question: Question<State, M>) {
    this.random = randomFrom(question.seed);
    this.root = new Branch<M>(question.seat, undefined);
  }

  /** What is worth searching for the seat that thinks, found before anything is searched. */
  prospects(): readonly Candidate<M>[] {
    const { rules, knowledge, seat, among } = this.question;
    if (among !== undefined) return (this.first = among.map((move) => ({ move, weight: 1 })));
    const deal = this.deal();
    if (knowledge.foresight === undefined) return (this.first = this.candidates(deal, seat));
    const judge = { rules, knowledge, random: this.random, candidates: this.candidates.bind(this) };
    return (this.first = foreseen(judge, deal, seat, knowledge.foresight));
  }

  /** Searches until the budget is spent or the choice can't change any more. */
  run(): Searched<M> {
    const { question } = this;
    const { level } = question;
    const deadline = question.now() + level.milliseconds;
    let made = 0;
    while (made < level.iterations) {
      this.iterate();
      made++;
      if (question.now() >= deadline) break;
      if (made % 16 === 0 && this.settled(made)) break;
    }
    return { iterations: made, considered: this.considered() };
  }

  private considered(): Considered<M>[] {
    const branches = this.root.children.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
    return branches.map(({ move, visits, value }) => ({ move: move as M, visits, value }));
  }

  private iterate(): void {
    const { rules, seat } = this.question;
    const { path } = this;
    const state = this.deal();
    path.length = 0;
    let node = this.root;
    let mover: Seat | undefined = seat;
    while (mover !== undefined) {
      node = node === this.root ? this.chooseFirst() : node.choose(this.candidates(state, mover), mover);
      path.push(node);
      rules.apply(state, mover, node.move as M, this.random, undefined);
      if (node.visits === 0) break;
      mover = rules.toMove(state)[0];
    }
    const earned = this.playOn(state);
    for (const branch of path) branch.credit(earned);
  }

  private chooseFirst(): Branch<M> {
    const { seat, level } = this.question;
    if (level.evenly !== true) return this.root.choose(this.first, seat);
    return this.root.chooseEvenly(this.first, seat, Math.max(2, Math.floor(level.iterations / EVEN)));
  }

  /** A state of its own to play in: one of all that fit the view, and what is remembered. */
  deal(): State {
    const { rules, view, seat, memory } = this.question;
    return rules.redeal(view, seat, this.random, memory);
  }

  private candidates(state: State, seat: Seat): readonly Candidate<M>[] {
    const { rules, knowledge } = this.question;
    if (knowledge.candidates !== undefined) return knowledge.candidates(state, seat);
    return rules.legal(state, seat).map((move) => ({ move, weight: 1 }));
  }

  /** Each seat's reward after a playout from `state`. */
  private playOn(state: State): readonly number[] {
    const { rules, knowledge } = this.question;
    playOut(rules, knowledge, state, this.random);
    return worthOf(this.question, state);
  }

  /** Whether more iterations would hardly change which move is the most visited: they can't, or one is far ahead in all. */
  private settled(made: number): boolean {
    const { leeway, iterations } = this.question.level;
    if (leeway > 0) return false;
    const [first, second] = this.considered();
    if (first === undefined || second === undefined) return false;
    return first.visits - second.visits > iterations - made || this.isSure(first, made);
  }

  private isSure(first: Considered<M>, made: number): boolean {
    if (made < SURE.iterations || first.visits < SURE.part * made) return false;
    return this.root.children.every(({ value }) => value <= first.value);
  }
}
