/** What is hidden where a deck, discards and hands of cards are all that is: one set of cards, with as many of each kind. */
import { HIDDEN, hideOthers, ofKind, ownCount, sum } from './counts.ts';
import { type Dealt, dealUnseen } from './deck.ts';
import type { Rules } from './rules.ts';

/** The part of a state that holds such cards. */
export interface Zones extends Dealt {
  /** Cards that lie open, by kind; they become the deck again. */
  readonly discards: number[];
}

interface Of<State> {
  /** How many there are of each kind. */
  readonly copies: number;
  clone(state: State): State;
  isOver(state: State): boolean;
}

/** Hands belong to their seat, the deck to nobody; all is open after the end. */
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
    /** Cards neither in the own hand nor discarded may be anywhere but where they are remembered. */
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

/** Counts the cards of each kind, and whether hands and deck are as large as they are said to be, for a census. */
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
