/** What is known of everybody's cards: all ways in which they may lie, or what each holds at least where those are too many. */
import { KINDS } from '../data.ts';
import type { Bundle } from '../types.ts';
import * as least from './least.ts';
import * as ways from './ways.ts';

export type Hands = { readonly ways: ways.Ways } | least.Least;

/** In games of bots there are hardly ever more than 200. */
const MOST_WAYS = 512;

/** What is known where each seat holds at least so many cards of each kind, and so many in all. */
export function atLeast(known: least.Least): Hands {
  return least.isCertain(known) ? { ways: [{ hands: known.least, weight: 1 }] } : known;
}

/** After a seat got so many cards of each kind, or gave them where they are below 0. */
export function changed(hands: Hands, seat: number, cards: Bundle): Hands {
  if (!('ways' in hands)) return atLeast(least.changed(hands, seat, cards));
  return { ways: ways.changed(hands.ways, seat, cards) };
}

/** After a seat showed that it holds one of these bundles, or the only one. */
export function shown(hands: Hands, seat: number, bundles: readonly Bundle[]): Hands {
  if (bundles.length === 0) return hands;
  if (!('ways' in hands)) return bundles.length > 1 ? hands : atLeast(least.shown(hands, seat, bundles[0]!));
  const left = ways.those(hands.ways, (held) => bundles.some((cards) => ways.hold(held, seat, cards)));
  return left === hands.ways ? hands : { ways: left };
}

/** After a theft of a card that wasn't seen. */
export function robbed(hands: Hands, thief: number, victim: number): Hands {
  if (!('ways' in hands)) return atLeast(least.robbed(hands, thief, victim));
  const after = ways.robbed(hands.ways, thief, victim);
  return after.length > MOST_WAYS ? least.inCommon(after, after[0]!.hands.length / KINDS) : { ways: after };
}

/** After a seat took all cards of a kind: as many from each other seat as `taken` says. */
export function monopolised(hands: Hands, seat: number, kind: number, taken: readonly number[]): Hands {
  if (!('ways' in hands)) return atLeast(least.monopolised(hands, seat, kind, taken));
  return { ways: ways.monopolised(hands.ways, seat, kind, taken) };
}

/** Whether cards may lie as these do. */
export function allow(known: Hands, hands: readonly number[]): boolean {
  if ('ways' in known) return known.ways.some((way) => way.hands.every((count, at) => count === hands[at]));
  return known.least.every((count, at) => count <= hands[at]!);
}
