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
  const early = names.map((name) => weights[name]?.[0] ?? 0);
  const late = names.map((name) => weights[name]?.[1] ?? 0);
  return (state) => {
    const come = progress(state);
    const counted = of(state);
    const strengths = counted.map((own) => {
      let strength = 0;
      for (let i = 0; i < own.length; i++) strength += (early[i]! + late[i]! * come) * own[i]!;
      return strength;
    });
    if (units.length > 0) addPatterns(units, come, counted, strengths);
    return softmax(strengths, 1);
  };
}

function addPatterns(
  units: readonly Unit[],
  progress: number,
  counted: readonly (readonly number[])[],
  strengths: number[],
): void {
  const seats = counted.length;
  const totals = totalsOf(counted);
  for (const unit of units) {
    const common = unit.bias + unit.progress * progress + unit.seats * seats;
    for (let seat = 0; seat < seats; seat++) {
      const own = counted[seat]!;
      let sum = common;
      for (let i = 0; i < own.length; i++) {
        const one = own[i]!;
        sum += unit.own[i]! * one + (unit.others[i]! * (totals[i]! - one)) / (seats - 1);
      }
      strengths[seat]! += unit.worth * Math.tanh(sum);
    }
  }
}

function totalsOf(counted: readonly (readonly number[])[]): readonly number[] {
  const totals = counted[0]!.slice();
  for (let seat = 1; seat < counted.length; seat++) {
    const own = counted[seat]!;
    for (let i = 0; i < own.length; i++) totals[i]! += own[i]!;
  }
  return totals;
}
