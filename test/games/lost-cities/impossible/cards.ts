/** Checks cards: two of each, hands and deck of the stated sizes, rows that could be laid. */
import { ofSeat, sum } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { CARDS, cardOf, colourOf } from '../../../../games/lost-cities/board.ts';
import { COPIES, HAND, PATHS, SET_ASIDE, VALUES } from '../../../../games/lost-cities/data.ts';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Impossible } from './reason.ts';

export function wrongCards(state: State): Impossible | undefined {
  return wrongCounts(state) ?? wrongPile(state) ?? wrongHand(state) ?? wrongDeck(state) ?? wrongRow(state);
}

function wrongCounts({ deck, hands, laid, piles }: State): Impossible | undefined {
  const counts = deck.slice();
  for (const heaps of [hands, laid]) for (const [at, count] of heaps.entries()) counts[at % CARDS]! += count;
  for (const pile of piles) for (const card of pile) counts[card]! += 1;
  const card = counts.findIndex((count, at) => count !== COPIES || deck[at]! < 0);
  if (card >= 0) return { code: 'cardCount', card, count: counts[card]! };
  const below = [...hands, ...laid].findIndex((count) => count < 0);
  return below < 0 ? undefined : { code: 'cardCount', card: below % CARDS, count: COPIES };
}

function wrongPile({ piles }: State): Impossible | undefined {
  const colour = piles.findIndex((pile, of) => pile.some((card) => colourOf(card) !== of));
  return colour < 0 ? undefined : { code: 'pileColour', colour };
}

function wrongHand(state: State): Impossible | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const size = state.handSizes[seat]!;
    const wanted = seat === state.turn && hasPlayed(state) ? HAND - 1 : HAND;
    if (size !== wanted || size !== sum(ofSeat(state.hands, seat, CARDS))) return { code: 'handSize', seat, size };
  }
  return undefined;
}

/** Whether the player of the turn has played a card and not drawn one since. */
function hasPlayed({ stage, ending }: State): boolean {
  return ending === null ? stage !== 'card' : ending === 'bridge';
}

function wrongDeck({ seats, deck, deckSize, ending }: State): Impossible | undefined {
  const told = deckSize === sum(deck) - SET_ASIDE[seats]!;
  // Lost Cities 7.3: an expedition never goes on without a deck.
  return told && (deckSize === 0) === (ending === 'deck') ? undefined : { code: 'deckSize', size: deckSize };
}

function wrongRow(state: State): Impossible | undefined {
  for (let at = 0; at < state.seats * PATHS; at++) {
    const [seat, colour] = [Math.floor(at / PATHS), at % PATHS];
    const cards = rowCards(state, seat, colour);
    const low = cards.findIndex((count) => count > 0);
    const high = cards.findLastIndex((count) => count > 0);
    const [first, top] = [state.firsts[at]!, state.tops[at]!].map((card) => (card < 0 ? -1 : card - cardOf(colour, 0)));
    const rises = first === low && top === high;
    const falls = state.options.bothDirections && first === high && top === low;
    if (!rises && !falls) return { code: 'rowEnds', seat, colour };
  }
  return undefined;
}

/** How many of each value lie on a row. */
function rowCards({ laid }: State, seat: Seat, colour: number): readonly number[] {
  const from = seat * CARDS + cardOf(colour, 0);
  return laid.slice(from, from + VALUES);
}

/** How many cards lie on a row. */
export function rowLength(state: State, seat: Seat, colour: number): number {
  return sum(rowCards(state, seat, colour));
}
