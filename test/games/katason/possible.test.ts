/** What can't be is said of it; what play leads to can be. */
import { describe, expect, test } from 'vitest';
import { knowledge, rules } from '../../../games/katason/index.ts';
import { meta } from '../../../games/katason/meta.ts';
import type { State } from '../../../games/katason/types.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { movers } from '../../../games/kit/rules.ts';
import { variants } from '../../../games/kit/laws/law.ts';
import { impossible } from './impossible.ts';
import { counter, market, offer, traded } from './market.ts';
import { BLUE, GREEN, RED, YELLOW, bundle, edge, play, position } from './position.ts';

type Mutable = { -readonly [Field in keyof State]: State[Field] };

const code = (state: State) => impossible(state)?.code;

/** Red has a house at 23 with a road to 18, and one elsewhere. */
const plain = () => position({ red: { houses: [23], paths: [[23, 18]], hand: { wood: 2 }, cards: { knight: 1 } } });
const starting = () => position({ phase: 'initialPlacement' });
const burst = () => position({ phase: 'burst', red: { hand: { wood: 8 } }, owed: [4] });
const offered = () => {
  const state = market();
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  return state;
};
const trail = () =>
  position({ red: { paths: [[21, 16, 22, 17, 23, 18]] }, blue: { paths: [[27, 33, 28, 34, 29, 35]] }, first: [BLUE] });

type Fault = readonly [what: string, code: string, begin: () => State, spoil: (state: Mutable) => unknown];

const FAULTS: readonly Fault[] = [
  ['six seats', 'noSuchNumberOfSeats', plain, (state) => (state.seats = 6)],
  ['a hand too few', 'wrongLength', plain, ({ hands }) => hands.pop()],
  ['an edge too many', 'wrongLength', plain, ({ edges }) => edges.push(-1)],
  ['less than none in the bank', 'noCount', plain, ({ bank }) => (bank[0] = -1)],
  ['half a round', 'noCount', plain, (state) => (state.round = 8.5)],
  ['two deserts', 'wrongLand', plain, ({ terrain }) => (terrain[terrain.indexOf(0)] = 5)],
  ['no robber', 'robberAway', plain, (state) => (state.robber = 19)],
  ['a third 6', 'wrongNumbers', plain, ({ numbers }) => (numbers[numbers.indexOf(5)] = 6)],
  ['a number on the desert', 'wrongNumbers', plain, ({ numbers, terrain }) => swap(numbers, terrain.indexOf(5), 0)],
  [
    'numbers out of order',
    'numbersOutOfOrder',
    plain,
    ({ numbers }) => swap(numbers, numbers.indexOf(2), numbers.indexOf(12)),
  ],
  ['6 beside 8', 'hotNeighbours', shuffled, bringTogether],
  ['a house of nobody', 'noSuchBuilding', plain, ({ corners }) => (corners[0] = 9)],
  ['a house beside another', 'tooClose', plain, ({ corners }) => (corners[24 - 6] = 1)],
  ['a house too many', 'housesMiscounted', plain, ({ housesLeft }) => (housesLeft[RED]! += 1)],
  ['a city too few', 'citiesMiscounted', plain, ({ citiesLeft }) => (citiesLeft[RED]! -= 1)],
  ['a road of nobody', 'noSuchRoad', plain, ({ edges }) => (edges[0] = 4)],
  ['a road too many', 'roadsMiscounted', plain, ({ roadsLeft }) => (roadsLeft[BLUE]! += 1)],
  ['a road in the air', 'roadApart', plain, (state) => road(state, RED, 0)],
  ['a house without a road', 'houseApart', plain, (state) => house(state, RED, 0)],
  ['a harbour’s rate without the harbour', 'wrongRate', plain, ({ rates }) => (rates[7] = 3)],
  ['a twentieth brick', 'resourcesMiscounted', plain, ({ bank }) => (bank[0]! += 1)],
  ['a hand that is larger than its size', 'handMiscounted', plain, ({ handSizes }) => (handSizes[RED]! -= 1)],
  ['a fifteenth knight', 'cardsMiscounted', plain, ({ deck }) => (deck[0]! += 1)],
  ['a deck that is larger than its size', 'deckMiscounted', plain, (state) => (state.deckSize -= 1)],
  ['more fresh cards than there are', 'freshMiscounted', plain, (state) => (state.freshSize += 1)],
  ['a card too many in hand', 'cardCountWrong', plain, ({ cardCounts }) => (cardCounts[GREEN]! += 1)],
  ['a point card that was used', 'pointUsed', plain, (state) => use(state, RED, 1)],
  ['a full bag after a roll', 'bagMiscounted', withBag, ({ bag }) => bag.fill(1)],
  ['a combination twice in the bag', 'combinationTwice', withBag, ({ bag }) => (bag[3] = 2)],
  ['this turn’s combination in the bag', 'rolledInBag', withBag, ({ bag }) => swap(bag, 0, 1)],
  ['a turn in initial placement', 'phaseOutOfTime', plain, (state) => (state.round = 3)],
  ['another’s turn', 'notTheirTurn', plain, (state) => (state.turn = BLUE)],
  ['a turn after the last', 'tooManyTurns', plain, (state) => (state.round = 8 + 2004)],
  ['a die of seven', 'noSuchRoll', plain, (state) => (state.dice1 = 7)],
  ['development before the roll', 'rollOutOfTime', plain, (state) => (state.dice1 = state.dice2 = 0)],
  ['a burst on an 8', 'rollOutOfTime', burst, (state) => (state.dice1 += 1)],
  ['a third placement', 'notSettled', starting, (state) => (house(state, BLUE, 10), road(state, BLUE, edge(10, 14)))],
  ['nobody’s new house', 'noSuchHouse', starting, (state) => (state.pending = 3)],
  ['a trail that is shorter', 'trailMismeasured', plain, ({ trails }) => (trails[RED] = 5)],
  ['an award for the later', 'roadAwardWrong', trail, (state) => (state.roadAward = RED)],
  ['no award for the longest', 'roadAwardWrong', trail, (state) => (state.roadAward = -1)],
  ['a length nobody has', 'reachedWrong', trail, ({ reached }) => reached.push(4 * 6 + RED)],
  ['a length that is forgotten', 'reachedWrong', trail, ({ reached }) => reached.pop()],
  ['a knight award without knights', 'knightAwardWrong', plain, (state) => (state.knightAward = RED)],
  ['a winner with few points', 'noWinner', plain, (state) => (state.winner = RED)],
  [
    'a card bought before the roll',
    'tradeTooSoon',
    beforeRoll,
    (state) => (
      (state.freshSize = 1),
      (state.fresh[0] = 1),
      (state.deck[0]! -= 1),
      (state.deckSize -= 1),
      (state.cardCounts[RED]! += 1)
    ),
  ],
  ['offers without end', 'tooManyOffers', plain, (state) => (state.offersMade = 21)],
  ['debts in development', 'owedOutOfTime', plain, ({ owed }) => (owed[BLUE] = 1)],
  ['a debt of more than half', 'owedTooMuch', burst, ({ owed }) => (owed[RED] = 5)],
  ['free roads without a card', 'roadsOutOfTime', plain, (state) => (state.freeRoads = 1)],
  ['three free roads', 'tooManyFreeRoads', plain, (state) => ((state.cardPlayed = true), (state.freeRoads = 3))],
  [
    'an offer where players don’t trade',
    'offerOutOfTime',
    offered,
    (state) => (state.options = { ...state.options, trade: 'bank' }),
  ],
  ['a gift', 'noSuchTerms', offered, (state) => (state.offer = { ...state.offer!, want: bundle({}) })],
  [
    'an offer of what isn’t there',
    'offerUncovered',
    offered,
    (state) => (state.offer = { ...state.offer!, give: bundle({ ore: 1 }) }),
  ],
  [
    'an answer of the turn player',
    'repliesMiscounted',
    offered,
    ({ offer: open }) => (open!.replies[RED] = { kind: 'open' }),
  ],
  ['an offer all have refused', 'offerHopeless', offered, ({ offer: open }) => open!.replies.fill(null)],
  [
    'a promise that can’t be kept',
    'replyUncovered',
    offered,
    ({ offer: open }) => (open!.replies[GREEN] = { kind: 'accepted' }),
  ],
  ['a trade with oneself', 'noSuchDeal', traded, ({ deals }) => (deals[0] = { ...deals[0]!, partner: RED })],
  ['a request nobody made', 'noSuchRequest', traded, (state) => (state.takeBack = 0)],
];

