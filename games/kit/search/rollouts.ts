/**
 * A search for games whose policy knows more than a tree finds out. The policy plays each of a few promising moves on,
 * over the same deals and the same random results, so that luck is equal for all and the remaining difference comes
 * from the moves. A move is dropped when it is unlikely to be the best, or the best only by a trifle.
 */
import { type Random, randomFrom } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Considered } from './choose.ts';
import type { Candidate, Knowledge } from './knowledge.ts';
import { worthOf } from './worth.ts';

/** Limits of the moves that are played on: at most `moves`, and none with less than this part of the first's promise. */
const MOST = { moves: 8, part: 0.001 } as const;
/**
 * When a move is dropped: its lead over the leader would be at most `close` even if it were better than it seems by
 * `errors` standard errors. This is checked after `deals` deals, and then after every few.
 */
const LEFT = { deals: 16, every: 4, errors: 2, close: 0.002 } as const;
/**
 * The expectation before anything is played on: a move that looks e times as promising is better by `better` of a
 * chance to win, with a standard error of `error`. Results are combined with it, each weighted by its certainty.
 */
const EXPECTED = { better: 0.003, error: 0.02 } as const;
/** A small variance for two moves with equal results in every deal, which still may not be equal. */
const SAME = 1e-9;

interface Contender<M extends Move> {
  readonly move: M;
  /** Its value in each deal so far. */
  readonly values: number[];
  sum: number;
  /** Its expected lead over the most promising move: 0 or less. */
  readonly expected: number;
}

interface Played<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  readonly seat: Seat;
  readonly random: Random;
  /** Returns a new state to play in. */
  deal(): State;
}

/** The moves to play on, most promising first: those that may be the best. */
export function contested<M extends Move>(prospects: readonly Candidate<M>[]): readonly Candidate<M>[] {
  const promising = prospects.toSorted((a, b) => b.weight - a.weight);
  const least = MOST.part * (promising[0]?.weight ?? 0);
  return promising.filter(({ weight }) => weight >= least).slice(0, MOST.moves);
}

export class Rollouts<State extends object, M extends Move> {
  private readonly contenders: readonly Contender<M>[];
  private running: readonly Contender<M>[];

  constructor(
    private readonly played: Played<State, M>,
    candidates: readonly Candidate<M>[],
    /** Whether to drop moves that fall behind; not where they are to be compared. */
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

  /** Whether all moves but one were dropped. */
  get settled(): boolean {
    return this.running.length < 2;
  }

  /** Plays every remaining move on in one deal. Returns how many these were. */
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

  /** The chosen move first, then the others by how often they were tried. */
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

  /**
   * Of the remaining moves, the one with the largest lead over the most promising one; that one itself if none leads.
   */
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
   * Random results are the same for all moves, and separate for each seat, so that an extra draw of one seat doesn't
   * shift what the others draw. The players' random choices have their own generator for the same reason.
   */
  private valueAfter(deal: State, move: M, seed: string): number {
    const { rules, knowledge, seat } = this.played;
    const { rollouts = knowledge.playout } = knowledge;
    const state = rules.clone(deal);
    const chances = Array.from({ length: rules.players(state) }, (_, owner) => randomFrom(`${seed} ${owner}`));
    const choices = randomFrom(seed);
    rules.apply(state, seat, move, chances[seat]!, undefined);
    for (let left = knowledge.horizon ?? 0; left > 0; left--) {
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
 * The lead of one move over another, and its standard error: the normal prior combined with the deals that both were
 * played in.
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
