/**
 * A judgement of positions that was learned by playing: for each seat a weighted sum of what can be counted, and from those
 * sums, by softmax, each seat's chance to win. What counts is written by hand for each game (`bot/features.ts`), how much it
 * weighs was fitted to who won (`npm run train`, `bot/weights.ts`).
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

/** For each seat its chance to win, 0 to 1. */
export function judgementOf<State extends object>(
  { names, progress, of }: Features<State>,
  weights: Weights,
): (state: State) => readonly number[] {
  const early = names.map((name) => weights[name]?.[0] ?? 0);
  const late = names.map((name) => weights[name]?.[1] ?? 0);
  return (state) => {
    const come = progress(state);
    return softmax(
      of(state).map((counted) => {
        let strength = 0;
        for (let i = 0; i < counted.length; i++) strength += (early[i]! + late[i]! * come) * counted[i]!;
        return strength;
      }),
      1,
    );
  };
}
