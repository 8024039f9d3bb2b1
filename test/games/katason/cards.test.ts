import { expect, test } from 'vitest';
import { knightsOf } from '../../../games/katason/hand.ts';
import { rules } from '../../../games/katason/index.ts';
import { points } from '../../../games/katason/score.ts';
import {
  BLUE,
  GREEN,
  RED,
  YELLOW,
  cardOf,
  dice,
  edge,
  hand,
  kindOf,
  listed,
  loaded,
  layHexes,
  play,
  position,
  refusal,
} from './position.ts';

const PRICE = { sheep: 1, ore: 1, wheat: 1 };

test('Katason 8.1: a card is drawn at random, each as likely', () => {
  const drawn = (number: number) => {
    const state = position({ red: { hand: PRICE } });
    const events = play(state, RED, { type: 'buyCard' }, loaded(number));
    expect([state.deckSize, state.cardCounts[RED]]).toEqual([24, 1]);
    return events;
  };
  // The deck sorted by kind: 14 knights, 5 points, 2 roads, 2 harvests, 2 monopolies.
  const at = [0, 13, 14, 18, 19, 20, 21, 22, 23, 24];
  const kinds = [
    'knight',
    'knight',
    'point',
    'point',
    'road',
    'road',
    'harvest',
    'harvest',
    'monopoly',
    'monopoly',
  ] as const;
  for (const [i, number] of at.entries()) {
    expect(drawn(number)).toEqual([
      { type: 'cardBought', seat: RED, secret: { seats: [RED], card: cardOf(kinds[i]!) } },
    ]);
  }
});

test('Katason 8.1: none can be bought from an empty deck', () => {
  const state = position({
    red: { hand: PRICE },
    green: { cards: { knight: 14, point: 5, road: 2, harvest: 2, monopoly: 2 } },
  });
  expect(state.deckSize).toBe(0);
  expect(refusal(state, RED, { type: 'buyCard' })).toBe('deckEmpty');
  expect(listed(state, RED, 'buyCard')).toEqual([]);
});

test('Katason 8.2: one card a turn, before or after the roll', () => {
  const state = position({ phase: 'diceRoll', red: { cards: { monopoly: 2 } } });
  play(state, RED, { type: 'playMonopoly', resource: 0 });
  expect(state.phase).toBe('diceRoll');
  expect(refusal(state, RED, { type: 'playMonopoly', resource: 1 })).toBe('cardAlreadyPlayed');
  play(state, RED, { type: 'roll' }, dice(1, 1));
  expect(refusal(state, RED, { type: 'playMonopoly', resource: 1 })).toBe('cardAlreadyPlayed');
  play(state, RED, { type: 'endTurn' });
  for (const seat of [BLUE, YELLOW, GREEN]) {
    play(state, seat, { type: 'roll' }, dice(1, 1));
    play(state, seat, { type: 'endTurn' });
  }
  expect(refusal(state, RED, { type: 'playMonopoly', resource: 1 })).toBeUndefined();
});

test('Katason 8.2: after the roll too', () => {
  const state = position({ red: { cards: { harvest: 1 } } });
  expect(listed(state, RED, 'playHarvest')).toHaveLength(15);
});

test('Katason 8.3: a card drawn this turn waits for the next one', () => {
  const state = position({ red: { hand: PRICE } });
  play(state, RED, { type: 'buyCard' }, loaded(0));
  expect(rules.refuse(state, RED, { type: 'playKnight' })).toEqual({ code: 'cardTooFresh', card: cardOf('knight') });
  expect(rules.refuse(state, RED, { type: 'playMonopoly', resource: 0 })).toEqual({
    code: 'noSuchCard',
    card: cardOf('monopoly'),
  });
  play(state, RED, { type: 'endTurn' });
  expect([state.fresh, state.freshSize, state.cards.slice(0, 5)]).toEqual([[0, 0, 0, 0, 0], 0, [1, 0, 0, 0, 0]]);
});

test('Katason 8.3: an older card of the same kind may be used', () => {
  const state = position({ red: { hand: PRICE, cards: { knight: 1 } } });
  play(state, RED, { type: 'buyCard' }, loaded(0));
  play(state, RED, { type: 'playKnight' });
  expect([state.cards[0], state.fresh[0], state.cardCounts[RED]]).toEqual([0, 1, 1]);
});

test('Katason 8.4: a point card counts at once and is never used', () => {
  const state = position({ red: { hand: PRICE } });
  play(state, RED, { type: 'buyCard' }, loaded(14));
  // Two houses are worth two.
  expect(points(state, RED)).toBe(3);
  play(state, RED, { type: 'endTurn' });
  expect(points(state, RED)).toBe(3);
  expect(rules.moveTypes.filter((type) => type.startsWith('play'))).toEqual([
    'playKnight',
    'playRoads',
    'playHarvest',
    'playMonopoly',
  ]);
});

