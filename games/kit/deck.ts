/**
 * A deck and hands of cards, kept as counts by kind: drawing, reshuffling the discards, and dealing the cards that a
 * seat can't see.
 */
import { ofKind, ownCount, sum, takeOne } from './counts.ts';
import type { Random } from './random.ts';
import type { Seat } from './rules.ts';

/** The part of a state that holds cards. `deck` has one entry for each kind. */
export interface Dealt {
  readonly seats: number;
  /** Cards in hand, by seat and kind. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** The cards that can be drawn, by kind, including those that were set aside unseen. */
  readonly deck: number[];
  /** How many of those can be drawn. */
  deckSize: number;
}

/**
 * Moves a random card from the deck to a hand and returns its kind. The deck must not be empty. `aside` cards of the
 * deck are never drawn.
 */
export function drawCard(state: Dealt, seat: Seat, random: Random, aside = 0): number {
  const kind = takeOne(state.deck, state.deckSize + aside, random);
  state.deckSize -= 1;
  state.hands[seat * state.deck.length + kind]! += 1;
  state.handSizes[seat]! += 1;
  return kind;
}

/** Puts the discards into the deck. Returns whether there were any. */
export function reshuffle(state: Dealt & { readonly discards: number[] }): boolean {
  const { deck, discards } = state;
  const before = state.deckSize;
  for (let kind = 0; kind < deck.length; kind++) {
    deck[kind]! += discards[kind]!;
    state.deckSize += discards[kind]!;
    discards[kind] = 0;
  }
  return state.deckSize > before;
}

/** What is known of the cards that a seat can't see, when they are dealt at random. */
interface Unseen {
  /** How many cards are set aside and so in nobody's hand. */
  readonly aside?: number | undefined;
  /** The cards that each hand is known to hold, as `seat * kinds + kind`. */
  readonly held?: readonly number[] | undefined;
  /**
   * The cards that the other hands are known to hold together, by kind, when it isn't known which hand. Needs `aside`
   * to be 0.
   */
  readonly together?: readonly number[] | undefined;
}

/**
 * Deals every hand except that of `seat` again, at its old size, from `unseen`: all cards that `seat` can't see. The
 * rest becomes the deck.
 */
export function dealUnseen(
  state: Dealt,
  seat: Seat | null,
  unseen: readonly number[],
  random: Random,
  { aside = 0, held, together }: Unseen = {},
): void {
  const kinds = unseen.length;
  for (let kind = 0; kind < kinds; kind++) state.deck[kind] = unseen[kind]!;
  state.deckSize = sum(unseen) - aside;
  const sizes = state.handSizes.slice();
  for (let other = 0; other < state.seats; other++) if (other !== seat) holdAgain(state, other, held);
  const known = together?.map((count, kind) => Math.max(0, count - heldByOthers(state, seat, kind)));
  if (known !== undefined && sum(known) > 0) return dealJointly(state, seat, sizes, known, random);
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    while (state.handSizes[other]! < sizes[other]!) drawCard(state, other, random, aside);
  }
}

function heldByOthers({ hands, deck }: Dealt, seat: Seat | null, kind: number): number {
  return ofKind(hands, kind, deck.length) - ownCount(hands, seat, kind, deck.length);
}

/**
 * Fills all hands except that of `seat` to their sizes: with all of `cards`, and with cards from the deck where those
 * are not enough.
 */
function dealJointly(state: Dealt, seat: Seat | null, sizes: readonly number[], cards: number[], random: Random): void {
  const { deck, hands, handSizes } = state;
  let left = sum(sizes) - sum(handSizes);
  for (const [kind, count] of cards.entries()) deck[kind]! -= count;
  state.deckSize -= sum(cards);
  for (let missing = left - sum(cards); missing > 0; missing--) {
    cards[takeOne(deck, state.deckSize, random)]! += 1;
    state.deckSize -= 1;
  }
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    for (; handSizes[other]! < sizes[other]!; handSizes[other]! += 1) {
      hands[other * deck.length + takeOne(cards, left--, random)]! += 1;
    }
  }
}

/** Empties a hand and gives it only the cards that it is known to hold, out of the deck. */
function holdAgain(state: Dealt, seat: Seat, held: readonly number[] | undefined): void {
  const kinds = state.deck.length;
  let size = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const count = held === undefined ? 0 : held[seat * kinds + kind]!;
    state.hands[seat * kinds + kind] = count;
    state.deck[kind]! -= count;
    size += count;
  }
  state.deckSize -= size;
  state.handSizes[seat] = size;
}
