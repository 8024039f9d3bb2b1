/**
 * Judges positions by weights that were learned from play. Each seat gets a strength from features that can be counted;
 * a softmax over the strengths gives each seat's chance to win. The features are written by hand for each game
 * (`bot/features.ts`). Their weights were fitted to who won (`npm run train`, `bot/weights.ts`): a weighted sum, plus
 * the output of a small network with one hidden layer.
 */
import { softmax } from './softmax.ts';

/** The features of a game's positions. They must cost only microseconds: a search asks thousands of times a second. */
export interface Features<State extends object> {
  readonly names: readonly string[];
  /**
   * How far the game has come, or how well the features predict the winner, from 0 to 1. The weights change with it.
   */
  progress(state: State): number;
  /**
   * One row for each seat, with one number for each feature, in the order of `names`. In the search, guessed hidden
   * information counts as if it were true.
   */
  of(state: State): readonly (readonly number[])[];
}

/**
 * For each feature: its weight when `progress` is 0, and how much is added to the weight when it is 1. A feature
 * without a weight counts nothing.
 */
export type Weights = Readonly<Record<string, readonly [number, number]>>;

/** A hidden unit. Its activation, the tanh of a sum, is multiplied by what the unit is worth to a seat. */
export interface Unit {
  readonly worth: number;
  readonly bias: number;
  readonly progress: number;
  readonly seats: number;
  /**
   * One weight for each feature, in the features' order: for the seat's own value, and for the mean of the other seats'
   * values.
   */
  readonly own: readonly number[];
  readonly others: readonly number[];
}

/** Makes an `evaluate` that gives each seat's chance to win, 0 to 1. */
export function judgementOf<State extends object>(
  { names, progress, of }: Features<State>,
  weights: Weights,
  units: readonly Unit[] = [],
): (state: State) => readonly number[] {
  const early = Float64Array.from(names, (name) => weights[name]?.[0] ?? 0);
  const late = Float64Array.from(names, (name) => weights[name]?.[1] ?? 0);
  const patterns = new Patterns(names.length, units);
  return (state) => {
    const come = progress(state);
    const counted = of(state);
    const strengths = counted.map((own) => {
      let strength = 0;
      for (let i = 0; i < own.length; i++) strength += (early[i]! + late[i]! * come) * own[i]!;
      return strength;
    });
    patterns.addTo(strengths, counted, come);
    return softmax(strengths, 1);
  };
}

/** The hidden units, with their weights laid out by feature: most features of most positions are 0. */
class Patterns {
  /** For each feature: what it adds to each unit as a seat's own, and then as another seat's. */
  private readonly weights: Float64Array;
  /** For each seat: the sums of its own features by unit, and then as those of another seat. */
  private readonly sums: Float64Array[] = [];

  constructor(
    features: number,
    private readonly units: readonly Unit[],
  ) {
    const width = 2 * units.length;
    this.weights = Float64Array.from({ length: features * width }, (_, at) => {
      const [feature, unit] = [Math.floor(at / width), at % width];
      return unit < units.length ? units[unit]!.own[feature]! : units[unit - units.length]!.others[feature]!;
    });
  }

  /** Adds to each seat's strength what the patterns are worth that its features and the mean of the others' show. */
  addTo(strengths: number[], counted: readonly (readonly number[])[], progress: number): void {
    const { units, sums } = this;
    const seats = counted.length;
    for (let seat = 0; seat < seats; seat++)
      this.sumUp((sums[seat] ??= new Float64Array(2 * units.length)), counted[seat]!);
    for (let unit = 0; unit < units.length; unit++) {
      const { worth, bias, progress: come, seats: table } = units[unit]!;
      const common = bias + come * progress + table * seats;
      let all = 0;
      for (let seat = 0; seat < seats; seat++) all += sums[seat]![units.length + unit]!;
      for (let seat = 0; seat < seats; seat++) {
        const own = sums[seat]!;
        const others = (all - own[units.length + unit]!) / (seats - 1);
        strengths[seat]! += worth * Math.tanh(common + own[unit]! + others);
      }
    }
  }

  private sumUp(sums: Float64Array, values: readonly number[]): void {
    const { weights } = this;
    const width = sums.length;
    sums.fill(0);
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      const from = i * width;
      for (let at = 0; at < width; at++) sums[at]! += weights[from + at]! * value;
    }
  }
}
