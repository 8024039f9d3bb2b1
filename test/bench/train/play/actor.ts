/** Plays a game as learned so far, with some chance in every choice, and notes each decision and what came of it. */
import type { GameModule } from '../../../../games/index.ts';
import type { Random } from '../../../../games/kit/random.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { softmax } from '../../../../games/kit/search/softmax.ts';
import type { Network } from '../../../../games/kit/search/network.ts';
import type { Learning } from './learning.ts';

/** How much of what is seen to come later, rather than foretold, counts as what a decision brought. */
const LATER = 0.95;

/** Where a seat stood at a decision. */
export interface Standing {
  readonly shared: Float64Array;
  readonly own: Float64Array;
  /** What it had, and what it was foretold besides. */
  readonly had: number;
  readonly foretold: number;
  /** How much better it went from there than foretold. */
  better: number;
}

export interface Decision {
  readonly seat: Seat;
  readonly shared: Float64Array;
  readonly own: Float64Array;
  readonly count: number;
  readonly chosen: number;
  /** How likely the chosen move was. */
  readonly chance: number;
  /** By seat. */
  readonly standings: readonly Standing[];
}

export interface Networks {
  readonly policy: Network;
  readonly value: Network;
}

/** The strengths of the moves noted in `shared` and `own`. */
export function strengthsOf(
  network: Network,
  { shared: count, all }: { readonly shared: number; readonly all: number },
  { shared, own }: { readonly shared: Float64Array; readonly own: Float64Array },
  things: number,
): readonly number[] {
  network.share(shared, 0, count);
  return Array.from({ length: things }, (_, thing) => network.strength(own, thing * (all - count), count));
}

/** Plays on in `state` to its end. A decision of an episode that didn't end tells nothing and isn't returned. */
export function playNoting(
  { rules }: Pick<GameModule, 'rules'>,
  learning: Learning,
  networks: Networks,
  state: object,
  random: Random,
): readonly Decision[] {
  const told: Decision[] = [];
  let episode: Decision[] = [];
  let over = learning.episodes(state);
  const most = rules.longest(rules.players(state));
  for (let made = 0; made < most; made++) {
    const seat = rules.toMove(state)[0];
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    let chosen = 0;
    if (legal.length > 1) {
      const noted = noteDecision(rules, learning, networks, state, seat, random);
      episode.push(noted);
      ({ chosen } = noted);
    }
    rules.apply(state, seat, legal[chosen]!, random, undefined);
    if (learning.episodes(state) === over) continue;
    over = learning.episodes(state);
    lookBack(
      episode,
      Array.from({ length: rules.players(state) }, (_, other) => learning.earned(state, other)),
    );
    told.push(...episode);
    episode = [];
  }
  return told;
}

function noteDecision(
  rules: GameModule['rules'],
  learning: Learning,
  { policy, value }: Networks,
  state: object,
  seat: Seat,
  random: Random,
): Decision {
  const legal = rules.legal(state, seat);
  const { moves, parts } = learning;
  const shared = new Float64Array(moves.shared);
  const own = new Float64Array(legal.length * (moves.all - moves.shared));
  moves.note(state, seat, legal, shared, own);
  const chances = softmax(strengthsOf(policy, moves, { shared, own }, legal.length), 1);
  let left = random.word() / 2 ** 32;
  let chosen = 0;
  while (chosen < legal.length - 1 && (left -= chances[chosen]!) >= 0) chosen++;
  const standings = Array.from({ length: rules.players(state) }, (_, other): Standing => {
    const noted = {
      shared: new Float64Array(parts.shared),
      own: new Float64Array(parts.most * (parts.all - parts.shared)),
    };
    parts.note(state, other, noted.shared, noted.own);
    const foretold = strengthsOf(value, parts, noted, parts.most).reduce((sum, one) => sum + one, 0);
    return { ...noted, had: learning.standing(state, other), foretold, better: 0 };
  });
  return { seat, shared, own, count: legal.length, chosen, chance: chances[chosen]!, standings };
}

/** From the end of an episode back: how much better than foretold it went for each seat from each decision on. */
function lookBack(episode: readonly Decision[], earned: readonly number[]): void {
  for (const [seat, end] of earned.entries()) {
    let [next, better] = [end, 0];
    for (const { standings } of episode.toReversed()) {
      const standing = standings[seat]!;
      const expected = standing.had + standing.foretold;
      better = next - expected + LATER * better;
      standing.better = better;
      next = expected;
    }
  }
}
