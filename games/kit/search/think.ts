/**
 * Information-set Monte-Carlo tree search for any game that keeps the contract.
 *
 * Each iteration deals the hidden part of the state again from what the seat sees and remembers, walks down the tree,
 * plays on by the game's own policy and credits every seat on the way with its own reward (max-n). Random results are
 * sampled as they come: a node stands for decisions, not for dice rolls. If several seats decide at once, the search
 * lets them decide one after another in the order of `toMove`, the thinking seat first. They still know of each other
 * only what they see.
 *
 * `think` blocks for as long as its level allows. Hosts (the browser's worker, the server's worker threads) run it off
 * the main thread: they load the game from the shelf, take `rules.view(state, seat)` and the seat's memory
 * (../recall.ts), and call `think({ rules, knowledge, view, memory, seat, level: levelOf(knowledge, id), seed:
 * freshSeed(), now: () => performance.now() })`.
 */
import { type Sight, lookAhead } from './alpha-beta.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Memory, Move, Rules, Seat } from '../rules.ts';
import { type Considered, choose, drawn } from './choose.ts';
import { foreseen } from './foresight.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import type { Level } from './levels.ts';
import { playOut } from './playout.ts';
import { Rollouts, contested } from './rollouts.ts';
import { Branch } from './tree.ts';
import { worthOf } from './worth.ts';

/** After this many iterations, a move with this part of the visits and the highest value counts as chosen. */
const SURE = { iterations: 1000, part: 0.75 } as const;

/** The part of a level's time in which one looks ahead, at no more positions than its playouts would meet. */
const LOOK = 0.5;

/** The curiosity of games that set none. */
const CURIOSITY = 0.6;

export interface Question<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  /** What `seat` sees. The search doesn't change it. */
  readonly view: State;
  /** What `seat` remembers of the events before. Without it, the search knows only the view. */
  readonly memory?: Memory | undefined;
  /** A seat of `toMove(view)`. */
  readonly seat: Seat;
  readonly level: Level;
  /** Compares these moves alone, each tried as often as the others: two or more that `refuse` passes. */
  readonly among?: readonly M[] | undefined;
  /** The seed of the search. The same question gets the same answer, unless time runs out. */
  readonly seed: string;
  /** A clock in milliseconds. */
  now(): number;
}

export interface Thought<M extends Move> {
  readonly move: M;
  /** How many playouts the search made, or positions it looked at; 0 if there was nothing to choose. */
  readonly iterations: number;
  /** The seat's chance to win, 0 to 1; 0.5 if nothing was searched. */
  readonly value: number;
  /** The moves that were tried, most trusted first. */
  readonly considered: readonly Considered<M>[];
}

