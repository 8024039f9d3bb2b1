/** What turning, swapping and moving tiles would bring. */
import { sum } from '../../kit/counts.ts';
import { randomFrom } from '../../kit/random.ts';
import type { Seat } from '../../kit/rules.ts';
import type { Candidate } from '../../kit/search/knowledge.ts';
import { moves } from '../moves/index.ts';
import { clone } from '../state.ts';
import type { AsterionMove, State } from '../types.ts';
import { strengthsOf } from './evaluate.ts';
import { landings } from './landing.ts';

/** What the held tile would have brought somewhere: it is the price. Asterion 4.1 */
const PRICE = 1.5;
/** So many of each kind are worth a search. */
const FEW = 3;

/** The best turns, swaps and lifts, weighed by what they bring as landings are. */
export function rearrangements(view: State, seat: Seat): readonly Candidate<AsterionMove>[] {
  const before = strengthsOf(view);
  const legal = moves.legal(view, seat);
  const kinds = (['rotateTile', 'swapTiles', 'liftTile'] as const).map((type) =>
    legal
      .filter((move) => move.type === type)
      .map((move) => ({ move, weight: Math.exp(risen(before, strengthsOf(laid(view, seat, move)), seat) - PRICE) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, FEW),
  );
  return kinds.flat();
}

/** The table after the move; after a tile was taken up, that with it dropped where it brings most. */
function laid(view: State, seat: Seat, move: AsterionMove): State {
  const state = clone(view);
  moves.apply(state, seat, move, randomFrom('laid'), undefined);
  if (state.lifted >= 0) moves.apply(state, seat, landings(state, seat)[0]!.move, randomFrom('laid'), undefined);
  return state;
}

/** How much better off a seat is, and the others worse. */
function risen(before: readonly number[], after: readonly number[], seat: Seat): number {
  const rises = after.map((strength, of) => strength - before[of]!);
  const others = sum(rises) - rises[seat]!;
  return rises[seat]! - others / rises.length;
}
