/** Fits a judgement's weights to who won: multinomial logistic regression over the seats of each position. */
import { softmax } from '../../../games/kit/search/softmax.ts';
import type { Weights } from '../../../games/kit/search/judgement.ts';
import type { Sample } from './self-play.ts';

/** Steps of the descent (Adam), how far each goes at first, and how strongly weights are held back. */
const STEPS = 400;
const PACE = 0.05;
const RESTRAINT = 1e-4;

/** A position as the descent sees it: by seat what counted, then the same times progress, each column of unit spread. */
interface Row {
  readonly seats: readonly Float64Array[];
  readonly shares: readonly number[];
}

/** Weights by name, of features in the order of `names`. `onStep` hears the mean loss now and then. */
export function fit(
  names: readonly string[],
  samples: readonly Sample[],
  onStep: (step: number, loss: number) => void = () => {},
): Weights {
  const scales = scalesOf(names.length, samples);
  const rows = samples.map((sample) => rowOf(sample, scales));
  const weights = descend(rows, 2 * names.length, onStep);
  const unscaled = (column: number) => Number((weights[column]! / scales[column]!).toPrecision(3));
  return Object.fromEntries(names.map((name, at) => [name, [unscaled(at), unscaled(names.length + at)] as const]));
}

/** How far each column differs between the seats of a position, as a root mean square; 1 where it never does. */
function scalesOf(count: number, samples: readonly Sample[]): Float64Array {
  const sums = new Float64Array(2 * count);
  let seen = 0;
  for (const { counted, progress } of samples) {
    seen += counted.length;
    for (let at = 0; at < count; at++) {
      const mean = counted.reduce((sum, seat) => sum + seat[at]!, 0) / counted.length;
      for (const seat of counted) {
        sums[at]! += (seat[at]! - mean) ** 2;
        sums[count + at]! += ((seat[at]! - mean) * progress) ** 2;
      }
    }
  }
  return sums.map((sum) => Math.sqrt(sum / seen) || 1);
}

function rowOf({ counted, progress, shares }: Sample, scales: Float64Array): Row {
  const seats = counted.map((seat) => {
    const row = new Float64Array(scales.length);
    for (const [at, value] of seat.entries()) {
      row[at] = value / scales[at]!;
      row[seat.length + at] = (value * progress) / scales[seat.length + at]!;
    }
    return row;
  });
  return { seats, shares };
}

function descend(rows: readonly Row[], columns: number, onStep: (step: number, loss: number) => void): Float64Array {
  const weights = new Float64Array(columns);
  const first = new Float64Array(columns);
  const second = new Float64Array(columns);
  for (let step = 1; step <= STEPS; step++) {
    const { loss, gradient } = slope(rows, weights);
    const pace = PACE * (1 - step / (STEPS + 1));
    for (let at = 0; at < columns; at++) {
      const pull = gradient[at]! + RESTRAINT * weights[at]!;
      first[at] = 0.9 * first[at]! + 0.1 * pull;
      second[at] = 0.999 * second[at]! + 0.001 * pull * pull;
      const [mean, square] = [first[at]! / (1 - 0.9 ** step), second[at]! / (1 - 0.999 ** step)];
      weights[at]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
    }
    if (step % 100 === 0) onStep(step, loss);
  }
  return weights;
}

/** The mean loss in nats, and which way it grows. */
function slope(
  rows: readonly Row[],
  weights: Float64Array,
): { readonly loss: number; readonly gradient: Float64Array } {
  const gradient = new Float64Array(weights.length);
  let loss = 0;
  for (const { seats, shares } of rows) {
    const chances = softmax(
      seats.map((seat) => weighed(seat, weights)),
      1,
    );
    loss += lossOf(chances, shares);
    for (const [index, seat] of seats.entries()) {
      const surplus = (chances[index]! - shares[index]!) / rows.length;
      for (let at = 0; at < seat.length; at++) gradient[at]! += surplus * seat[at]!;
    }
  }
  return { loss: loss / rows.length, gradient };
}

function weighed(counted: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < counted.length; at++) sum += counted[at]! * weights[at]!;
  return sum;
}

/** What a forecast costs where the victory went so: 0 for one that was certain of it. In nats. */
export function lossOf(chances: readonly number[], shares: readonly number[]): number {
  let loss = 0;
  for (const [seat, share] of shares.entries()) if (share > 0) loss -= share * Math.log(Math.max(chances[seat]!, 1e-9));
  return loss;
}
