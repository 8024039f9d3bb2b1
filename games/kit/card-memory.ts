/**
 * What a seat remembers of the other seats' cards, in games whose discards become the deck again. When that happens,
 * every card that is neither in the new deck nor in the seat's own hand must be in somebody else's hand. Those cards
 * stay known until they are played.
 */
import { filled, ofKind, sum } from './counts.ts';
import type { Dealt } from './deck.ts';
import type { Seat } from './rules.ts';

export interface CardMemory {
  /** The seat that remembers. */
  readonly seat: Seat;
  /** The cards that each seat holds at least, as `seat * kinds + kind`. For the remembering seat: its whole hand. */
  readonly held: readonly number[];
  /** The cards that the other seats hold at least, by kind, when it is not known which of them holds which. */
  readonly together: readonly number[];
  /** The discarded cards, by kind. */
  readonly discards: readonly number[];
  /** How many cards can be drawn. Cards that were drawn but not reported yet still count. */
  readonly deckSize: number;
  /** How many of the cards drawn next still belong to the deck from before the last reshuffle. */
  readonly early: number;
}

/** The memory of a seat that has seen nothing yet but its view of a position. */
export function firstCards(view: Dealt & { readonly discards: readonly number[] }, seat: Seat): CardMemory {
  // A view shows hidden counts as −1.
  const held = view.hands.map((count) => Math.max(0, count));
  const { discards, deckSize } = view;
  return { seat, held, together: filled(discards.length, 0), discards: discards.slice(), deckSize, early: 0 };
}

/** The memory after `seat` discarded these cards openly; `cards` counts them by kind. */
export function paid(memory: CardMemory, seat: Seat, cards: readonly number[]): CardMemory {
  const { together, discards } = memory;
  const after = {
    ...memory,
    held: without(memory, seat, cards),
    discards: discards.map((n, kind) => n + cards[kind]!),
  };
  return seat === memory.seat ? after : { ...after, together: less(together, cards) };
}

/**
 * The memory after `seat` drew `count` cards. `cards` counts them by kind; it is known only when `seat` is the one that
 * remembers.
 */
export function drawn(memory: CardMemory, seat: Seat, count: number, cards?: readonly number[]): CardMemory {
  const deckSize = memory.deckSize - count;
  if (cards === undefined || seat !== memory.seat) return { ...memory, deckSize, early: 0 };
  // Some of the cards came from the deck before the reshuffle, so nobody else held them. Which ones they are is
  // unknown.
  const own = cards.map((each) => Math.min(each, memory.early));
  const others = { ...memory, held: withoutAll(memory, own), together: less(memory.together, own) };
  return { ...others, held: withRow(others, seat, (n, kind) => n + cards[kind]!), deckSize, early: 0 };
}

/** The memory after the discards became the deck, in a game with `copies` cards of each kind. */
export function shuffled(memory: CardMemory, copies: number): CardMemory {
  const { seat, held, discards, deckSize } = memory;
  const kinds = discards.length;
  const together = discards.map((n, kind) => copies - n - held[seat * kinds + kind]!);
  const only = seatsOf(memory) === 2 ? 1 - seat : undefined;
  return {
    seat,
    held: only === undefined ? held : withRow(memory, only, (_, kind) => together[kind]!),
    together,
    discards: filled(kinds, 0),
    deckSize: deckSize + sum(discards),
    early: deckSize,
  };
}

/** The memory after `seat` showed its whole hand, counted by kind. */
export function showed(memory: CardMemory, seat: Seat, cards: readonly number[]): CardMemory {
  return { ...memory, held: withRow(memory, seat, (_, kind) => cards[kind]!) };
}

/** Whether the hands of a full state agree with this memory. */
export function allowsCards({ seat, held, together }: CardMemory, { hands }: Pick<Dealt, 'hands'>): boolean {
  const kinds = together.length;
  const enough = (count: number, kind: number) => count <= ofKind(hands, kind, kinds) - hands[seat * kinds + kind]!;
  return held.every((count, at) => count <= hands[at]!) && together.every(enough);
}

function seatsOf({ held, together }: CardMemory): number {
  return held.length / together.length;
}

/** The counts that remain certain when `given` cards are gone. */
function less(counts: readonly number[], given: readonly number[]): readonly number[] {
  return counts.map((count, kind) => Math.max(0, count - given[kind]!));
}

function without(memory: CardMemory, seat: Seat, cards: readonly number[]): readonly number[] {
  return withRow(memory, seat, (count, kind) => Math.max(0, count - cards[kind]!));
}

/** What the others hold at least, when any one of them may have lost these cards. */
function withoutAll(memory: CardMemory, cards: readonly number[]): readonly number[] {
  const kinds = cards.length;
  return memory.held.map((count, at) =>
    Math.floor(at / kinds) === memory.seat ? count : Math.max(0, count - cards[at % kinds]!),
  );
}

function withRow(
  { held, together }: CardMemory,
  seat: Seat,
  count: (before: number, kind: number) => number,
): readonly number[] {
  const kinds = together.length;
  return held.map((before, at) => (Math.floor(at / kinds) === seat ? count(before, at % kinds) : before));
}
