/** What speaks for a move, as far as its seat can see. */
import { sum } from '../../kit/counts.ts';
import type { MoveOf } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { MAINLAND } from '../board.ts';
import { PAWNS } from '../data.ts';
import { destination, pawnsHome, tileBehind, tollBetween } from '../path.ts';
import { owedBy } from '../score.ts';
import type { AtlantisMove, State } from '../types.ts';

export type AtlantisReason =
  /** The tile that the move wins. */
  | { readonly code: 'wins'; readonly face: number }
  /** A pawn comes home; so many of the seat's are home then. */
  | { readonly code: 'home'; readonly pawns: number }
  /** The seat's last pawn comes home: the game ends, and the others pay for their pawns still on the way. */
  | { readonly code: 'ends' }
  /** The way costs nothing. */
  | { readonly code: 'free' }
  | { readonly code: 'toll'; readonly toll: number }
  /** So many cards bring the pawn so many spaces on. */
  | { readonly code: 'spaces'; readonly spaces: number; readonly cards: number }
  /** So much less toll for the seat's own pawns on their way home. */
  | { readonly code: 'spares'; readonly toll: number }
  /** No more is paid than is owed. */
  | { readonly code: 'exact' }
  | { readonly code: 'over'; readonly points: number }
  /** No pawn can move. */
  | { readonly code: 'stuck' };

export function reasons(state: State, seat: Seat, move: AtlantisMove): readonly AtlantisReason[] {
  switch (move.type) {
    case 'movePawn':
      return journey(state, seat, move);
    case 'buildBridge': {
      const bridged = { ...state, bridged: state.bridged.with(move.slot, 1) };
      const spared = owedBy(state, seat) - owedBy(bridged, seat);
      return spared > 0 ? [{ code: 'spares', toll: spared }] : [];
    }
    case 'payToll': {
      const over = sum(move.tiles) + move.cards.length - state.toll;
      return over > 0 ? [{ code: 'over', points: over }] : [{ code: 'exact' }];
    }
    case 'showHand':
      return [{ code: 'stuck' }];
    default:
      return [];
  }
}

function journey(
  state: State,
  seat: Seat,
  { pawn, cards }: MoveOf<AtlantisMove, 'movePawn'>,
): readonly AtlantisReason[] {
  const at = seat * PAWNS + pawn;
  const from = state.pawns[at]!;
  const to = cards.reduce((place, card) => destination(state, place, card), from);
  const moved = { ...state, pawns: state.pawns.with(at, to) };
  const behind = tileBehind(moved, to);
  const toll = tollBetween(state, from, to);
  const pawns = pawnsHome(moved, seat);
  return [
    ...(to === MAINLAND ? [pawns === PAWNS ? ({ code: 'ends' } as const) : ({ code: 'home', pawns } as const)] : []),
    ...(behind < 0 ? [] : [{ code: 'wins', face: state.tops[behind]! } as const]),
    toll === 0 ? ({ code: 'free' } as const) : ({ code: 'toll', toll } as const),
    ...(to === MAINLAND ? [] : [{ code: 'spaces', spaces: to - from, cards: cards.length } as const]),
  ];
}
