/**
 * Looking ahead move by move (alpha-beta, deeper and deeper), for two sides that see everything in a game without chance.
 * It says what the next moves win or lose for certain, which playouts tell only in the long run; of moves between which
 * it sees no difference, playouts choose (./think.ts).
 */
import { type Random, randomFrom } from '../random.ts';
import type { Move, Rules, Seat } from '../rules.ts';
import type { Considered } from './choose.ts';
import type { Knowledge, Open } from './knowledge.ts';
import { rewards } from './rewards.ts';
import { Transpositions } from './transpositions.ts';

/** What a victory is worth, in points; one that comes a move later is worth 1 less. */
const VICTORY = 1e6;
/** Beyond this, a value is a victory or a defeat. */
const DECIDED = VICTORY - 1e4;
/** A seat that goes on moving is followed beyond the depth, but not further than this. */
const FURTHEST = 100;
/** The depth of what has been looked at to the end of the game. */
const WHOLE = 255;
/** The clock is read after so many positions. */
const READ_EVERY = 128;
/** Points that differ by less are the same. */
const SAME = 1e-6;
/** What a move loses, in chances to win, that would get it e times fewer visits in a tree. */
const FEWER = 0.043;

/** How long to look: a number of positions, and until when. */
export interface Reach {
  readonly positions: number;
  readonly deadline: number;
  now(): number;
}

interface Sought<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
  readonly state: State;
  readonly seat: Seat;
  /** At least two. */
  readonly moves: readonly M[];
  readonly seed: string;
}

export interface Sight<M extends Move> {
  /** How many positions were looked at. */
  readonly positions: number;
  /** All moves, best first, as a search tells them. */
  readonly considered: readonly Considered<M>[];
  /** The best moves, between which it sees no difference. */
  readonly best: readonly M[];
  /** Whether it has seen how the game ends after the best move, so that there is nothing left to find out. */
  readonly decided: boolean;
}

/** Rules that have been seen to use chance. */
const chancy = new WeakSet<object>();

/** Looks ahead; null for games in which something is hidden or left to chance, and for more or fewer than two sides. */
export function lookAhead<State extends object, M extends Move>(
  sought: Sought<State, M>,
  reach: Reach,
): Sight<M> | null {
  const { rules, knowledge, state } = sought;
  const { open } = knowledge;
  if (open === undefined || rules.players(state) !== 2 || chancy.has(rules)) return null;
  const looking = new Looking(sought, open, reach);
  looking.deepen();
  if (!looking.chance) return looking.sight();
  chancy.add(rules);
  return null;
}

/** A move at the root, or deeper, with the state after it. */
interface Step<State, M> {
  readonly move: M;
  readonly number: number;
  readonly after: State;
  /** For the seat that makes the move. */
  value: number;
}

class Looking<State extends object, M extends Move> {
  chance = false;
  private positions = 0;
  /** How many there were when the clock was read. */
  private read = 0;
  /** Set when the reach ends; whatever is returned then counts for nothing. */
  private stopped = false;
  /** Whether somewhere the points had to be taken for what comes of a position. */
  private cut = false;
  private readonly known = new Transpositions();
  private readonly random: Random;
  private readonly roots: Step<State, M>[];

  constructor(
    private readonly sought: Sought<State, M>,
    private readonly open: Open<State>,
    private readonly reach: Reach,
  ) {
    this.random = randomFrom(sought.seed);
    // Of equal moves the first is played: not always the same one.
    const moves = this.random.shuffle([...sought.moves]);
    this.random.draws = 0;
    this.roots = this.stepsOf(sought.state, sought.seat, moves);
  }

  /** Looks one move further each time, until the reach ends or nothing is left to be seen. */
  deepen(): void {
    for (let depth = 1; depth <= FURTHEST && !this.stopped && !this.chance; depth++) {
      this.roots.sort((a, b) => b.value - a.value);
      this.cut = false;
      this.lookFrom(depth);
      if (!this.cut || Math.abs(this.bestValue()) > DECIDED) break;
    }
    this.roots.sort((a, b) => b.value - a.value);
  }

  sight(): Sight<M> {
    const top = this.bestValue();
    const chance = this.chanceOf(top);
    const decided = Math.abs(top) > DECIDED || (!this.cut && !this.stopped);
    const considered = this.roots.map(({ move, value }) => {
      const worth = this.chanceOf(value);
      return { move, visits: Math.ceil(this.positions * Math.exp((worth - chance) / FEWER)), value: worth };
    });
    const best = this.roots.filter(({ value }) => value >= top - SAME).map(({ move }) => move);
    return { positions: this.positions, considered, best, decided };
  }

