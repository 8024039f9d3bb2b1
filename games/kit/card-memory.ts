/**
 * What a seat remembers of the others' cards in games whose discards become the deck again: when they do, every card that lies
 * neither among them nor in the own hand is in another's. What was held then and not played since is held still.
 */
import { filled, ofKind, sum } from './counts.ts';
import type { Dealt } from './deck.ts';
import type { Seat } from './rules.ts';

export interface CardMemory {
  /** Who remembers. */
  readonly seat: Seat;
  /** Cards that each seat holds at least, by seat and kind; of the own hand all. */
  readonly held: readonly number[];
  /** Cards that the others hold at least, by kind, whoever of them does. */
  readonly together: readonly number[];
  /** Cards that lie discarded, by kind. */
  readonly discards: readonly number[];
  /** How many cards may be drawn, those included that were drawn but not told of yet. */
  readonly deckSize: number;
  /** How many of these last were drawn before the deck was made anew. */
  readonly early: number;
}

/** What a seat knows of a position of which it has only its view. */
export function firstCards(view: Dealt & { readonly discards: readonly number[] }, seat: Seat): CardMemory {
  // What is hidden is −1.
  const held = view.hands.map((count) => Math.max(0, count));
  const { discards, deckSize } = view;
  return { seat, held, together: filled(discards.length, 0), discards: discards.slice(), deckSize, early: 0 };
}

/** After a seat discarded so many cards of each kind, for all to see. */
export function paid(memory: CardMemory, seat: Seat, cards: readonly number[]): CardMemory {
  const { together, discards } = memory;
  const after = {
    ...memory,
    held: without(memory, seat, cards),
    discards: discards.map((n, kind) => n + cards[kind]!),
  };
  return seat === memory.seat ? after : { ...after, together: less(together, cards) };
}

/** After a seat drew so many cards; with `cards`, by kind, where it is the one who remembers. */
export function drawn(memory: CardMemory, seat: Seat, count: number, cards?: readonly number[]): CardMemory {
  const deckSize = memory.deckSize - count;
  if (cards === undefined || seat !== memory.seat) return { ...memory, deckSize, early: 0 };
  // Some of them were drawn before the discards became the deck, and so weren't in others' hands: which ones isn't told.
  const own = cards.map((each) => Math.min(each, memory.early));
  const others = { ...memory, held: withoutAll(memory, own), together: less(memory.together, own) };
  return { ...others, held: withRow(others, seat, (n, kind) => n + cards[kind]!), deckSize, early: 0 };
}

/** After the discards became the deck, in a game with so many cards of each kind. */
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

/** After a seat showed its whole hand, by kind. */
export function showed(memory: CardMemory, seat: Seat, cards: readonly number[]): CardMemory {
  return { ...memory, held: withRow(memory, seat, (_, kind) => cards[kind]!) };
}

/** Whether cards may lie as they do in a full state. */
export function allowsCards({ seat, held, together }: CardMemory, { hands }: Pick<Dealt, 'hands'>): boolean {
  const kinds = together.length;
  const enough = (count: number, kind: number) => count <= ofKind(hands, kind, kinds) - hands[seat * kinds + kind]!;
  return held.every((count, at) => count <= hands[at]!) && together.every(enough);
}

function seatsOf({ held, together }: CardMemory): number {
  return held.length / together.length;
}

/** At least so many are left where so many were given. */
function less(counts: readonly number[], given: readonly number[]): readonly number[] {
  return counts.map((count, kind) => Math.max(0, count - given[kind]!));
}

function without(memory: CardMemory, seat: Seat, cards: readonly number[]): readonly number[] {
  return withRow(memory, seat, (count, kind) => Math.max(0, count - cards[kind]!));
}

/** What the others hold at least, if any of them may hold so many fewer. */
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
