/**
 * The tree of an information-set search: nodes stand for what was played since the root, whatever was dealt.
 * Which moves are open in a node differs from deal to deal, so each branch counts how often it was available.
 */
import type { Move, Seat } from '../rules.ts';
import type { Candidate } from './knowledge.ts';

/** A node seen n times has tried at most 1 + WIDTH × √n branches, the most promising first. */
const WIDTH = 2;

export class Branch<M extends Move> {
  visits = 0;
  /** How often this branch could have been taken when its node was passed. */
  available = 0;
  /** Sum of the rewards of `seat`, who chose this branch. */
  private reward = 0;
  private passed = 0;
  /** The branches by key. Most branches of a search are never extended, and have no map. */
  private branches: Map<string, Branch<M>> | undefined;
  /**
   * The branches of the candidates, in order, of the last pass: a cache, since candidates are mostly the same again.
   */
  private readonly last: (Branch<M> | undefined)[] = [];

  constructor(
    readonly seat: Seat,
    readonly move: M | undefined,
  ) {}

  /** Mean reward of the seat that chose this branch. */
  get value(): number {
    return this.visits === 0 ? 0 : this.reward / this.visits;
  }

  get children(): readonly Branch<M>[] {
    return this.branches === undefined ? [] : [...this.branches.values()];
  }

  credit(rewards: readonly number[]): void {
    this.visits++;
    this.reward += rewards[this.seat] ?? 0;
  }

  /** The branch to try now, of those that `candidates` of this deal open to `seat`. PUCT with progressive widening. */
  choose(candidates: readonly Candidate<M>[], seat: Seat, curiosity: number): Branch<M> {
    this.passed++;
    const room = 1 + WIDTH * Math.sqrt(this.passed);
    const total = totalWeight(candidates);
    let untried: Candidate<M> | undefined;
    let tried = 0;
    let best: Branch<M> | undefined;
    let bestScore = -Infinity;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i]!;
      const branch = this.branchOf(candidate.move, seat, i);
      if (branch === undefined) {
        if (untried === undefined || candidate.weight > untried.weight) untried = candidate;
        continue;
      }
      tried++;
      branch.available++;
      const score = branch.value + curiosity * branch.pull(candidate.weight / total);
      if (score > bestScore) {
        bestScore = score;
        best = branch;
      }
    }
    if (untried !== undefined && (best === undefined || tried < room)) return this.grow(untried.move, seat);
    return best as Branch<M>;
  }

  /** The branch tried least of those that `candidates` open. */
  chooseEvenly(candidates: readonly Candidate<M>[], seat: Seat): Branch<M> {
    let least: Branch<M> | undefined;
    for (const { move } of candidates) {
      const branch = this.branches?.get(keyOf(seat, move));
      if (branch === undefined) return this.grow(move, seat);
      if (least === undefined || branch.visits < least.visits) least = branch;
    }
    return least as Branch<M>;
  }

  /** The branch of a move, the candidate of that number; undefined where it is untried. */
  private branchOf(move: M, seat: Seat, number: number): Branch<M> | undefined {
    const before = this.last[number];
    if (before !== undefined && before.move === move && before.seat === seat) return before;
    return (this.last[number] = this.branches?.get(keyOf(seat, move)));
  }

  private pull(prior: number): number {
    return (prior * Math.sqrt(this.available)) / (1 + this.visits);
  }

  private grow(move: M, seat: Seat): Branch<M> {
    const branch = new Branch(seat, move);
    branch.available = 1;
    this.branches ??= new Map();
    this.branches.set(keyOf(seat, move), branch);
    return branch;
  }
}

function totalWeight(candidates: readonly Candidate<Move>[]): number {
  let total = 0;
  for (const candidate of candidates) total += candidate.weight;
  return total;
}

const keys = new WeakMap<Move, string[]>();

/** Equal moves of a seat have equal keys. The key of a move that is used again is kept, because making and hashing it takes time. */
function keyOf(seat: Seat, move: Move): string {
  let bySeat = keys.get(move);
  if (bySeat === undefined) {
    bySeat = [];
    keys.set(move, bySeat);
  }
  return (bySeat[seat] ??= seat + JSON.stringify(move));
}