test('Katason 8.4: a point card drawn this turn makes the ten of a declaration', () => {
  const state = position({
    red: { cities: [0, 2, 11, 15], houses: [23], hand: PRICE },
  });
  expect(rules.refuse(state, RED, { type: 'declareVictory' })).toEqual({ code: 'tooFewPoints', points: 9, goal: 10 });
  play(state, RED, { type: 'buyCard' }, loaded(14));
  play(state, RED, { type: 'declareVictory' });
  expect(rules.result(state)?.places[0]).toMatchObject({ seat: RED, score: 10 });
});

test('Katason 8.5: a knight after the roll moves the robber, robs, and the turn goes on', () => {
  const state = position({ robber: 0, red: { cards: { knight: 1 } }, blue: { houses: [23], hand: { ore: 1 } } });
  expect(play(state, RED, { type: 'playKnight' })).toEqual([{ type: 'cardPlayed', seat: RED, card: cardOf('knight') }]);
  expect([state.phase, knightsOf(state, RED)]).toEqual(['robber', 1]);
  play(state, RED, { type: 'moveRobber', hex: 9, victim: BLUE });
  expect([state.phase, hand(state, RED)]).toEqual(['development', { ore: 1 }]);
});

test('Katason 8.5: before the roll, the roll follows', () => {
  const state = position({ phase: 'diceRoll', robber: 0, red: { cards: { knight: 1 } } });
  play(state, RED, { type: 'playKnight' });
  play(state, RED, { type: 'moveRobber', hex: 9, victim: null });
  expect([state.phase, refusal(state, RED, { type: 'roll' })]).toEqual(['diceRoll', undefined]);
});

test('Katason 8.6: a road card lays two roads for nothing', () => {
  const state = position({ red: { houses: [23], cards: { road: 1 } } });
  play(state, RED, { type: 'playRoads' });
  expect(new Set(rules.legal(state, RED).map((move) => move.type))).toEqual(new Set(['buildRoad']));
  expect(rules.refuse(state, RED, { type: 'endTurn' })).toEqual({ code: 'wrongPhase', phase: 'freeRoads' });
  play(state, RED, { type: 'buildRoad', edge: edge(23, 18) });
  expect(play(state, RED, { type: 'buildRoad', edge: edge(18, 24) })[0]).toMatchObject({ free: true });
  expect([state.freeRoads, refusal(state, RED, { type: 'endTurn' })]).toEqual([0, undefined]);
});

test('Katason 8.6: before the roll as well, and the roll follows', () => {
  const state = position({ phase: 'diceRoll', red: { houses: [23], cards: { road: 1 } } });
  play(state, RED, { type: 'playRoads' });
  expect(refusal(state, RED, { type: 'roll' })).toBe('wrongPhase');
  play(state, RED, { type: 'buildRoad', edge: edge(23, 18) });
  play(state, RED, { type: 'buildRoad', edge: edge(18, 24) });
  expect(rules.legal(state, RED)).toEqual([{ type: 'roll' }]);
});

test('Katason 8.6: with one road piece left it lays one', () => {
  const state = position({ red: { houses: [23], cards: { road: 1 } } });
  state.roadsLeft[RED] = 1;
  play(state, RED, { type: 'playRoads' });
  expect(state.freeRoads).toBe(1);
  play(state, RED, { type: 'buildRoad', edge: edge(23, 18) });
  expect([state.freeRoads, state.roadsLeft[RED]]).toEqual([0, 0]);
});

/** Red is hemmed in by blue's houses at 7, 8, 9 and 10; the edge from 4 to 8 is the only one left, if it is. */
const hemmedIn = (more: readonly (readonly number[])[]) =>
  position({
    red: { houses: [0, 2], paths: [[7, 3, 0, 4, 1, 5, 2, 6, 10], [5, 9], ...more], cards: { road: 1 } },
    blue: {
      houses: [7, 8, 9, 10],
      paths: [
        [7, 11],
        [8, 12],
        [9, 13],
        [10, 14],
      ],
    },
  });

test('Katason 8.6: it stops where no edge is left', () => {
  const state = hemmedIn([]);
  play(state, RED, { type: 'playRoads' });
  expect(listed(state, RED, 'buildRoad').map((move) => move.edge)).toEqual([edge(4, 8)]);
  play(state, RED, { type: 'buildRoad', edge: edge(4, 8) });
  expect([state.freeRoads, refusal(state, RED, { type: 'endTurn' })]).toEqual([0, undefined]);
});

test('Katason 8.6: it can’t be used without a piece or an edge', () => {
  const noPiece = position({ red: { houses: [23], cards: { road: 1 } } });
  noPiece.roadsLeft[RED] = 0;
  expect(refusal(noPiece, RED, { type: 'playRoads' })).toBe('noRoadsLeft');
  expect(listed(noPiece, RED, 'playRoads')).toEqual([]);
  const noEdge = hemmedIn([[4, 8]]);
  expect(refusal(noEdge, RED, { type: 'playRoads' })).toBe('noEdgeLeft');
  expect(listed(noEdge, RED, 'playRoads')).toEqual([]);
});