/** The move that `seat` should make; `refuse` always passes it. Throws only if `seat` has nothing to decide. */
export function think<State extends object, M extends Move>(question: Question<State, M>): Thought<M> {
  const { rules, knowledge, view, seat, level } = question;
  const legal = rules.legal(view, seat);
  const only = legal[0];
  if (only === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  if (legal.length === 1) return unsearched(only);
  if (knowledge.guessless === true) return unsearched(randomFrom(question.seed).pick(legal));

  const search = new Search(question);
  const passes = ({ move }: { readonly move: M }) => rules.refuse(view, seat, move) === undefined;
  const found = search.prospects().filter(passes);
  if (level.iterations === 0 && found.length > 0) {
    const calm = preferred(found, ({ move }) => !regrets(question, move));
    return unsearched(drawn(calm, level.temperature ?? 1, search.random));
  }
  const prospects = knowledge.rollouts === undefined ? found : toPlayOn(question, found);
  if (prospects.length < 2) return unsearched(prospects[0]?.move ?? only);

  const sight = lookedAhead(question, search, prospects);
  if (sight !== null && (sight.decided || sight.best.length === 1)) return foregone(sight);
  const { iterations, considered } =
    knowledge.rollouts === undefined ? search.run(sight) : rolledOut(question, search, prospects);
  const chosen = choose(considered.filter(passes), (move) => regrets(question, move));
  return chosen === undefined ? unsearched(only) : { move: chosen.move, iterations, value: chosen.value, considered };
}

/** Those that are `wanted`, or all where none is. */
function preferred<T>(all: readonly T[], wanted: (one: T) => boolean): readonly T[] {
  const found = all.filter(wanted);
  return found.length > 0 ? found : all;
}

/** Whether people would shake their heads at a move. Whoever limits the moves wants to know about just these. */
function regrets<State extends object, M extends Move>(
  { knowledge, view, seat, memory, among }: Question<State, M>,
  move: M,
): boolean {
  return among === undefined && knowledge.regrets?.(view, seat, move, memory) === true;
}

/** Which of the promising moves to compare by rollouts. What is regretted isn't played without a comparison. */
function toPlayOn<State extends object, M extends Move>(
  question: Question<State, M>,
  prospects: readonly Candidate<M>[],
): readonly Candidate<M>[] {
  if (question.among !== undefined) return prospects;
  const found = contested(prospects);
  if (!found.every(({ move }) => regrets(question, move))) return found;
  const other = prospects.find(({ move }) => !regrets(question, move));
  return other === undefined ? found : [...found, other];
}

/** Compares moves by rollouts: plays each one on by the game's own policy. */
function rolledOut<State extends object, M extends Move>(
  { rules, knowledge, seat, level, among, now }: Question<State, M>,
  search: Search<State, M>,
  contenders: readonly Candidate<M>[],
): Searched<M> {
  const played = { rules, knowledge, seat, random: search.random, deal: () => search.deal() };
  const rollouts = new Rollouts(played, contenders, among === undefined);
  const deadline = now() + level.milliseconds;
  let iterations = 0;
  while (iterations < level.iterations && !rollouts.settled) {
    iterations += rollouts.round();
    if (now() >= deadline) break;
  }
  return { iterations, considered: rollouts.considered() };
}

/** A first look, in games that can be looked ahead in, at half of what the level allows. */
function lookedAhead<State extends object, M extends Move>(
  question: Question<State, M>,
  search: Search<State, M>,
  prospects: readonly Candidate<M>[],
): Sight<M> | null {
  const { rules, knowledge, seat, level, seed, now } = question;
  if (knowledge.open === undefined) return null;
  const moves = prospects.map(({ move }) => move);
  const positions = level.iterations * (knowledge.horizon ?? 1);
  const deadline = now() + LOOK * level.milliseconds;
  return lookAhead({ rules, knowledge, state: search.deal(), seat, moves, seed }, { positions, deadline, now });
}

/** What looking ahead alone has decided. */
function foregone<M extends Move>({ positions, considered }: Sight<M>): Thought<M> {
  const { move, value } = considered[0]!;
  return { move, iterations: positions, value, considered };
}

function unsearched<M extends Move>(move: M): Thought<M> {
  return { move, iterations: 0, value: 0.5, considered: [] };
}

/** The result of a search; its moves are sorted, most trusted first. */
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
  private readonly curiosity: number;

  constructor(private readonly question: Question<State, M>) {
    this.random = randomFrom(question.seed);
    this.root = new Branch<M>(question.seat, undefined);
    this.curiosity = question.knowledge.curiosity ?? CURIOSITY;
  }

  /** What is worth searching for the seat that thinks, found before anything is searched. */
  prospects(): readonly Candidate<M>[] {
    const { among, level } = this.question;
    const seen = ({ move }: Candidate<M>) => level.overlooks?.includes(move.type) !== true;
    this.first = among?.map((move) => ({ move, weight: 1 })) ?? preferred(this.promising(), seen);
    return this.first;
  }

  private promising(): readonly Candidate<M>[] {
    const { rules, knowledge, seat, memory } = this.question;
    const deal = this.deal();
    if (knowledge.foresight === undefined) {
      const found = this.candidates(deal, seat, memory);
      // A short search tries the first of those that nothing tells apart, which shouldn't always be the same.
      return knowledge.candidates === undefined ? this.random.shuffle([...found]) : found;
    }
    const judge = { rules, knowledge, random: this.random, candidates: this.candidates.bind(this) };
    return foreseen(judge, deal, seat, knowledge.foresight);
  }

  /** Searches until the budget is used up or the choice can't change any more; between the best in sight, with the rest. */
  run(sight: Sight<M> | null): Searched<M> {
    const { question } = this;
    const { level } = question;
    const part = sight === null ? 1 : 1 - LOOK;
    if (sight !== null) this.first = sight.best.map((move) => ({ move, weight: 1 }));
    const deadline = question.now() + part * level.milliseconds;
    let made = 0;
    while (made < part * level.iterations) {
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
      node =
        node === this.root ? this.chooseFirst() : node.choose(this.candidates(state, mover), mover, this.curiosity);
      path.push(node);
      rules.apply(state, mover, node.move as M, this.random, undefined);
      if (node.visits === 0) break;
      mover = rules.toMove(state)[0];
    }
    const earned = this.playOn(state);
    for (const branch of path) branch.credit(earned);
  }

  private chooseFirst(): Branch<M> {
    const { seat, among } = this.question;
    if (among === undefined) return this.root.choose(this.first, seat, this.curiosity);
    return this.root.chooseEvenly(this.first, seat);
  }

  /** A new full state to play in: a random one of those that fit the view and the memory. */
  deal(): State {
    const { rules, view, seat, memory } = this.question;
    return rules.redeal(view, seat, this.random, memory);
  }

  private candidates(state: State, seat: Seat, memory?: Memory): readonly Candidate<M>[] {
    const { rules, knowledge } = this.question;
    if (knowledge.candidates !== undefined) return knowledge.candidates(state, seat, memory);
    return rules.legal(state, seat).map((move) => ({ move, weight: 1 }));
  }

  /** Each seat's reward after a playout from `state`. */
  private playOn(state: State): readonly number[] {
    const { rules, knowledge } = this.question;
    playOut(rules, knowledge, state, this.random);
    return worthOf(this.question, state);
  }

  /**
   * Whether more iterations would hardly change which move has the most visits: no other can catch up, or one move is
   * far ahead.
   */
  private settled(made: number): boolean {
    const { iterations } = this.question.level;
    const [first, second] = this.considered();
    if (first === undefined || second === undefined) return false;
    return first.visits - second.visits > iterations - made || this.isSure(first, made);
  }

  private isSure(first: Considered<M>, made: number): boolean {
    if (made < SURE.iterations || first.visits < SURE.part * made) return false;
    return this.root.children.every(({ value }) => value <= first.value);
  }
}
