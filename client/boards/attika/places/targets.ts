/** The places that light up on the land. All of them come from the legal moves; nothing here decides what is legal. */
import { leastCards, priceOf, type Price } from '../../../../games/attika/price.ts';
import { spots } from '../../../../games/attika/land.ts';
import type { AttikaMove, State } from '../../../../games/attika/types.ts';
import type { Refusal, Seat } from '../../../../games/kit/rules.ts';
import type { Point } from '../../../../games/kit/geometry/hex.ts';
import type { Place } from '../../../kit/a11y/roving.ts';
import { pointOf } from '../drawing.ts';

export interface Site extends Place {
  readonly hex: number;
  readonly kind: number;
  readonly price: Price;
  /** The smallest number of cards that the player has to give, including cards that replace others. */
  readonly cards: number;
}

type Why = (move: AttikaMove) => Refusal | undefined;

/** The sites where a kind can be built now, with its price there. */
export function sitesFor(state: State, seat: Seat, legal: readonly AttikaMove[], kind: number | null): readonly Site[] {
  if (kind === null) return [];
  return legal.flatMap((move) =>
    move.type === 'build' && move.kind === kind ? [siteAt(state, seat, kind, move.hex)] : [],
  );
}

/** The sites where a kind could be built if the player had enough cards, with its price there. */
export function dearSites(state: State, seat: Seat, kind: number | null, why: Why): readonly Site[] {
  if (kind === null) return [];
  return state.built.flatMap((piece, hex) =>
    piece === -1 && why({ type: 'build', kind, hex, cards: null })?.code === 'cantAfford'
      ? [siteAt(state, seat, kind, hex)]
      : [],
  );
}

function siteAt(state: State, seat: Seat, kind: number, hex: number): Site {
  const price = priceOf(state, seat, kind, hex);
  return {
    ...pointOf(state.land.cells[hex]!),
    key: `hex ${hex}`,
    hex,
    kind,
    price,
    cards: leastCards(state, seat, price),
  };
}

/** The kinds that can be built somewhere now. */
export function kindsIn(legal: readonly AttikaMove[]): ReadonlySet<number> {
  return new Set(legal.flatMap((move) => (move.type === 'build' ? [move.kind] : [])));
}

/** The empty hexes on which a kind would be free for a seat. */
export function freeSites(state: State, seat: Seat, kind: number): readonly number[] {
  return state.built.flatMap((piece, hex) => (piece === -1 && priceOf(state, seat, kind, hex).free ? [hex] : []));
}

export interface Spot extends Place {
  readonly cell: number;
}

/** The possible places for the centre of the new land, numbered from 1 in reading order. */
export function spotsIn(state: State, legal: readonly AttikaMove[]): readonly Spot[] {
  if (!legal.some((move) => move.type === 'layLand')) return [];
  return spots(state.land)
    .map((cell) => ({ ...pointOf(cell), key: `spot ${cell}`, cell }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Whether the price of a site is no card at all. */
export function costsNothing({ missing, any }: Price): boolean {
  return any === 0 && missing.every((count) => count === 0);
}

/** The spot that is nearest to a point of the drawing and at most `most` units away; null if there is none. */
export function nearest(spots: readonly Spot[], { x, y }: Point, most = Infinity): Spot | null {
  let found: Spot | null = null;
  let least = most ** 2;
  for (const spot of spots) {
    const distance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (distance >= least) continue;
    least = distance;
    found = spot;
  }
  return found;
}
