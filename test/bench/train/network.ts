/** The numbers that are learned, and which way a loss grows with each. */
import type { Random } from '../../../games/kit/random.ts';
import { type Unit, type Weights, judgementOf } from '../../../games/kit/search/judgement.ts';
import { softmax } from '../../../games/kit/search/softmax.ts';
import { lossOf } from './loss.ts';
import type { Sample } from './self-play.ts';

/** Hidden units, and how strongly their numbers and the plain weights are held back. */
const UNITS = 16;
const RESTRAINT = 3e-3;
const PLAIN_RESTRAINT = 1e-4;
/** A unit that is worth no more came to nothing, and is left out. */
const LEAST = 1e-3;

export interface Fitted {
  readonly weights: Weights;
  readonly units: readonly Unit[];
}

/** Judges positions that were noted, as it was learned. */
export function judging(names: readonly string[], { weights, units }: Fitted): (sample: Sample) => readonly number[] {
  return judgementOf(
    { names, of: ({ counted }: Sample) => counted, progress: ({ progress }) => progress },
    weights,
    units,
  );
}

/** A position as the descent sees it: by seat what counted, centred and of unit spread, and the mean of the others'. */
interface Row {
  readonly own: readonly Float64Array[];
  readonly others: readonly Float64Array[];
  readonly progress: number;
  readonly shares: readonly number[];
}

/** Where each kind of number stands: plain weights early and late, then unit after unit. */
const WORTH = 0;
const BIAS = 1;
const PROGRESS = 2;
const SEATS = 3;
const OWN = 4;

export class Network {
  readonly numbers: Float64Array;
  private readonly rows: readonly Row[];
  private readonly centres: Float64Array;
  private readonly scales: Float64Array;
  private readonly count: number;

  constructor(
    private readonly names: readonly string[],
    samples: readonly Sample[],
    random: Random,
  ) {
    this.count = names.length;
    [this.centres, this.scales] = spreadsOf(this.count, samples);
    this.rows = samples.map((sample) => rowOf(sample, this.centres, this.scales));
    this.numbers = new Float64Array(2 * this.count + UNITS * this.width);
    for (let unit = 0; unit < UNITS; unit++) {
      const at = this.start(unit);
      this.numbers[at + WORTH] = small(random, 0.02);
      for (let i = OWN; i < this.width; i++) this.numbers[at + i] = small(random, 2 / Math.sqrt(2 * this.count));
    }
  }

  /** The mean loss of some positions, and its slope. */
  slopeAt(batch: readonly number[]): { readonly loss: number; readonly slope: Float64Array } {
    const { numbers, count } = this;
    const slope = numbers.map((number, at) => (at < 2 * count ? PLAIN_RESTRAINT : RESTRAINT) * number);
    let loss = 0;
    for (const index of batch) {
      const row = this.rows[index]!;
      const shown = row.own.map((_, seat) => this.shown(row, seat));
      const chances = softmax(
        row.own.map((_, seat) => this.strength(row, seat, shown[seat]!)),
        1,
      );
      loss += lossOf(chances, row.shares);
      for (const seat of row.own.keys()) {
        this.push(slope, row, seat, shown[seat]!, (chances[seat]! - row.shares[seat]!) / batch.length);
      }
    }
    return { loss: loss / batch.length, slope };
  }

  /** What was learned, in terms of what is counted as it is. */
  fitted(): Fitted {
    const { numbers, names, count, scales } = this;
    const weights = Object.fromEntries(
      names.map((name, at) => {
        const [early, late] = [numbers[at]!, numbers[count + at]!];
        return [name, [short(early / scales[at]!), short(late / scales[at]!)] as const];
      }),
    );
    const units = Array.from({ length: UNITS }, (_, unit) => this.unit(unit));
    return { weights, units: units.filter(({ worth }) => Math.abs(worth) > LEAST) };
  }

  private get width(): number {
    return OWN + 2 * this.count;
  }

  private start(unit: number): number {
    return 2 * this.count + unit * this.width;
  }

