/**
 * A small network with one layer of hidden units, and a plain weighed sum beside it: many numbers in, one out. It is asked
 * thousands of times a second, mostly about things that have much in common: what they share is added up once.
 */

/** What a hidden unit lets through of a sum below nothing: a unit that let through nothing would learn nothing any more. */
export const LEAK = 0.1;

/** Units are added up so many at a time, without being stored in between. */
const AT_ONCE = 4;

/** How many numbers a network of this size consists of. */
export function sizeOf(inputs: number, units: number): number {
  return inputs * units + units + inputs;
}

/** What a network has learned, as `npm run learn` notes it. */
export interface Learned {
  readonly inputs: number;
  readonly units: number;
  /** Whole numbers with blanks between. */
  readonly thousandths: string;
}

/** The network that has learned this. */
export function networkOf({ inputs, units, thousandths }: Learned): Network {
  const numbers = Float64Array.from(thousandths.split(' '), (number) => Number(number) / 1000);
  return new Network(inputs, units, numbers);
}

/** In `numbers` stand by input what it brings each unit, then what each unit is worth, then what each input is worth by itself. */
export class Network {
  /** The hidden sums of what was asked about last. */
  readonly sums: Float64Array;
  private readonly shared: Float64Array;
  private sharedWorth = 0;
  /** Of the inputs that aren't nothing, as added last: where their numbers begin, and what they are. */
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

  /** Takes the first `count` inputs, from `at` in `values`, as shared by all that is asked about from now on. */
  share(values: Float64Array, at: number, count: number): void {
    this.shared.fill(0);
    this.sharedWorth = this.add(this.shared, values, at, 0, count);
  }

  /** The strength of what has the shared inputs and, from `at` in `values`, all others. */
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

  /** Adds what `count` inputs from `first` on bring each unit to `sums`; returns what they are worth by themselves. */
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
