/**
 * Says what positions and moves of a finished match are worth according to the bots: positions by playouts or by the
 * game's evaluation, moves by searches. A bot's blind spots are part of the result. Values are chances to win, from 0 to
 * 1. Budgets are counts, not times, and chance comes from a seed, so the same question gets the same answer everywhere.
 */
import { randomFrom } from '../random.ts';
import type { Memory, Move, Rules, Seat } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';
import { playOut } from './playout.ts';
import { type Question, think } from './think.ts';

interface Judge<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
}

/**
 * Returns each seat's chance to win from a position with all hands open: the mean of `playouts` playouts with different
 * random results, or in games without playouts what the position is judged to be worth. All add up to 1, and a shared
 * victory counts in parts. Doesn't change the position.
 */
export function chancesAt<State extends object, M extends Move>(
  judge: Judge<State, M>,
  state: State,
  playouts: number,
  seed: string,
): readonly number[] {
  const { rules } = judge;
  if (rules.result(state) !== undefined || judge.knowledge.horizon === undefined) return standing(judge, state);
  const sums = Array.from({ length: rules.players(state) }, () => 0);
  for (let i = 0; i < playouts; i++) {
    const after = rules.clone(state);
    playOut(rules, judge.knowledge, after, randomFrom(`${seed} ${i}`));
    for (const [seat, chance] of standing(judge, after).entries()) sums[seat]! += chance;
  }
  return sums.map((sum) => sum / playouts);
}

/** Two moves are compared in so many searches, each a quarter as long as the one for the best move. */
const ROUNDS = 8;
const PART = 0.25;
/** A difference of this many standard errors counts as real. */
const ERRORS = 2.5;

export interface Verdict<M extends Move = Move> {
  /** The move that the bot would have made, with only what the seat could know. */
  readonly best: M;
  /**
   * The seat's chance to win after this move and after the move that was made, each tried equally often. If that can't
   * show which move is better, both are the move that was made.
   */
  readonly worth: number;
  readonly played: number;
}

interface Decision<State extends object, M extends Move> {
  /** The true state. Only the part that `seat` sees is used. */
  readonly state: State;
  /** What `seat` remembers in addition. */
  readonly memory?: Memory | undefined;
  /** Who decided, and which move they made. */
  readonly seat: Seat;
  readonly move: M;
}

/**
 * The bot's judgement of a decision, after a search of so many iterations and shorter ones that compare its move with the
 * one that was made; null if there was nothing to decide. Doesn't change the position.
 */
export function judgeMove<State extends object, M extends Move>(
  { rules, knowledge }: Judge<State, M>,
  { state, memory, seat, move }: Decision<State, M>,
  iterations: number,
  seed: string,
): Verdict<M> | null {
  const view = rules.view(state, seat);
  if (rules.legal(view, seat).length < 2) return null;
  const level = { iterations, milliseconds: Infinity };
  const question = { rules, knowledge, view, memory, seat, level, seed, now: () => 0 };
  const { move: best, value } = think(question);
  if (JSON.stringify(best) === JSON.stringify(move)) return { best, worth: value, played: value };
  return { best, ...compared(question, best, move) };
}

/** What two moves are worth; the same where the difference may be luck. */
function compared<State extends object, M extends Move>(question: Question<State, M>, best: M, move: M) {
  const iterations = Math.ceil(PART * question.level.iterations);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const level = { iterations, milliseconds: Infinity };
    const { considered } = think({ ...question, among: [best, move], level, seed: `${question.seed} ${round}` });
    const valueOf = (one: M) => considered.find((tried) => tried.move === one)?.value ?? 0;
    return { worth: valueOf(best), played: valueOf(move) };
  });
  const worth = mean(rounds.map((round) => round.worth));
  const played = mean(rounds.map((round) => round.played));
  const loss = worth - played;
  const variance = mean(rounds.map((round) => (round.worth - round.played - loss) ** 2));
  const isSure = Math.abs(loss) > ERRORS * Math.sqrt(variance / (ROUNDS - 1));
  return { worth: isSure ? worth : played, played };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** If the game is over, each seat's part of the victory; otherwise its chance by the game's evaluation. */
function standing<State extends object, M extends Move>({ rules, knowledge }: Judge<State, M>, state: State) {
  const places = rules.result(state)?.places;
  if (places === undefined) return shared(knowledge.evaluate(state));
  return shared(places.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => (rank === 1 ? 1 : 0)));
}

/** Scales parts so that they add up to 1; equal parts if all are 0. */
function shared(parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (total > 0 ? part / total : 1 / parts.length));
}
