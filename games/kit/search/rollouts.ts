/**
 * A search for games whose policy knows more than a tree finds out: the few moves that it thinks of are each played on by it, over
 * the same deals and the same chance, so that luck is the same for all and what is left between them is the moves' own. A move
 * that can hardly be the best any more, or hardly by anything, is played no further.
 */
import { type Random, randomFrom } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Considered } from './choose.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import { worthOf } from './worth.ts';

/**
 * So many moves are played on at most, the most promising, and none that looks less promising than the first by a factor: little is
 * lost by looking at what is soon left again, but what may be chosen all the same must look like something.
 */
const MOST = { moves: 8, best: 0.001, lesser: 0.02 } as const;
/**
 * A move is left once it is better than the leader by no more than `close` of a chance even if it is better than it seems by so many
 * standard errors: that is looked at from so many deals on, after every few.
 */
const LEFT = { deals: 16, every: 4, errors: 2, close: 0.002 } as const;
/**
 * What is expected before anything is played on: a move that looks e times as promising as another is better by so much of a
 * chance to win, give or take so much. What playing on shows is weighed against it, each by how certain it is.
 */
const EXPECTED = { better: 0.003, error: 0.02 } as const;
/** Two moves that came to the same in every deal are not known to be the same for certain. */
const SAME = 1e-9;

interface Contender<M extends Move> {
  readonly move: M;
  /** What it was worth in each deal so far. */
  readonly values: number[];
  sum: number;
  /** By how much it is expected to be better than the most promising one: 0 or less. */
  readonly expected: number;
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
  const least = (leeway === 0 ? MOST.best : MOST.lesser) * (promising[0]?.weight ?? 0);
  if (all === undefined) return promising.filter(({ weight }) => weight >= least).slice(0, MOST.moves);
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
      expected: leaves ? EXPECTED.better * Math.log(weight / most) : 0,
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
    if (this.leaves && deals >= LEFT.deals && deals % LEFT.every === 0) this.leaveBehind();
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

  /** The one that is better than the most promising of those still in question by most, or that one where none is. */
  private get chosen(): Contender<M> {
    const { running } = this;
    const [first] = running as readonly [Contender<M>, ...Contender<M>[]];
    let [best, most] = [first, 0];
    for (const one of running.slice(1)) {
      const { better } = ahead(one, first);
      if (better > most) [best, most] = [one, better];
    }
    return best;
  }

  /**
   * What happens by chance is the same for all moves, for each seat by itself: one draw more of one seat's doesn't shift what others
   * draw. What players choose by chance is drawn apart for the same reason.
   */
  private valueAfter(deal: State, move: M, seed: string): number {
    const { rules, knowledge, seat } = this.played;
    const { rollouts = knowledge.playout } = knowledge;
    const state = rules.clone(deal);
    const chances = Array.from({ length: rules.players(state) }, (_, owner) => randomFrom(`${seed} ${owner}`));
    const choices = randomFrom(seed);
    rules.apply(state, seat, move, chances[seat]!, undefined);
    for (let left = knowledge.horizon; left > 0; left--) {
      const mover = rules.toMove(state)[0];
      if (mover === undefined) break;
      rules.apply(state, mover, rollouts(state, mover, choices), chances[mover]!, undefined);
    }
    return worthOf(this.played, state)[seat] ?? 0;
  }

  private leaveBehind(): void {
    const { chosen } = this;
    this.running = this.running.filter((one) => {
      if (one === chosen) return true;
      const { better, error } = ahead(chosen, one);
      return LEFT.errors * error - better > LEFT.close;
    });
  }
}

/**
 * By how much one move is better than another, and how far that may be off: what was expected (with a normal error) after what the
 * deals that both were played in have shown.
 */
function ahead<M extends Move>(one: Contender<M>, other: Contender<M>) {
  const deals = Math.min(one.values.length, other.values.length);
  const expected = one.expected - other.expected;
  if (deals < 2) return { better: expected, error: EXPECTED.error };
  let [sum, squares] = [0, 0];
  for (let deal = 0; deal < deals; deal++) sum += one.values[deal]! - other.values[deal]!;
  const mean = sum / deals;
  for (let deal = 0; deal < deals; deal++) squares += (one.values[deal]! - other.values[deal]! - mean) ** 2;
  const shown = Math.max(SAME, squares / (deals - 1) / deals);
  const trust = EXPECTED.error ** 2 / (EXPECTED.error ** 2 + shown);
  return { better: trust * mean + (1 - trust) * expected, error: Math.sqrt(trust * shown) };
}