test('Katason 8.6: no road is left out while one fits', () => {
  const state = position({ red: { houses: [23], cards: { road: 1 } } });
  play(state, RED, { type: 'playRoads' });
  for (const edges of [edge(23, 18), edge(18, 24)]) {
    expect(rules.legal(state, RED).map(({ type }) => type)).not.toContain('endTurn');
    expect(refusal(state, RED, { type: 'endTurn' })).toBe('wrongPhase');
    play(state, RED, { type: 'buildRoad', edge: edges });
  }
  expect(refusal(state, RED, { type: 'endTurn' })).toBeUndefined();
});

test('Katason 8.2: a card that isn’t held is refused as such, also after another was used', () => {
  const state = position({ red: { cards: { monopoly: 2 } } });
  play(state, RED, { type: 'playMonopoly', resource: 0 });
  expect(rules.refuse(state, RED, { type: 'playKnight' })).toEqual({ code: 'noSuchCard', card: cardOf('knight') });
  expect(refusal(state, RED, { type: 'playMonopoly', resource: 0 })).toBe('cardAlreadyPlayed');
});

test('Katason 8.7: a harvest takes any two cards the bank can pay', () => {
  const state = position({ red: { cards: { harvest: 1 } }, green: { hand: { ore: 18, wood: 19 } } });
  const pairs = listed(state, RED, 'playHarvest').map(({ resources }) => resources.join(''));
  // Of the 15 pairs, not the five with wood (4), nor ore twice (22).
  expect(pairs).toEqual(['00', '01', '02', '03', '11', '12', '13', '23', '33']);
  const harvest = (...resources: number[]) => ({ type: 'playHarvest', resources }) as const;
  expect(rules.refuse(state, RED, harvest(2, 2))).toEqual({ code: 'bankShort', resource: 2, left: 1 });
  expect(rules.refuse(state, RED, harvest(0, 4))).toEqual({ code: 'bankShort', resource: 4, left: 0 });
  expect(refusal(state, RED, harvest(3))).toBe('harvestTwo');
  expect(refusal(state, RED, harvest(1, 2, 3))).toBe('malformed');
  play(state, RED, harvest(3, 1));
  expect(hand(state, RED)).toEqual({ sheep: 1, wheat: 1 });
});

test('Katason 8.7: the bank’s last card can be taken alone, and from a bare bank nothing', () => {
  const all = { brick: 19, sheep: 19, ore: 19, wheat: 19 };
  const last = position({ red: { cards: { harvest: 1 } }, green: { hand: { ...all, wood: 18 } } });
  expect(listed(last, RED, 'playHarvest')).toEqual([{ type: 'playHarvest', resources: [kindOf('wood')] }]);
  expect(rules.refuse(last, RED, { type: 'playHarvest', resources: [0, 4] })).toEqual({
    code: 'harvestOne',
    resource: kindOf('wood'),
  });
  play(last, RED, { type: 'playHarvest', resources: [4] });
  expect(hand(last, RED)).toEqual({ wood: 1 });
  const bare = position({ red: { cards: { harvest: 1 } }, green: { hand: { ...all, wood: 19 } } });
  expect(refusal(bare, RED, { type: 'playHarvest', resources: [4] })).toBe('bankBare');
  expect(listed(bare, RED, 'playHarvest')).toEqual([]);
});

test('Katason 8.8: a monopoly takes every card of the resource from all others', () => {
  const state = position({
    red: { hand: { ore: 1 }, cards: { monopoly: 1 } },
    blue: { hand: { ore: 3, wood: 1 } },
    green: { hand: { ore: 2 } },
  });
  expect(listed(state, RED, 'playMonopoly')).toHaveLength(5);
  expect(play(state, RED, { type: 'playMonopoly', resource: 2 })[1]).toEqual({
    type: 'monopolised',
    seat: RED,
    resource: 2,
    taken: [0, 3, 0, 2],
    reveals: true,
  });
  expect([hand(state, RED), hand(state, BLUE), hand(state, GREEN)]).toEqual([{ ore: 6 }, { wood: 1 }, {}]);
  expect(state.handSizes).toEqual([6, 1, 0, 0]);
});

test('Katason 8.8: it may yield nothing', () => {
  const state = position({ red: { cards: { monopoly: 1 } } });
  play(state, RED, { type: 'playMonopoly', resource: 2 });
  expect([hand(state, RED), state.played.slice(0, 5)]).toEqual([{}, [0, 0, 0, 0, 1]]);
});

test('Katason 4.2, 8.5: a knight before the roll keeps its hex from earning at once', () => {
  const state = position({ phase: 'diceRoll', robber: 0, red: { cards: { knight: 1 } }, blue: { houses: [23] } });
  layHexes(state, { 9: ['wheat', 8] });
  play(state, RED, { type: 'playKnight' });
  play(state, RED, { type: 'moveRobber', hex: 9, victim: null });
  play(state, RED, { type: 'roll' }, dice(5, 3));
  expect(state.handSizes).toEqual([0, 0, 0, 0]);
});
