/**
 * A small network with one hidden layer, plus a plain weighted sum: many numbers in, one out. It is asked thousands of
 * times a second, mostly about things that share many inputs. The sums over shared inputs are computed once.
 */

/** The slope of a hidden unit for negative sums (a leaky ReLU): with slope 0, a unit could stop learning for ever. */
export const LEAK = 0.1;

/** How many units are summed at a time, in local variables instead of memory. */
const AT_ONCE = 4;

/** How many weights a network of this size has. */
export function sizeOf(inputs: number, units: number): number {
  return inputs * units + units + inputs;
}

/** A trained network as `npm run learn` writes it down. */
export interface Learned {
  readonly inputs: number;
  readonly units: number;
  /** The weights times 1000, as whole numbers with spaces between. */
  readonly thousandths: string;
}

/** Builds a trained network. */
export function networkOf({ inputs, units, thousandths }: Learned): Network {
  const numbers = Float64Array.from(thousandths.split(' '), (number) => Number(number) / 1000);
  return new Network(inputs, units, numbers);
}

/**
 * `numbers` has all weights: first, input by input, what the input adds to each unit; then the worth of each unit; then
 * the direct worth of each input.
 */
export class Network {
  /** The sums of the hidden units for the last question. */
  readonly sums: Float64Array;
  private readonly shared: Float64Array;
  private sharedWorth = 0;
  /** For the non-zero inputs that were added last: where their weights begin, and their values. */
  private readonly places: Int32Array;
  private readonly present: Float64Array;

  constructor(
    readonly inputs: number,
    readonly units: number,
    readonly numbers: Float64Array,
  ) {
    if (numbers.length !== sizeOf(inputs, units)) throw new Error(`${numbers.length} numbers for ${inputs} × ${units}`);
    if (units % AT_ONCE !== 0) throw new Error(`${units} units, not a multiple of ${AT_ONCE}`);
    this.sums = new Float64Array(units);
    this.shared = new Float64Array(units);
    this.places = new Int32Array(inputs);
    this.present = new Float64Array(inputs);
  }

  /** Uses the first `count` inputs, which begin at `at` in `values`, for all questions from now on. */
  share(values: Float64Array, at: number, count: number): void {
    this.shared.fill(0);
    this.sharedWorth = this.add(this.shared, values, at, 0, count);
  }

  /** The strength for the shared inputs together with all other inputs, which begin at `at` in `values`. */
  strength(values: Float64Array, at: number, shared: number): number {
    const { sums, units, numbers, inputs } = this;
    sums.set(this.shared);
    let strength = this.sharedWorth + this.add(sums, values, at, shared, inputs - shared);
    const worths = inputs * units;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit]!;
      strength += numbers[worths + unit]! * (sum > 0 ? sum : LEAK * sum);
    }
    return strength;
  }

  /** Adds to `sums` what `count` inputs, from input `first` on, contribute to each unit. Returns their direct worth. */
  private add(sums: Float64Array, values: Float64Array, at: number, first: number, count: number): number {
    const { units, numbers, places, present } = this;
    const plain = (this.inputs + 1) * units + first;
    let [worth, some] = [0, 0];
    for (let i = 0; i < count; i++) {
      const value = values[at + i]!;
      if (value === 0) continue;
      worth += numbers[plain + i]! * value;
      places[some] = (first + i) * units;
      present[some++] = value;
    }
    for (let unit = 0; unit < units; unit += AT_ONCE) this.addTo(sums, unit, some);
    return worth;
  }

  private addTo(sums: Float64Array, unit: number, some: number): void {
    const { numbers, places, present } = this;
    let [a, b, c, d] = [sums[unit]!, sums[unit + 1]!, sums[unit + 2]!, sums[unit + 3]!];
    for (let i = 0; i < some; i++) {
      const from = places[i]! + unit;
      const value = present[i]!;
      a += numbers[from]! * value;
      b += numbers[from + 1]! * value;
      c += numbers[from + 2]! * value;
      d += numbers[from + 3]! * value;
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
  }
}
