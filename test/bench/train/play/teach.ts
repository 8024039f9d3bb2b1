/**
 * Learns to play from what came of decisions: moves that brought their seat more than foretold become likelier, but none by much
 * at once (proximal policy optimisation), and what is foretold comes nearer to what came.
 */
import type { Random } from '../../../../games/kit/random.ts';
import { softmax } from '../../../../games/kit/search/softmax.ts';
import { type Decision, strengthsOf } from './actor.ts';
import type { Learner } from './learner.ts';
import type { Learning } from './learning.ts';

/** How often all decisions are gone through, and how many at once. */
const TIMES = 2;
const BATCH = 1000;
/** A move that has become likelier or less likely by this part is left as it is. */
const CLIP = 0.2;
/** How much it is worth to keep trying, at first. */
const CURIOSITY = 0.01;
/** What is foretold learns so much faster. */
const VALUE_PACE = 1.5;

interface Pupil {
  readonly learning: Learning;
  readonly policy: Learner;
  readonly value: Learner;
}

/** `rest` falls from 1 to 0 as the course comes to its end. Returns how undecided the policy is, in nats a decision. */
export function teach(
  pupil: Pupil,
  decisions: readonly Decision[],
  { pace, rest }: { readonly pace: number; readonly rest: number },
  random: Random,
): number {
  const gains = decisions.map(gainOf);
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + gain * gain, 0) / gains.length);
  const order = decisions.map((_, index) => index);
  let undecided = 0;
  for (let time = 0; time < TIMES; time++) {
    shuffle(order, random);
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const index of order.slice(from, from + BATCH)) {
        const decision = decisions[index]!;
        undecided += teachMove(pupil, decision, gains[index]! / spread, CURIOSITY * rest);
        if ((index + time) % 2 === 0) teachForetelling(pupil, decision);
      }
      pupil.policy.step(pace);
      pupil.value.step(pace * VALUE_PACE);
    }
  }
  return undecided / (TIMES * order.length);
}

/** How much better it went for who decided than foretold, beside how it went for the others. */
function gainOf({ seat, standings }: Decision): number {
  const all = standings.reduce((sum, { better }) => sum + better, 0);
  const own = standings[seat]!.better;
  return own - (all - own) / (standings.length - 1);
}

function teachMove(
  { learning: { moves }, policy }: Pupil,
  decision: Decision,
  gain: number,
  curiosity: number,
): number {
  const { count, chosen, shared, own } = decision;
  const chances = softmax(strengthsOf(policy.network, moves, decision, count), 1);
  const ratio = chances[chosen]! / decision.chance;
  const undecided = -chances.reduce((sum, chance) => sum + chance * Math.log(chance + 1e-12), 0);
  const free = gain > 0 ? ratio < 1 + CLIP : ratio > 1 - CLIP;
  const width = moves.all - moves.shared;
  for (const [index, chance] of chances.entries()) {
    const towards = free ? gain * ratio * (Number(index === chosen) - chance) : 0;
    const pull = -towards + curiosity * chance * (Math.log(chance + 1e-12) + undecided);
    if (Math.abs(pull) < 1e-4) continue;
    policy.network.strength(own, index * width, moves.shared);
    policy.pull(pull / BATCH, shared, 0, moves.shared, own, index * width);
  }
  return undecided;
}

function teachForetelling({ learning: { parts }, value }: Pupil, { standings }: Decision): void {
  const width = parts.all - parts.shared;
  for (const standing of standings) {
    const { shared, own, foretold, better } = standing;
    const now = strengthsOf(value.network, parts, standing, parts.most).reduce((sum, one) => sum + one, 0);
    const pull = Math.max(-1, Math.min(1, now - (foretold + better)));
    for (let part = 0; part < parts.most; part++) {
      value.network.strength(own, part * width, parts.shared);
      value.pull(pull / BATCH, shared, 0, parts.shared, own, part * width);
    }
  }
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
