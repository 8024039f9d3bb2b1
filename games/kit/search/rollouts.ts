/**
 * A search for games whose policy knows more than a tree finds out: the few moves that it thinks of are each played on by it, over
 * the same deals and the same chance, so that luck is the same for all and what is left between them is the moves' own. A move
 * that has fallen behind for certain is played no further.
 */
import { Random, type RandomWords, randomFrom } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Considered } from './choose.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import { worthOf } from './worth.ts';

/**
 * So many moves are played on at most, the most promising; where the best alone is asked for fewer, and none that looks less promising
 * than the first by that factor.
 */
const MOST = { wide: 8, narrow: 5, factor: 0.02 } as const;
/** Deals after which a move may be left, and standard errors by which it must be behind: it is looked at after each. */
const LEFT = { deals: 20, errors: 3 } as const;
/**
 * By how much of a chance to win another move must be ahead of one that looks e times as promising: where a playout is cut it is
 * valued, and what is wrong with the value more deals don't mend.
 */
const PULL = 0.012;
/** Standard errors by which another move must be ahead of the policy's own: what is less may be luck, and the policy knows something. */
const BETTER = 1;

interface Contender<M extends Move> {
  readonly move: M;
  /** What it was worth in each deal so far. */
  readonly values: number[];
  sum: number;
  /** What it is set back by in every deal for looking less promising than the first. */
  readonly lean: number;
}

interface Played<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  readonly seat: Seat;
  readonly random: Random;
  /** A state of its own to play in. */
  deal(): State;
}

/** What is played on, most promising first: all that there are, a few, or what may be the best. */
export function contested<M extends Move>(
  prospects: readonly Candidate<M>[],
  { leeway, all }: { readonly leeway: number; readonly all?: readonly M[] | undefined },
): readonly Candidate<M>[] {
  const promising = prospects.toSorted((a, b) => b.weight - a.weight);
  const least = MOST.factor * (promising[0]?.weight ?? 0);
  if (all === undefined && leeway === 0) return promising.filter(({ weight }) => weight >= least).slice(0, MOST.narrow);
  if (all === undefined) return promising.slice(0, MOST.wide);
  const known = new Set(promising.map(({ move }) => JSON.stringify(move)));
  const others = all.filter((move) => !known.has(JSON.stringify(move)));
  return [...promising, ...others.map((move) => ({ move, weight: promising.at(-1)?.weight ?? 1 }))];
}

export class Rollouts<State extends object, M extends Move> {
  private readonly contenders: readonly Contender<M>[];
  private running: readonly Contender<M>[];

  constructor(
    private readonly played: Played<State, M>,
    candidates: readonly Candidate<M>[],
    /** Whether moves that fall behind are left: not where one of them may be chosen all the same. */
    private readonly leaves: boolean,
  ) {
    const most = candidates[0]?.weight ?? 1;
    this.contenders = candidates.map(({ move, weight }) => ({
      move,
      values: [],
      sum: 0,
      lean: leaves ? PULL * Math.log(weight / most) : 0,
    }));
    this.running = this.contenders;
  }

  /** Whether all but one move have fallen behind. */
  get settled(): boolean {
    return this.running.length < 2;
  }

  /** Plays every move that is still in question on in one deal. Returns how many. */
  round(): number {
    const { played, running } = this;
    const deal = played.deal();
    const seed = String(played.random.word());
    for (const contender of running) {
      const value = this.valueAfter(deal, contender.move, seed);
      contender.values.push(value);
      contender.sum += value;
    }
    const deals = running[0]!.values.length;
    if (this.leaves && deals >= LEFT.deals) this.leaveBehind(deals);
    return running.length;
  }

  /** The move that is chosen comes first, then those that were tried most. */
  considered(): Considered<M>[] {
    const { chosen } = this;
    const tried = this.contenders.map(({ move, values, sum }) => ({
      move,
      visits: values.length,
      value: values.length === 0 ? 0 : sum / values.length,
    }));
    const first = (one: Considered<M>) => Number(one.move === chosen.move);
    return tried.toSorted((a, b) => first(b) - first(a) || b.visits - a.visits || b.value - a.value);
  }

  /** The policy's own move stands unless another has shown to be better. */
  private get chosen(): Contender<M> {
    const { running } = this;
    const own = this.contenders[0]!;
    if (!running.includes(own)) return best(running);
    const deals = own.values.length;
    const better = deals < 2 ? [] : running.filter((one) => isBehind(own, one, deals, BETTER));
    return better.length === 0 ? own : best(better);
  }

  /** What happens by chance is the same for all moves; what players choose by chance is drawn apart, so as not to shift it. */
  private valueAfter(deal: State, move: M, seed: string): number {
    const { rules, knowledge, seat } = this.played;
    const { rollouts = knowledge.playout } = knowledge;
    const state = rules.clone(deal);
    const chance = randomFrom(seed);
    const choices = new Random([...chance.words].toReversed() as RandomWords);
    rules.apply(state, seat, move, chance, undefined);
    for (let left = knowledge.horizon; left > 0; left--) {
      const mover = rules.toMove(state)[0];
      if (mover === undefined) break;
      rules.apply(state, mover, rollouts(state, mover, choices), chance, undefined);
    }
    return worthOf(this.played, state)[seat] ?? 0;
  }

  private leaveBehind(deals: number): void {
    const leader = best(this.running);
    this.running = this.running.filter((one) => one === leader || !isBehind(one, leader, deals, LEFT.errors));
  }
}

/** Of moves that were played in as many deals. */
function best<M extends Move>(contenders: readonly Contender<M>[]): Contender<M> {
  const total = ({ sum, lean, values }: Contender<M>) => sum + lean * values.length;
  return contenders.reduce((leader, one) => (total(one) > total(leader) ? one : leader));
}

/** Whether one is behind another by more than so many standard errors, in the first deals both were played in. */
function isBehind<M extends Move>(one: Contender<M>, leader: Contender<M>, deals: number, errors: number): boolean {
  let [sum, squares] = [0, 0];
  for (let deal = 0; deal < deals; deal++) sum += leader.values[deal]! - one.values[deal]!;
  const mean = sum / deals;
  for (let deal = 0; deal < deals; deal++) squares += (leader.values[deal]! - one.values[deal]! - mean) ** 2;
  return mean + leader.lean - one.lean > errors * Math.sqrt(squares / (deals - 1) / deals);
}
