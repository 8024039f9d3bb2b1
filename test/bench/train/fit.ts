/** Fits a judgement to who won: by descent, whatever makes the outcome of each position least surprising. */
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { type Fitted, Network } from './network.ts';
import type { Sample } from './self-play.ts';

/** How often the descent (Adam) goes through all positions, how many it takes at once, and how far it steps at first. */
const ROUNDS = 10;
const BATCH = 512;
const PACE = 0.01;

/** What is learned, of features in the order of `names`. `onRound` hears the mean loss of each round. */
export function fit(
  names: readonly string[],
  samples: readonly Sample[],
  onRound: (round: number, loss: number) => void = () => {},
): Fitted {
  const random = randomFrom('fit');
  const network = new Network(names, samples, random);
  const { numbers } = network;
  const [first, second] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
  const order = samples.map((_, index) => index);
  const steps = ROUNDS * Math.ceil(samples.length / BATCH);
  let step = 0;
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
    onRound(round, lost / samples.length);
  }
  return network.fitted();
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
