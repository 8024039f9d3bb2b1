/**
 * A judgement of positions that was learned by playing: each seat has a strength, from what can be counted, and from those
 * strengths, by softmax, comes each seat's chance to win. What counts is written by hand for each game (`bot/features.ts`), how
 * much it weighs was fitted to who won (`npm run train`, `bot/weights.ts`): a weighted sum, and what a small network with one
 * layer of hidden units adds to it.
 */
import { softmax } from './softmax.ts';

/** What is counted in a game's positions. It costs microseconds: a search asks thousands of times a second. */
export interface Features<State extends object> {
  readonly names: readonly string[];
  /** From 0 to 1, how far the game has come, or how far what is counted tells who will win: weights change with it. */
  progress(state: State): number;
  /** One number a name, by seat. Of what is hidden a search's guess counts like the truth. */
  of(state: State): readonly (readonly number[])[];
}

/** By name what one of it weighs where `progress` is 0, and how much more where it is 1. What has no weight weighs nothing. */
export type Weights = Readonly<Record<string, readonly [number, number]>>;

/** A hidden unit: how far a pattern is there, from −1 to 1 as the hyperbolic tangent of a sum, and what it is worth to a seat. */
export interface Unit {
  readonly worth: number;
  readonly bias: number;
  readonly progress: number;
  readonly seats: number;
  /** By name, in the order of the features' names: what weighs of a seat's own count and of the others' mean. */
  readonly own: readonly number[];
  readonly others: readonly number[];
}

/** For each seat its chance to win, 0 to 1. */
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
