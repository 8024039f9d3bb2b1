/**
 * Says what positions and moves of a finished match are worth according to the bots: by their playouts, and by their
 * evaluation where a playout is cut. A bot's blind spots are part of the result. Values are chances to win, from 0 to
 * 1; the values of all seats add up to 1, and a shared victory counts in parts. Budgets are counts, not times, and
 * chance comes from a seed, so the same question gets the same answer everywhere.
 */
import { randomFrom } from '../random.ts';
import type { Memory, Move, Rules, Seat } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';
import { playOut } from './playout.ts';
import { think } from './think.ts';

interface Judge<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
}

/**
 * Returns each seat's chance to win from a position with all hands open: the mean of `playouts` playouts with different
 * random results, or in games without playouts what the position is judged to be worth. Doesn't change the position.
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

/** A difference of this many standard errors counts as real; with a smaller one, more playouts are made. */
const ERRORS = 2.5;
const LONGER = 4;

/**
 * How long to think about a decision: the iterations of the search for the bot's own move, then the playouts after each
 * move, and more of them while the difference is unclear.
 */
export interface Budget {
  readonly iterations: number;
  readonly playouts: number;
}

export interface Verdict<M extends Move = Move> {
  /** The move that the bot would have made, with only what the seat could know. */
  readonly best: M;
  /**
   * The seat's chance to win after this move and after the move that was made, over the same deals and the same random
   * results. If they can't show which move is better, both are the move that was made.
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

/** The bot's judgement of a decision; null if there was nothing to decide. Doesn't change the position. */
export function judgeMove<State extends object, M extends Move>(
  judge: Judge<State, M>,
  { state, memory, seat, move }: Decision<State, M>,
  { iterations, playouts }: Budget,
  seed: string,
): Verdict<M> | null {
  const { rules, knowledge } = judge;
  const view = rules.view(state, seat);
  if (rules.legal(view, seat).length < 2) return null;
  const level = { iterations, milliseconds: Number.POSITIVE_INFINITY };
  const { move: best } = think({ rules, knowledge, view, memory, seat, level, seed, now: () => 0 });
  if (JSON.stringify(best) === JSON.stringify(move)) {
    const { worth } = compared(judge, { view, memory, seat }, [best, best], playouts, seed);
    return { best, worth, played: worth };
  }
  let found = compared(judge, { view, memory, seat }, [best, move], playouts, seed);
  if (!found.sure) found = compared(judge, { view, memory, seat }, [best, move], LONGER * playouts, seed);
  const { worth, played, sure } = found;
  return sure ? { best, worth, played } : { best, worth: played, played };
}

interface Seen<State extends object> {
  readonly view: State;
  readonly memory: Memory | undefined;
  readonly seat: Seat;
}

/** Compares two moves over the same deals and random results, and says whether the difference is more than luck. */
function compared<State extends object, M extends Move>(
  judge: Judge<State, M>,
  { view, memory, seat }: Seen<State>,
  [best, move]: readonly [M, M],
  playouts: number,
  seed: string,
) {
  let [worth, played, squares] = [0, 0, 0];
  for (let i = 0; i < playouts; i++) {
    const deal = judge.rules.redeal(view, seat, randomFrom(`${seed} deal ${i}`), memory);
    const after = (made: M) => chanceAfter(judge, deal, { seat, move: made }, `${seed} ${i}`);
    const value = after(best);
    const other = best === move ? value : after(move);
    worth += value;
    played += other;
    squares += (value - other) ** 2;
  }
  const loss = (worth - played) / playouts;
  const error = Math.sqrt(Math.max(0, squares / playouts - loss * loss) / playouts);
  return { worth: worth / playouts, played: played / playouts, sure: Math.abs(loss) > ERRORS * error };
}

function chanceAfter<State extends object, M extends Move>(
  { rules, knowledge }: Judge<State, M>,
  deal: State,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  seed: string,
): number {
  const after = rules.clone(deal);
  const random = randomFrom(seed);
  rules.apply(after, seat, move, random, undefined);
  playOut(rules, knowledge, after, random);
  return standing({ rules, knowledge }, after)[seat] ?? 0;
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
