/**
 * The last crossing, step by step: each pawn that isn't home, its holes, what is paid for them, and then the totals.
 */
import { MAINLAND } from '../../../../games/atlantis/board.ts';
import { PAWNS } from '../../../../games/atlantis/data.ts';
import { tileValue } from '../../../../games/atlantis/purse.ts';
import { sum } from '../../../../games/kit/counts.ts';
import { settlement, standing } from '../../../../games/atlantis/score.ts';
import type { State } from '../../../../games/atlantis/types.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { holesBetween } from '../places/journeys.ts';

interface Crossing {
  readonly pawn: number;
  readonly from: number;
  /** The toll of each hole on its way. */
  readonly tolls: readonly number[];
}

export interface Account {
  readonly seat: Seat;
  readonly crossings: readonly Crossing[];
  readonly owed: number;
  readonly tiles: readonly number[];
  readonly cards: number;
  readonly shortfall: number;
  /** The value of the tiles and the number of cards before anything is paid. */
  readonly won: number;
  readonly held: number;
  readonly score: number;
}

export function accountsOf(state: State): readonly Account[] {
  const places = standing(state);
  return Array.from({ length: state.seats }, (_, seat) => {
    const { tolls, tiles, cards, shortfall } = settlement(state, seat);
    const crossings = state.pawns.slice(seat * PAWNS, (seat + 1) * PAWNS).flatMap((from, pawn) => {
      const holes = from === MAINLAND ? [] : holesBetween(state, from, MAINLAND);
      return from === MAINLAND ? [] : [{ pawn, from, tolls: holes.map(({ toll }) => toll) }];
    });
    const score = places.find((place) => place.seat === seat)?.score ?? 0;
    const won = tileValue(state, seat);
    return { seat, crossings, owed: sum(tolls), tiles, cards, shortfall, won, held: state.handSizes[seat]!, score };
  });
}

export type Step =
  | { readonly kind: 'cross'; readonly seat: Seat; readonly crossing: Crossing }
  | { readonly kind: 'pay'; readonly seat: Seat }
  | { readonly kind: 'totals' };

/**
 * The steps to show, seat by seat: each pawn that crosses holes, then what the seat pays; at the end the totals of all
 * seats.
 */
export function stepsOf(accounts: readonly Account[]): readonly Step[] {
  const paying = accounts.flatMap(({ seat, crossings, owed }): readonly Step[] => [
    ...crossings.flatMap((crossing) => (crossing.tolls.length > 0 ? [{ kind: 'cross', seat, crossing } as const] : [])),
    ...(owed > 0 ? [{ kind: 'pay', seat } as const] : []),
  ]);
  return [...paying, { kind: 'totals' }];
}