  /** How far each unit's pattern is there for a seat. */
  private shown(row: Row, seat: number): Float64Array {
    const { numbers, count } = this;
    const [own, others] = [row.own[seat]!, row.others[seat]!];
    const shown = new Float64Array(UNITS);
    for (let unit = 0; unit < UNITS; unit++) {
      const at = this.start(unit);
      let sum = numbers[at + BIAS]! + numbers[at + PROGRESS]! * row.progress + numbers[at + SEATS]! * row.own.length;
      for (let i = 0; i < count; i++) {
        sum += numbers[at + OWN + i]! * own[i]! + numbers[at + OWN + count + i]! * others[i]!;
      }
      shown[unit] = Math.tanh(sum);
    }
    return shown;
  }

  private strength(row: Row, seat: number, shown: Float64Array): number {
    const { numbers, count } = this;
    const own = row.own[seat]!;
    let strength = 0;
    for (let i = 0; i < count; i++) strength += (numbers[i]! + numbers[count + i]! * row.progress) * own[i]!;
    for (let unit = 0; unit < UNITS; unit++) strength += numbers[this.start(unit) + WORTH]! * shown[unit]!;
    return strength;
  }

  /** Adds to the slope what more strength of a seat costs. */
  private push(slope: Float64Array, row: Row, seat: number, shown: Float64Array, surplus: number): void {
    const { numbers, count } = this;
    const [own, others] = [row.own[seat]!, row.others[seat]!];
    for (let i = 0; i < count; i++) {
      slope[i]! += surplus * own[i]!;
      slope[count + i]! += surplus * row.progress * own[i]!;
    }
    for (let unit = 0; unit < UNITS; unit++) {
      const at = this.start(unit);
      slope[at + WORTH]! += surplus * shown[unit]!;
      const inner = surplus * numbers[at + WORTH]! * (1 - shown[unit]! ** 2);
      slope[at + BIAS]! += inner;
      slope[at + PROGRESS]! += inner * row.progress;
      slope[at + SEATS]! += inner * row.own.length;
      for (let i = 0; i < count; i++) {
        slope[at + OWN + i]! += inner * own[i]!;
        slope[at + OWN + count + i]! += inner * others[i]!;
      }
    }
  }

  private unit(unit: number): Unit {
    const { numbers, count, centres, scales } = this;
    const at = this.start(unit);
    const raw = Array.from({ length: 2 * count }, (_, i) => numbers[at + OWN + i]! / scales[i % count]!);
    const offset = raw.reduce((sum, number, i) => sum + number * centres[i % count]!, 0);
    return {
      worth: short(numbers[at + WORTH]!),
      bias: short(numbers[at + BIAS]! - offset),
      progress: short(numbers[at + PROGRESS]!),
      seats: short(numbers[at + SEATS]!),
      own: raw.slice(0, count).map(short),
      others: raw.slice(count).map(short),
    };
  }
}

const small = (random: Random, most: number): number => (random.below(2001) / 1000 - 1) * most;

const short = (number: number): number => Number(number.toPrecision(4));

/** Of each thing that counts the mean, and how far it is from that, as a root mean square; 1 where it never differs. */
function spreadsOf(count: number, samples: readonly Sample[]): readonly [Float64Array, Float64Array] {
  const [sums, squares] = [new Float64Array(count), new Float64Array(count)];
  let seen = 0;
  for (const { counted } of samples) {
    seen += counted.length;
    for (const seat of counted) {
      for (let i = 0; i < count; i++) {
        sums[i]! += seat[i]!;
        squares[i]! += seat[i]! ** 2;
      }
    }
  }
  const centres = sums.map((sum) => sum / seen);
  return [centres, squares.map((square, i) => Math.sqrt(Math.max(0, square / seen - centres[i]! ** 2)) || 1)];
}

function rowOf({ counted, progress, aim }: Sample, centres: Float64Array, scales: Float64Array): Row {
  const own = counted.map((seat) => Float64Array.from(seat, (value, i) => (value - centres[i]!) / scales[i]!));
  const others = own.map((seat) =>
    seat.map((value, i) => (own.reduce((sum, one) => sum + one[i]!, 0) - value) / (own.length - 1)),
  );
  return { own, others, progress, shares: aim };
}
