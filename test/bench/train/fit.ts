/**
 * Fits a judgement to who won: by descent, whatever makes the outcome of each position least surprising. Games kept apart
 * say when to stop: what is learned by heart of the others makes these more surprising.
 */
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { type Fitted, Network, judging } from './network.ts';
import { lossOf } from './loss.ts';
import type { Sample } from './self-play.ts';

/** How often the descent (Adam) goes through all positions, how many it takes at once, and how far it steps at first. */
const ROUNDS = 20;
const BATCH = 512;
const PACE = 0.01;

/** What is learned, of features in the order of `names`. `onRound` hears the mean loss of each round, and of the games apart. */
export function fit(
  names: readonly string[],
  { taught, apart }: { readonly taught: readonly Sample[]; readonly apart: readonly Sample[] },
  onRound: (round: number, loss: number, apart: number) => void = () => {},
): Fitted {
  const random = randomFrom('fit');
  const network = new Network(names, taught, random);
  const { numbers } = network;
  const [first, second] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
  const order = taught.map((_, index) => index);
  const steps = ROUNDS * Math.ceil(taught.length / BATCH);
  let step = 0;
  let best = network.fitted();
  let least = Infinity;
  for (let round = 1; round <= ROUNDS; round++) {
    shuffle(order, random);
    let lost = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const { loss, slope } = network.slopeAt(batch);
      lost += loss * batch.length;
      const pace = PACE * (1 - step++ / steps);
      for (let at = 0; at < numbers.length; at++) {
        first[at] = 0.9 * first[at]! + 0.1 * slope[at]!;
        second[at] = 0.999 * second[at]! + 0.001 * slope[at]! ** 2;
        const [mean, square] = [first[at]! / (1 - 0.9 ** step), second[at]! / (1 - 0.999 ** step)];
        numbers[at]! -= (pace * mean) / (Math.sqrt(square) + 1e-8);
      }
    }
    const fitted = network.fitted();
    const missed = meanLoss(judging(names, fitted), apart);
    if (missed < least || apart.length === 0) [best, least] = [fitted, missed];
    onRound(round, lost / taught.length, missed);
  }
  return best;
}

/** How surprising it is who won, in nats a position. */
export function meanLoss(judge: (sample: Sample) => readonly number[], samples: readonly Sample[]): number {
  return samples.reduce((sum, sample) => sum + lossOf(judge(sample), sample.shares), 0) / samples.length;
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