  private bestValue(): number {
    return Math.max(...this.roots.map(({ value }) => value));
  }

  private chanceOf(value: number): number {
    return 1 / (1 + Math.exp(-value / this.open.spread));
  }

  private lookFrom(depth: number): void {
    let best = -Infinity;
    for (const step of this.roots) {
      const value = this.valueOf(step, this.sought.seat, depth, 0, best - SAME, Infinity);
      // What was seen before the end of the reach is known better than what was seen of it a move less far.
      if (this.stopped) return;
      step.value = value;
      best = Math.max(best, value);
    }
  }

  /** What a step is worth to `seat`, who makes it, between two bounds beyond which it needn't be known. */
  private valueOf(
    { after, value }: Step<State, M>,
    seat: Seat,
    depth: number,
    made: number,
    least: number,
    most: number,
  ): number {
    const next = this.sought.rules.toMove(after)[0];
    if (next === undefined) return this.ended(after, seat, made);
    // Whoever goes on moving, as to take what was won, does so before the position is judged.
    const left = next === seat && made < FURTHEST ? depth : depth - 1;
    if (left <= 0) {
      this.cut = true;
      return value;
    }
    return next === seat
      ? this.look(after, next, left, made + 1, least, most)
      : -this.look(after, next, left, made + 1, -most, -least);
  }

  private ended(state: State, seat: Seat, made: number): number {
    const worth = rewards(this.sought.rules.result(state)!);
    const lead = worth[seat]! - worth[1 - seat]!;
    return lead === 0 ? 0 : Math.sign(lead) * (VICTORY - made);
  }

  /** What a position is worth to `seat`, who is to move, as far as `depth` moves of either side tell. */
  private look(state: State, seat: Seat, depth: number, made: number, least: number, most: number): number {
    const key = this.open.key(state);
    const known = this.known.at(key);
    if (known >= 0) {
      const value = this.known.value(known, made);
      const bound = this.known.bound(known);
      const reached = this.known.depth(known);
      if (reached >= depth && (bound === 0 || (bound > 0 ? value >= most : value <= least))) {
        this.cut ||= reached < WHOLE;
        return value;
      }
    }
    const elsewhere = this.cut;
    this.cut = false;
    const steps = this.stepsOf(state, seat, this.sought.rules.legal(state, seat));
    if (depth > 1) steps.sort((a, b) => b.value - a.value);
    if (known >= 0) toFront(steps, this.known.move(known));
    let best = -Infinity;
    let move = 0;
    for (const step of steps) {
      const value = this.stopped ? 0 : this.valueOf(step, seat, depth, made, Math.max(least, best), most);
      if (this.stopped) return 0;
      if (value > best) [best, move] = [value, step.number];
      if (best >= most) break;
    }
    const bound = best >= most ? 1 : best <= least ? -1 : 0;
    this.known.keep(key, { value: best, depth: this.cut ? depth : WHOLE, bound, move }, made);
    this.cut ||= elsewhere;
    return best;
  }

  /** Every move with the state after it, and the lead there. */
  private stepsOf(state: State, seat: Seat, moves: readonly M[]): Step<State, M>[] {
    const { rules } = this.sought;
    const steps: Step<State, M>[] = [];
    for (let number = 0; number < moves.length; number++) {
      const move = moves[number]!;
      const after = rules.clone(state);
      rules.apply(after, seat, move, this.random, undefined);
      const points = this.open.points(after);
      steps.push({ move, number, after, value: points[seat]! - points[1 - seat]! });
    }
    this.positions += moves.length;
    this.chance ||= this.random.draws > 0;
    this.stopped ||= this.chance || this.positions >= this.reach.positions || this.isLate();
    return steps;
  }

  private isLate(): boolean {
    if (this.positions - this.read < READ_EVERY) return false;
    this.read = this.positions;
    return this.reach.now() >= this.reach.deadline;
  }
}

/** Puts the step of this number first. */
function toFront<State, M>(steps: Step<State, M>[], number: number): void {
  const at = steps.findIndex((step) => step.number === number);
  if (at > 0) steps.unshift(...steps.splice(at, 1));
}
