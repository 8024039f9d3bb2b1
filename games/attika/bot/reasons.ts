/** What speaks for a move, as far as its seat can see. */
import type { MoveOf } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { FREE_BY, GROUPS, GROUP_OF, GROUP_SIZES } from '../board.ts';
import { BUILDINGS, type Group, PIECES, STACKS } from '../data.ts';
import { gaps } from '../links.ts';
import { leastCards, priceOf } from '../price.ts';
import { ownerOf } from '../settle.ts';
import { cardsAtEnd } from '../turn.ts';
import type { AttikaMove, State } from '../types.ts';

type Build = MoveOf<AttikaMove, 'build'>;

export type AttikaReason =
  /** It wins: as the last building, or as the last link of a chain between two shrines. */
  | { readonly code: 'lastBuilding' | 'linksShrines' }
  /** Another link of the chain between two shrines, which then lacks so many. */
  | { readonly code: 'link'; readonly missing: number }
  /** A rival's shortest chain needs so many more after it; null where none is left. */
  | { readonly code: 'blocks'; readonly seat: Seat; readonly missing: number | null }
  /** It stands beside what makes it free. */
  | { readonly code: 'free' }
  /** The land around it pays for it, but for so many cards. */
  | { readonly code: 'cheap'; readonly cards: number }
  /** Kinds of building that lie ready and that it makes free beside it. */
  | { readonly code: 'frees'; readonly kinds: readonly number[] }
  /** The last of its group, or so many are left. */
  | { readonly code: 'group'; readonly group: Group; readonly left: number }
  | { readonly code: 'joins' }
  /** Cards that the end of the turn brings. */
  | { readonly code: 'cards'; readonly count: number }
  /** Buildings left in a stack after it. */
  | { readonly code: 'stack'; readonly left: number };

/** A chain that lacks more buildings is not spoken of: nobody plans it yet. */
const NEAR = 4;
/** A group that lacks more buildings is not spoken of. */
const NEARLY = 2;
/** A site that costs more cards is not cheap. */
const CHEAP = 2;

export function reasons(state: State, seat: Seat, move: AttikaMove): readonly AttikaReason[] {
  switch (move.type) {
    case 'build':
      return build(state, seat, move);
    case 'drawBuilding':
      return [{ code: 'stack', left: state.stacks[seat * STACKS.length + move.stack]! - 1 }];
    case 'endTurn': {
      const count = cardsAtEnd(state, move.amphorae);
      return count === 0 ? [] : [{ code: 'cards', count }];
    }
    default:
      return [];
  }
}

function build(state: State, seat: Seat, move: Build): readonly AttikaReason[] {
  const { kind, hex } = move;
  const after = { ...state, built: state.built.with(hex, seat * BUILDINGS.length + kind) };
  const price = priceOf(state, seat, kind, hex);
  const cards = leastCards(state, seat, price);
  return [
    ...(state.pieces[seat] === PIECES - 1 ? [{ code: 'lastBuilding' } as const] : []),
    ...chain(state, after, seat),
    ...barred(state, after, seat),
    ...(price.free ? [{ code: 'free' } as const] : cards <= CHEAP ? [{ code: 'cheap', cards } as const] : []),
    ...frees(state, seat, kind),
    ...group(state, seat, kind),
    ...(state.settlements[seat]! > 0 && price.fee === 0 && touches(state, seat, hex)
      ? [{ code: 'joins' } as const]
      : []),
  ];
}

/** The seat's own way between two shrines. */
function chain(before: State, after: State, seat: Seat): readonly AttikaReason[] {
  const missing = gaps(after, seat, NEAR);
  if (missing === 0) return [{ code: 'linksShrines' }];
  return missing < gaps(before, seat) ? [{ code: 'link', missing }] : [];
}

/** The rival nearest to linking two shrines whose way becomes longer. */
function barred(before: State, after: State, seat: Seat): readonly AttikaReason[] {
  const rivals = Array.from({ length: before.seats }, (_, other) => ({
    other,
    was: other === seat ? Infinity : gaps(before, other, NEAR),
  }));
  const nearest = rivals.toSorted((a, b) => a.was - b.was).filter(({ was }) => was < Infinity);
  const found = nearest.find(({ other, was }) => gaps(after, other) > was);
  if (found === undefined) return [];
  const missing = gaps(after, found.other);
  return [{ code: 'blocks', seat: found.other, missing: missing === Infinity ? null : missing }];
}

function frees(state: State, seat: Seat, kind: number): readonly AttikaReason[] {
  const kinds = [...BUILDINGS.keys()].filter(
    (other) => FREE_BY[other] === kind && other !== kind && state.mats[seat * BUILDINGS.length + other]! > 0,
  );
  return kinds.length === 0 ? [] : [{ code: 'frees', kinds }];
}

function group(state: State, seat: Seat, kind: number): readonly AttikaReason[] {
  const at = GROUP_OF[kind]!;
  const left = GROUP_SIZES[at]! - state.grouped[seat * GROUPS.length + at]! - 1;
  return left <= NEARLY && GROUP_SIZES[at]! > 1 ? [{ code: 'group', group: GROUPS[at]!, left }] : [];
}

/** Whether a building of the seat stands beside a hex. */
function touches({ land, built }: State, seat: Seat, hex: number): boolean {
  return land.near.slice(hex * 6, hex * 6 + 6).some((other) => other >= 0 && ownerOf(built[other]!) === seat);
}