describe('what can’t be is refused', () => {
  test.each(FAULTS)('%s', (_what, expected, begin, spoil) => {
    const state = begin();
    expect(impossible(state)).toBeUndefined();
    spoil(state);
    expect(code(state)).toBe(expected);
  });
});

test('answers and requests that stand are possible', () => {
  const state = offered();
  play(state, BLUE, { type: 'acceptOffer' });
  play(state, YELLOW, counter({ sheep: 2 }, { wood: 1 }));
  play(state, RED, { type: 'declineCounter', partner: YELLOW });
  expect(code(state)).toBeUndefined();
  const asked = traded();
  play(asked, RED, { type: 'askTakeBack', deal: 0 });
  expect(code(asked)).toBeUndefined();
});

test.each(variants(meta, 'possible'))('every position of a game is possible: %o', ({ players, options, seed }) => {
  const random = randomFrom(seed);
  const state = rules.setup(players, options as State['options'], random);
  for (let moves = 0; moves < 400; moves++) {
    expect(impossible(state), `${moves}`).toBeUndefined();
    const seats = movers(rules, state);
    if (seats.length === 0) return;
    const seat = random.pick(seats);
    const sensible = rules.toMove(state).includes(seat) && random.below(2) === 0;
    const move = sensible ? knowledge.playout(state, seat, random) : random.pick(rules.legal(state, seat));
    rules.apply(state, seat, move, random, undefined);
  }
});

function swap(values: number[], a: number, b: number): void {
  [values[a], values[b]] = [values[b]!, values[a]!];
}

function road(state: State, seat: number, at: number): void {
  state.edges[at] = seat;
  state.roadsLeft[seat]! -= 1;
}

function use(state: Mutable, row: number, card: number): void {
  state.deck[card]! -= 1;
  state.deckSize -= 1;
  state.played[5 * row + card]! += 1;
}

function house(state: State, seat: number, corner: number): void {
  state.corners[corner] = 1 + 2 * seat;
  state.housesLeft[seat]! -= 1;
}

function withBag(): State {
  return position({ options: { dice: 'bag' } });
}

function beforeRoll(): State {
  return position({ phase: 'diceRoll' });
}

function shuffled(): State {
  return position({ options: { numbers: 'random' } });
}

/** Puts an 8 where it lies beside a 6. */
function bringTogether({ numbers }: Mutable): void {
  const neighbour = [1, 2, 3, 4].find((hex) => numbers[hex] !== 0)!;
  swap(numbers, numbers.indexOf(6), 0);
  swap(numbers, numbers.indexOf(8), neighbour);
}
