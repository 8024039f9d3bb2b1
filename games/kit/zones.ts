/**
 * Hidden information in games where cards are the only hidden thing: one set of cards with the same number of each
 * kind, in a deck, discards and hands.
 */
import { HIDDEN, hideOthers, ofKind, ownCount, sum } from './counts.ts';
import { type Dealt, dealUnseen } from './deck.ts';
import type { Rules } from './rules.ts';

/** The part of a state that holds such cards. */
export interface Zones extends Dealt {
  /** The open discards, by kind; they become the deck again. */
  readonly discards: number[];
}

interface Of<State> {
  /** How many cards there are of each kind. */
  readonly copies: number;
  clone(state: State): State;
  isOver(state: State): boolean;
}

/**
 * Views and deals of such cards. Each hand is visible to its owner, the deck to nobody; after the end everything is
 * visible.
 */
export function hiddenCards<State extends Zones>({
  copies,
  clone,
  isOver,
}: Of<State>): Pick<Rules<State>, 'view' | 'redeal'> {
  return {
    view(state, seat) {
      const seen = clone(state);
      if (isOver(state)) return seen;
      hideOthers(seen.hands, seat, seen.deck.length);
      seen.deck.fill(HIDDEN);
      return seen;
    },
    /**
     * A card that is neither in the seat's hand nor discarded may be anywhere, unless the seat remembers where it is.
     */
    redeal(seen, seat, random, memory) {
      const state = clone(seen);
      if (isOver(state)) return state;
      const { hands, discards } = state;
      const unseen = discards.map((count, kind) => copies - count - ownCount(hands, seat, kind, discards.length));
      dealUnseen(state, seat, unseen, random, memory);
      return state;
    },
  };
}

/** Counts the cards of each kind for a census, and checks that hands and deck have their stated sizes. */
export function countCards(
  { hands, handSizes, deck, deckSize, discards }: Zones,
  name: string,
): Record<string, number> {
  const count: Record<string, number> = {};
  for (let kind = 0; kind < deck.length; kind++)
    count[`${name} ${kind}`] = ofKind(hands, kind, deck.length) + deck[kind]! + discards[kind]!;
  count['hands'] = sum(handSizes) - sum(hands);
  count['deck'] = deckSize - sum(deck);
  return count;
}
