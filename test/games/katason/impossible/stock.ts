/** Checks the numbers of hands, bank, cards and pieces. */
import { ofKind, ofSeat, sum } from '../../../../games/kit/counts.ts';
import type { Refusal } from '../../../../games/kit/rules.ts';
import { corners, edges, hexes } from '../../../../games/katason/board.ts';
import { BANK_COUNT, BAG_REST, CARD_COUNTS, COMBINATIONS, KINDS } from '../../../../games/katason/data.ts';
import type { State } from '../../../../games/katason/types.ts';

/** Every list has the right length, and no count is negative. */
export function counts(state: State): Refusal | undefined {
  const { seats, options } = state;
  const lists: readonly (readonly [string, readonly number[], number])[] = [
    ['bank', state.bank, KINDS],
    ['hands', state.hands, seats * KINDS],
    ['handSizes', state.handSizes, seats],
    ['cards', state.cards, seats * KINDS],
    ['fresh', state.fresh, KINDS],
    ['cardCounts', state.cardCounts, seats],
    ['deck', state.deck, KINDS],
    ['played', state.played, seats * KINDS],
    ['roadsLeft', state.roadsLeft, seats],
    ['housesLeft', state.housesLeft, seats],
    ['citiesLeft', state.citiesLeft, seats],
    ['trails', state.trails, seats],
    ['owed', state.owed, seats],
    ['bag', state.bag, options.dice === 'bag' ? COMBINATIONS : 0],
  ];
  const sites: readonly (readonly [string, readonly number[], number])[] = [
    ['terrain', state.terrain, hexes.length],
    ['numbers', state.numbers, hexes.length],
    ['corners', state.corners, corners.length],
    ['edges', state.edges, edges.length],
    ['rates', state.rates, seats * KINDS],
  ];
  const odd = [...lists, ...sites].find(([, values, length]) => values.length !== length);
  if (odd) return { code: 'wrongLength', field: odd[0] };
  const negative = lists.find(([, values]) => !values.every(isCount));
  if (negative) return { code: 'noCount', field: negative[0] };
  const { freshSize, deckSize, freeRoads, offersMade, round } = state;
  const wrong = Object.entries({ freshSize, deckSize, freeRoads, offersMade, round }).find(([, one]) => !isCount(one));
  if (wrong) return { code: 'noCount', field: wrong[0] };
  return undefined;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

/** Katason 1.8 */
export function hands({ seats, bank, hands: held, handSizes }: State): Refusal | undefined {
  const kind = bank.findIndex((count, one) => count + ofKind(held, one, KINDS) !== BANK_COUNT);
  if (kind >= 0) return { code: 'resourcesMiscounted', resource: kind };
  for (let seat = 0; seat < seats; seat++) {
    if (sum(ofSeat(held, seat, KINDS)) !== handSizes[seat]) return { code: 'handMiscounted', seat };
  }
  return undefined;
}

/** Katason 1.9, 8.3, 12.2, and the bag of 3.4 */
export function cards(state: State): Refusal | undefined {
  const { seats, cards: held, fresh, deck, played, cardCounts } = state;
  const total = (card: number) => deck[card]! + fresh[card]! + ofKind(held, card, KINDS) + ofKind(played, card, KINDS);
  const card = CARD_COUNTS.findIndex((count, one) => total(one) !== count);
  if (card >= 0) return { code: 'cardsMiscounted', card };
  if (sum(deck) !== state.deckSize) return { code: 'deckMiscounted' };
  if (sum(fresh) !== state.freshSize) return { code: 'freshMiscounted' };
  for (let seat = 0; seat < seats; seat++) {
    const own = sum(ofSeat(held, seat, KINDS)) + (seat === state.turn ? state.freshSize : 0);
    if (own !== cardCounts[seat]) return { code: 'cardCountWrong', seat };
  }
  return usedCards(state) ?? bag(state);
}

/** Point cards are never used. */
function usedCards({ played }: State): Refusal | undefined {
  return ofKind(played, 1, KINDS) > 0 ? { code: 'pointUsed' } : undefined;
}

/**
 * Katason 3.4: the bag is refilled after every 31 rolls; this turn's combination is out of it unless it was just
 * refilled.
 */
function bag(state: State): Refusal | undefined {
  const { options, seats, round, dice1, dice2 } = state;
  if (options.dice !== 'bag') return undefined;
  if (state.bag.some((count) => count > 1)) return { code: 'combinationTwice' };
  const rolls = Math.max(0, round - 2 * seats) + (dice1 > 0 ? 1 : 0);
  const out = rolls % (COMBINATIONS - BAG_REST);
  if (sum(state.bag) !== COMBINATIONS - out) return { code: 'bagMiscounted' };
  const here = dice1 > 0 && out > 0 && state.bag[(dice1 - 1) * 6 + dice2 - 1] !== 0;
  return here ? { code: 'rolledInBag' } : undefined;
}
