/** What speaks for a move, as far as its seat can see. */
import { sum } from '../../kit/counts.ts';
import type { MoveOf } from '../../kit/moves.ts';
import type { Seat } from '../../kit/rules.ts';
import { FREE_BY, GROUPS, GROUP_OF, GROUP_SIZES } from '../board.ts';
import { AMPHORAE, BUILDINGS, type Group, PIECES, STACKS } from '../data.ts';
import { gaps } from '../links.ts';
import { leastCards, priceOf } from '../price.ts';
import { completesGroup, ownerOf, settle } from '../settle.ts';
import { clone } from '../state.ts';
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
  /** So many buildings of its group are left after it. */
  | { readonly code: 'group'; readonly group: Group; readonly left: number }
  /** It completes its group, for an amphora, or for a card where there is no more of them. */
  | { readonly code: 'completes'; readonly group: Group; readonly amphora: boolean }
  | { readonly code: 'joins' }
  /** Cards that the end of the turn brings. */
  | { readonly code: 'cards'; readonly count: number }
  /** Buildings left in a stack after it; whether new land follows the last one. */
  | { readonly code: 'stack'; readonly left: number; readonly land: boolean };

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
      return stack(state, state.stacks[seat * STACKS.length + move.stack]! - 1);
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
  const after = clone(state);
  settle(after, seat, kind, hex);
  const price = priceOf(state, seat, kind, hex);
  const cards = move.cards === null ? leastCards(state, seat, price) : sum(move.cards);
  return [
    ...(state.pieces[seat] === PIECES - 1 ? [{ code: 'lastBuilding' } as const] : []),
    ...chain(state, after, seat),
    ...barred(state, after, seat),
    ...(price.free ? [{ code: 'free' } as const] : cards <= CHEAP ? [{ code: 'cheap', cards } as const] : []),
    ...frees(after, seat, kind, hex),
    ...group(after, seat, hex, cards),
    ...(state.settlements[seat]! > 0 && price.fee === 0 && touches(state, seat, hex)
      ? [{ code: 'joins' } as const]
      : []),
  ];
}

/** The seat's own way between two shrines, as long as it has the buildings for it. */
function chain(before: State, after: State, seat: Seat): readonly AttikaReason[] {
  const missing = gaps(after, seat, NEAR);
  if (missing === 0) return [{ code: 'linksShrines' }];
  const built = PIECES - after.pieces[seat]!;
  return missing <= built && missing < gaps(before, seat) ? [{ code: 'link', missing }] : [];
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

/** What can be built for nothing on an empty hex beside it. */
function frees({ land, built, mats }: State, seat: Seat, kind: number, hex: number): readonly AttikaReason[] {
  const room = land.near.slice(hex * 6, hex * 6 + 6).some((other) => other >= 0 && built[other] === -1);
  const kinds = [...BUILDINGS.keys()].filter(
    (other) => FREE_BY[other] === kind && other !== kind && mats[seat * BUILDINGS.length + other]! > 0,
  );
  return room && kinds.length > 0 ? [{ code: 'frees', kinds }] : [];
}

/** What the group lacks with this building, or what it earns if it lacks nothing and is connected. */
function group(after: State, seat: Seat, hex: number, paid: number): readonly AttikaReason[] {
  const at = GROUP_OF[after.built[hex]! - seat * BUILDINGS.length]!;
  const left = GROUP_SIZES[at]! - after.grouped[seat * GROUPS.length + at]!;
  const name = GROUPS[at]!;
  if (left > 0) return left <= NEARLY ? [{ code: 'group', group: name, left }] : [];
  if (!completesGroup(after, seat, hex)) return [];
  const amphora = sum(after.amphorae) < AMPHORAE;
  const earns = amphora || after.deckSize + sum(after.discards) + paid > 0;
  return earns ? [{ code: 'completes', group: name, amphora }] : [];
}

function stack({ tiles }: State, left: number): readonly AttikaReason[] {
  return [{ code: 'stack', left, land: left === 0 && tiles.includes(1) }];
}

/** Whether a building of the seat stands beside a hex. */
function touches({ land, built }: State, seat: Seat, hex: number): boolean {
  return land.near.slice(hex * 6, hex * 6 + 6).some((other) => other >= 0 && ownerOf(built[other]!) === seat);
}
