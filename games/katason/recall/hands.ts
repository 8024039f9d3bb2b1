/**
 * What is known of all players' cards: all possible ways they may lie; or, if those are too many, what each player
 * holds at least.
 */
import { filled } from '../../kit/counts.ts';
import { KINDS } from '../data.ts';
import type { Bundle } from '../types.ts';
import * as least from './least.ts';
import * as ways from './ways.ts';

export type Hands = { readonly ways: ways.Ways } | least.Least;

/** Games between bots hardly ever have more than 200. */
const MOST_WAYS = 512;

/** The knowledge that each seat holds at least these cards of each kind, and how many in all. */
export function atLeast(known: least.Least): Hands {
  return least.isCertain(known) ? { ways: [{ hands: known.least, weight: 1 }] } : known;
}

/** After a seat got these cards; negative counts were given away. */
export function changed(hands: Hands, seat: number, cards: Bundle): Hands {
  if (!('ways' in hands)) return atLeast(least.changed(hands, seat, cards));
  return { ways: ways.changed(hands.ways, seat, cards) };
}

/** After a seat showed that it holds one of these bundles (or exactly this one). */
export function shown(hands: Hands, seat: number, bundles: readonly Bundle[]): Hands {
  if (bundles.length === 0) return hands;
  if (!('ways' in hands)) return bundles.length > 1 ? hands : atLeast(least.shown(hands, seat, bundles[0]!));
  const left = ways.those(hands.ways, (held) => bundles.some((cards) => ways.hold(held, seat, cards)));
  return left === hands.ways ? hands : { ways: left };
}

/** After a theft of an unseen card. */
export function robbed(hands: Hands, thief: number, victim: number): Hands {
  if (!('ways' in hands)) return atLeast(least.robbed(hands, thief, victim));
  const after = ways.robbed(hands.ways, thief, victim);
  return after.length > MOST_WAYS ? least.inCommon(after, after[0]!.hands.length / KINDS) : { ways: after };
}

/** After a seat took all cards of a kind; `taken` says how many from each other seat. */
export function monopolised(hands: Hands, seat: number, kind: number, taken: readonly number[]): Hands {
  if (!('ways' in hands)) return atLeast(least.monopolised(hands, seat, kind, taken));
  return { ways: ways.monopolised(hands.ways, seat, kind, taken) };
}

/** Whether these hands are possible. */
export function allow(known: Hands, hands: readonly number[]): boolean {
  if ('ways' in known) return known.ways.some((way) => way.hands.every((count, at) => count === hands[at]));
  return known.least.every((count, at) => count <= hands[at]!);
}

/** How many cards of each kind a seat holds on average; where only the least is known, `share` says what else it may hold. */
export function expected(known: Hands, seat: number, share: readonly number[]): readonly number[] {
  if (!('ways' in known)) return share.map((count, kind) => Math.max(count, known.least[seat * KINDS + kind]!));
  const cards = filled(KINDS, 0);
  for (const { hands, weight } of known.ways) {
    for (let kind = 0; kind < KINDS; kind++) cards[kind]! += weight * hands[seat * KINDS + kind]!;
  }
  return cards;
}
