import { expect, test } from 'vitest';
import { rules } from '../../../games/katason/index.ts';
import { points, scoreItems } from '../../../games/katason/score.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { market, offer, traded } from './market.ts';
import { BLUE, GREEN, RED, YELLOW, dice, edge, listed, play, position, refusal } from './position.ts';

/** Four cities and two houses: ten points. */
const TEN = { cities: [0, 2, 11, 15], houses: [23, 25] };
const DECLARE = { type: 'declareVictory' } as const;

test('Katason 11.1: houses 1, cities 2, point cards 1, awards 2 each', () => {
  const state = position({
    red: {
      houses: [23, 25],
      cities: [0],
      paths: [[21, 16, 22, 17, 23, 18]],
      cards: { point: 3, knight: 1 },
      used: { knight: 3 },
    },
  });
  expect(points(state, RED)).toBe(2 + 2 + 3 + 2 + 2);
  expect(scoreItems(state, RED)).toEqual([
    { code: 'houses', points: 2, count: 2 },
    { code: 'cities', points: 2, count: 1 },
    { code: 'pointCards', points: 3, count: 3 },
    { code: 'roadAward', points: 2 },
    { code: 'knightAward', points: 2 },
  ]);
  expect(points(state, BLUE)).toBe(2);
});

test('Katason 11.2: ten points win by declaring, before or after the roll', () => {
  for (const phase of ['diceRoll', 'development'] as const) {
    const state = position({ phase, red: TEN });
    expect(listed(state, RED, 'declareVictory')).toHaveLength(1);
    expect(play(state, RED, DECLARE)).toEqual([{ type: 'victoryDeclared', seat: RED, points: 10, reveals: true }]);
    expect([rules.toMove(state), rules.legal(state, RED)]).toEqual([[], []]);
    expect(rules.refuse(state, RED, { type: 'endTurn' })).toEqual({ code: 'gameOver' });
  }
});

test('Katason 11.2: nine points don’t, and nobody wins without declaring', () => {
  const nine = position({ red: { ...TEN, houses: [23] } });
  expect(rules.refuse(nine, RED, DECLARE)).toEqual({ code: 'tooFewPoints', points: 9, goal: 10 });
  expect(listed(nine, RED, 'declareVictory')).toEqual([]);
  const silent = position({ red: TEN });
  play(silent, RED, { type: 'endTurn' });
  expect(rules.result(silent)).toBeUndefined();
});

test('Katason 11.2: not while discards, the robber, free roads or the answer about a take-back are awaited', () => {
  const burst = position({ phase: 'diceRoll', red: { ...TEN, hand: { ore: 8 } } });
  play(burst, RED, { type: 'roll' }, dice(3, 4));
  expect(rules.refuse(burst, RED, DECLARE)).toEqual({ code: 'wrongPhase', phase: 'burst' });
  const robber = position({ phase: 'robber', red: TEN });
  expect(rules.refuse(robber, RED, DECLARE)).toEqual({ code: 'wrongPhase', phase: 'robber' });
  const roads = position({ red: { ...TEN, cards: { road: 1 } } });
  play(roads, RED, { type: 'playRoads' });
  expect(rules.refuse(roads, RED, DECLARE)).toEqual({ code: 'wrongPhase', phase: 'freeRoads' });
  play(roads, RED, { type: 'buildRoad', edge: edge(23, 18) });
  play(roads, RED, { type: 'buildRoad', edge: edge(18, 24) });
  expect(refusal(roads, RED, DECLARE)).toBeUndefined();
  const taking = traded(TEN);
  play(taking, RED, { type: 'askTakeBack', deal: 0 });
  expect(rules.refuse(taking, RED, DECLARE)).toEqual({ code: 'wrongPhase', phase: 'takeBackAsked' });
  play(taking, RED, { type: 'withdrawTakeBack' });
  expect(refusal(taking, RED, DECLARE)).toBeUndefined();
});

test('Katason 11.2: an open offer doesn’t keep anybody from declaring', () => {
  const state = market({ red: { ...TEN, hand: { wood: 1 } } });
  play(state, RED, offer({ wood: 1 }, { sheep: 1 }));
  expect(listed(state, RED, 'declareVictory')).toEqual([DECLARE]);
  play(state, RED, DECLARE);
  expect([rules.toMove(state), rules.mayMove?.(state)]).toEqual([[], []]);
});

test('Katason 11.3: ten points on another’s turn wait for the own turn', () => {
  const state = position({ turn: YELLOW, red: TEN });
  expect(refusal(state, RED, DECLARE)).toBe('notYourTurn');
  expect(refusal(state, YELLOW, DECLARE)).toBe('tooFewPoints');
  play(state, YELLOW, { type: 'endTurn' });
  expect(refusal(state, RED, DECLARE)).toBe('notYourTurn');
});

test('Katason 11.4: the declarer is first, the others follow by points and share ranks', () => {
  const state = position({
    red: TEN,
    blue: { houses: [33, 47], cards: { point: 1 } },
    yellow: { cities: [35], houses: [53] },
    green: { cities: [39, 41], houses: [37, 48], paths: [[42, 37, 32, 26, 20, 15]], cards: { point: 4 } },
  });
  play(state, RED, DECLARE);
  // Green has 12 points but didn't declare.
  const places = rules.result(state)!.places.map(({ seat, rank, score }) => [seat, rank, score]);
  expect(places).toEqual([
    [0, 1, 10],
    [3, 2, 12],
    [1, 3, 3],
    [2, 3, 3],
  ]);
  expect(rules.result(state)!.ending).toBe('declared');
});

test('Katason 11.5: after 2000 turns without a declaration the game has stalled and points rank', () => {
  const state = position({ turn: GREEN, red: { houses: [23] }, blue: { cities: [25], cards: { point: 1 } } });
  // Eight placements, then 1999 turns behind this one.
  state.round = 8 + 1999;
  expect(rules.result(state)).toBeUndefined();
  play(state, GREEN, { type: 'endTurn' });
  expect(rules.toMove(state)).toEqual([]);
  const { ending, places } = rules.result(state)!;
  expect(ending).toBe('stalled');
  expect(places.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 4],
    [0, 2, 2],
    [2, 2, 2],
    [3, 2, 2],
  ]);
  expect(rules.redeal(rules.view(state, null), null, randomFrom('stalled'))).toEqual(state);
});

test('Katason 11.3: when the own turn comes they win before the roll', () => {
  const state = position({ turn: GREEN, red: TEN });
  play(state, GREEN, { type: 'endTurn' });
  expect(rules.phase(state)).toBe('diceRoll');
  play(state, RED, DECLARE);
  expect(rules.result(state)?.places[0]).toMatchObject({ seat: RED, rank: 1 });
});
