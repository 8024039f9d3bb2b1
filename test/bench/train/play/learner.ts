/** A network that learns: how its strength changes with each of its numbers, and steps against that (Adam). */
import { LEAK, Network, sizeOf } from '../../../../games/kit/search/network.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Learning } from './learning.ts';

export class Learner {
  readonly network: Network;
  /** How the loss of what was looked at since the last step changes with each number. */
  private readonly slope: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private steps = 0;

  constructor(inputs: number, units: number, random: Random, hunch?: Learning['moves']['hunch']) {
    const size = sizeOf(inputs, units);
    const numbers = new Float64Array(size);
    const any = () => (3 * random.word()) / 2 ** 31 - 3;
    for (let at = 0; at < inputs * units; at++) numbers[at] = any() / Math.sqrt(inputs);
    for (let unit = 0; unit < units; unit++) numbers[inputs * units + unit] = 0.02 * any();
    if (hunch !== undefined) numbers[(inputs + 1) * units + hunch.input] = hunch.worth;
    this.network = new Network(inputs, units, numbers);
    this.slope = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
  }

  /** After `strength` was asked for with the same inputs: the loss grows by `pull` with each unit of that strength. */
  pull(pull: number, shared: Float64Array, sharedAt: number, count: number, own: Float64Array, ownAt: number): void {
    const { network, slope } = this;
    const { numbers, inputs, units, sums } = network;
    const worths = inputs * units;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit]!;
      slope[worths + unit]! += pull * (sum > 0 ? sum : LEAK * sum);
      sums[unit] = pull * numbers[worths + unit]! * (sum > 0 ? 1 : LEAK);
    }
    this.pullInputs(pull, shared, sharedAt, 0, count);
    this.pullInputs(pull, own, ownAt, count, inputs - count);
  }

  private pullInputs(pull: number, values: Float64Array, at: number, first: number, count: number): void {
    const { slope, network } = this;
    const { units, inputs, sums } = network;
    const plain = (inputs + 1) * units + first;
    for (let i = 0; i < count; i++) {
      const value = values[at + i]!;
      if (value === 0) continue;
      slope[plain + i]! += pull * value;
      const from = (first + i) * units;
      for (let unit = 0; unit < units; unit++) slope[from + unit]! += sums[unit]! * value;
    }
  }

  /** One step down the slope, which is flat again afterwards. */
  step(pace: number): void {
    const { numbers } = this.network;
    const { slope, first, second } = this;
    this.steps++;
    const [mean, square] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let at = 0; at < numbers.length; at++) {
      first[at] = 0.9 * first[at]! + 0.1 * slope[at]!;
      second[at] = 0.999 * second[at]! + 0.001 * slope[at]! ** 2;
      numbers[at]! -= (pace * first[at]!) / mean / (Math.sqrt(second[at]! / square) + 1e-8);
      slope[at] = 0;
    }
  }
}
