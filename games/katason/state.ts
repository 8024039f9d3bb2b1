/** The state of a game of Katason: setting it up, copying it and counting it. */
import { filled, ofKind, sum } from '../kit/counts.ts';
import type { Random } from '../kit/random.ts';
import { hexNeighbours, hexes, corners as cornerSites, edges as edgeSites, spirals } from './board.ts';
import {
  BANK_COUNT,
  CARDS,
  CARD_COUNTS,
  COMBINATIONS,
  DESERT,
  KINDS,
  NUMBER_TOKENS,
  PIECES,
  RATES,
  RESOURCES,
  TERRAIN_COUNTS,
} from './data.ts';
import type { Options } from './meta.ts';
import type { State } from './types.ts';

/** The terrain of every hex, sorted. */
const TERRAIN: readonly number[] = TERRAIN_COUNTS.flatMap((count, kind) => filled(count, kind));

/** The island, the bank and empty hands; red begins. Katason 1 */
export function setup(seats: number, options: Options, random: Random): State {
  const terrain = random.shuffle([...TERRAIN]);
  const numbers = options.numbers === 'ordered' ? orderedNumbers(terrain, random) : shuffledNumbers(terrain, random);
  return {
    options,
    seats,
    terrain,
    numbers,
    robber: terrain.indexOf(DESERT),
    corners: filled(cornerSites.length, 0),
    edges: filled(edgeSites.length, -1),
    bank: filled(KINDS, BANK_COUNT),
    hands: filled(seats * KINDS, 0),
    handSizes: filled(seats, 0),
    rates: filled(seats * KINDS, RATES.none),
    cards: filled(seats * KINDS, 0),
    fresh: filled(KINDS, 0),
    freshSize: 0,
    cardCounts: filled(seats, 0),
    deck: [...CARD_COUNTS],
    deckSize: sum(CARD_COUNTS),
    played: filled(seats * KINDS, 0),
    roadsLeft: filled(seats, PIECES.roads),
    housesLeft: filled(seats, PIECES.houses),
    citiesLeft: filled(seats, PIECES.cities),
    trails: filled(seats, 0),
    reached: [],
    roadAward: -1,
    knightAward: -1,
    phase: 'initialPlacement',
    turn: 0,
    round: 0,
    pending: -1,
    dice1: 0,
    dice2: 0,
    bag: options.dice === 'bag' ? filled(COMBINATIONS, 1) : [],
    cardPlayed: false,
    owed: filled(seats, 0),
    freeRoads: 0,
    offer: null,
    offersMade: 0,
    deals: [],
    takeBack: -1,
    winner: -1,
  };
}

/** Katason 1.5: a spiral from a random corner of the island. */
function orderedNumbers(terrain: readonly number[], random: Random): number[] {
  const numbers = filled(hexes.length, 0);
  const order = random.pick(spirals).filter((hex) => terrain[hex] !== DESERT);
  for (const [index, hex] of order.entries()) numbers[hex] = NUMBER_TOKENS[index]!;
  return numbers;
}

/** Katason 1.6: drawn again until no 6 or 8 lies beside another. */
function shuffledNumbers(terrain: readonly number[], random: Random): number[] {
  for (;;) {
    const tokens = random.shuffle([...NUMBER_TOKENS]);
    const numbers = terrain.map((kind) => (kind === DESERT ? 0 : tokens.pop()!));
    const hot = (hex: number) => numbers[hex] === 6 || numbers[hex] === 8;
    const crowded = numbers.some((_, hex) => hot(hex) && hexNeighbours[hex]!.some(hot));
    if (!crowded) return numbers;
  }
}

/** Copies field by field, which is many times faster than a general copy; a search copies at every step. */
export function clone(state: State): State {
  const { offer, deals } = state;
  return {
    options: state.options,
    seats: state.seats,
    terrain: state.terrain.slice(),
    numbers: state.numbers.slice(),
    robber: state.robber,
    corners: state.corners.slice(),
    edges: state.edges.slice(),
    bank: state.bank.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    rates: state.rates.slice(),
    cards: state.cards.slice(),
    fresh: state.fresh.slice(),
    freshSize: state.freshSize,
    cardCounts: state.cardCounts.slice(),
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    played: state.played.slice(),
    roadsLeft: state.roadsLeft.slice(),
    housesLeft: state.housesLeft.slice(),
    citiesLeft: state.citiesLeft.slice(),
    trails: state.trails.slice(),
    reached: state.reached.slice(),
    roadAward: state.roadAward,
    knightAward: state.knightAward,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    pending: state.pending,
    dice1: state.dice1,
    dice2: state.dice2,
    bag: state.bag.slice(),
    cardPlayed: state.cardPlayed,
    owed: state.owed.slice(),
    freeRoads: state.freeRoads,
    offer: offer === null ? null : { give: offer.give, want: offer.want, replies: offer.replies.slice() },
    offersMade: state.offersMade,
    deals: deals.length === 0 ? [] : deals.map((deal) => ({ ...deal })),
    takeBack: state.takeBack,
    winner: state.winner,
  };
}

/** Counts every card and piece, wherever it is. */
export function census(state: State): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const [kind, name] of RESOURCES.entries()) count[name] = state.bank[kind]! + ofKind(state.hands, kind, KINDS);
  for (const [kind, name] of CARDS.entries()) {
    count[name] =
      state.deck[kind]! + ofKind(state.cards, kind, KINDS) + state.fresh[kind]! + ofKind(state.played, kind, KINDS);
  }
  const standing = state.corners.filter((building) => building > 0);
  count['roads'] = sum(state.roadsLeft) + state.edges.filter((owner) => owner >= 0).length;
  count['houses'] = sum(state.housesLeft) + standing.filter((building) => building % 2 === 1).length;
  count['cities'] = sum(state.citiesLeft) + standing.filter((building) => building % 2 === 0).length;
  return count;
}
