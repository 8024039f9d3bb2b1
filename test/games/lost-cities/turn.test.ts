import { expect, test } from 'vitest';
import { formalityOf } from '../../../games/kit/formality.ts';
import { CARDS } from '../../../games/lost-cities/board.ts';
import { COLOURS } from '../../../games/lost-cities/data.ts';
import { rules } from '../../../games/lost-cities/index.ts';
import { rowOf } from '../../../games/lost-cities/rows.ts';
import {
  advance,
  card,
  colour,
  decline,
  discard,
  draw,
  newGame,
  play,
  position,
  refused,
  start,
  step,
  stepOn,
  take,
} from './position.ts';

const types = (state: ReturnType<typeof newGame>) => new Set(rules.legal(state, state.turn).map(({ type }) => type));

test('Lost Cities 3.1, 3.8: one card is played, then one drawn, and neither may be passed', () => {
  const state = position({ players: [{ hand: ['red 5'] }, {}], piles: { blue: [1] } });
  expect(types(state)).toEqual(new Set(['startPath', 'discard']));
  play(state, discard('red 5'));
  expect(types(state)).toEqual(new Set(['drawCard', 'takeDiscard']));
  expect(state.turn).toBe(0);
});

test('Lost Cities 3.2: a first card puts an explorer or the researcher on the first step', () => {
  const players = [{ hand: ['brown 4'] }, {}];
  const explored = position({ players });
  play(explored, start('brown 4', 'explorer'));
  expect(stepOn(explored, 0, 'brown')).toBe(1);
  expect([explored.explorersLeft[0], explored.researchers[0]]).toEqual([3, -1]);
  const researched = position({ players });
  play(researched, start('brown 4', 'researcher'));
  expect(stepOn(researched, 0, 'brown')).toBe(1);
  expect([researched.explorersLeft[0], researched.researchers[0]]).toEqual([4, colour('brown')]);
});

test('Lost Cities 3.2: only unused figures start', () => {
  const rows = { brown: [1], yellow: [1], green: [1], red: [1] };
  const noExplorer = position({ players: [{ hand: ['blue 0'], rows }, {}] });
  expect(refused(noExplorer, start('blue 0', 'explorer'))).toEqual({ code: 'noExplorersLeft' });
  expect(refused(noExplorer, start('blue 0', 'researcher'))).toBeUndefined();
  const noResearcher = position({ players: [{ hand: ['blue 0'], rows, researcher: 'red' }, {}] });
  expect(refused(noResearcher, start('blue 0', 'researcher'))).toEqual({ code: 'researcherUsed' });
  expect(refused(noResearcher, start('blue 0', 'explorer'))).toBeUndefined();
});

test('Lost Cities 3.3: the lowest card of the colour in hand starts', () => {
  const players = [{ hand: ['red 2', 'red 7', 'blue 9'] }, {}];
  const state = position({ players });
  expect(refused(state, start('red 7'))).toEqual({ code: 'notLowest', card: card('red 2') });
  expect(refused(state, start('red 2'))).toBeUndefined();
  expect(refused(state, start('blue 9'))).toBeUndefined();
  expect(refused(position({ players, options: { lowestStart: false } }), start('red 7'))).toBeUndefined();
});

test('Lost Cities 3.4, 3.9: one figure a path for each player; different players share spaces', () => {
  const state = position({ players: [{ hand: ['red 0', 'red 2'], rows: { red: [1] } }, { rows: { red: [1, 3] } }] });
  expect(refused(state, start('red 2'))).toEqual({ code: 'alreadyStarted', colour: colour('red') });
  expect(refused(state, start('red 0'))).toEqual({ code: 'tooLow', card: card('red 1') });
  play(state, advance('red 2'));
  expect([stepOn(state, 0, 'red'), stepOn(state, 1, 'red')]).toEqual([2, 2]);
});

test('Lost Cities 3.5, 3.10: on a brown 4 another 4 may be laid, a 3 may not, and the figure takes its step', () => {
  const state = position({ players: [{ hand: ['brown 3', 'brown 4', 'brown 10'], rows: { brown: [4] } }, {}] });
  expect(refused(state, advance('brown 3'))).toEqual({ code: 'tooLow', card: card('brown 4') });
  expect(refused(state, advance('brown 10'))).toBeUndefined();
  play(state, advance('brown 4'));
  expect(stepOn(state, 0, 'brown')).toBe(2);
  expect(rowOf(state, 0, colour('brown'))).toEqual([card('brown 4'), card('brown 4')]);
});

test('Lost Cities 3.5: without a row there is nothing to advance, and cards come from the hand', () => {
  const state = position({ players: [{ hand: ['brown 3'] }, { hand: ['red 1'], rows: { brown: [1] } }] });
  expect(refused(state, advance('brown 3'))).toEqual({ code: 'notStarted', colour: colour('brown') });
  expect(refused(state, start('red 1'))).toEqual({ code: 'cardNotHeld', card: card('red 1') });
  expect(refused(state, discard('red 1'))).toEqual({ code: 'cardNotHeld', card: card('red 1') });
});

test('Lost Cities 3.6: any card may be discarded, onto the pile of its colour', () => {
  const state = position({ players: [{ hand: ['red 3', 'blue 9'], rows: { red: [1] } }, {}], piles: { red: [8] } });
  expect(refused(state, discard('blue 9'))).toBeUndefined();
  play(state, discard('red 3'));
  expect(state.piles[colour('red')]).toEqual([card('red 8'), card('red 3')]);
  expect(stepOn(state, 0, 'red')).toBe(1);
});

test('Lost Cities 3.7: a red 3 that fits nowhere may stay in hand', () => {
  const state = position({ players: [{ hand: ['red 3', 'blue 1'], rows: { red: [4, 7] } }, {}] });
  play(state, start('blue 1'), draw);
  expect(state.hands[card('red 3')]).toBe(1);
});

test('Lost Cities 4.1: after drawing the hand is eight again and the left neighbour is next', () => {
  const state = newGame(3);
  const [first] = rules.legal(state, 0).filter(({ type }) => type === 'discard');
  play(state, first!);
  expect(state.handSizes[0]).toBe(7);
  const deckSize = state.deckSize;
  play(state, draw);
  expect(state.handSizes).toEqual([8, 8, 8]);
  expect(state.deckSize).toBe(deckSize - 1);
  const turns = [state.turn];
  for (const _ of turns.concat(0)) {
    play(
      state,
      rules.legal(state, state.turn).find(({ type }) => type === 'discard')!,
      draw,
    );
    turns.push(state.turn);
  }
  expect(turns).toEqual([1, 2, 0]);
});

test('Lost Cities 4.2: the top of any pile may be taken, whoever discarded it', () => {
  const state = position({ players: [{ hand: ['red 3'] }, {}], piles: { blue: [1, 7], green: [5] } });
  play(state, discard('red 3'));
  expect(refused(state, take('green'))).toBeUndefined();
  expect(refused(state, take('yellow'))).toEqual({ code: 'pileEmpty', colour: colour('yellow') });
  play(state, take('blue'));
  expect(state.hands[card('blue 7')]).toBe(1);
  expect(state.piles[colour('blue')]).toEqual([card('blue 1')]);
  expect(state.turn).toBe(1);
});

test('Lost Cities 4.3: the card just discarded stays, unless the option allows it', () => {
  const described = { players: [{ hand: ['red 3'] }, { hand: ['blue 2'] }], piles: { red: [9], green: [4] } };
  const state = position(described);
  play(state, discard('red 3'));
  expect(refused(state, take('red'))).toEqual({ code: 'justDiscarded', colour: colour('red') });
  play(state, draw, discard('blue 2'), take('red'));
  expect(state.hands[CARDS + card('red 3')]).toBe(1);
  const allowed = position({ ...described, options: { takeBack: true } });
  play(allowed, discard('red 3'), take('red'));
  expect(allowed.hands[card('red 3')]).toBe(1);
});

test('Lost Cities 4.2, 4.3: where no pile can be drawn from, the deck alone is left', () => {
  const state = position({ players: [{ hand: ['red 3'] }, {}] });
  play(state, discard('red 3'));
  expect(rules.legal(state, 0)).toEqual([draw]);
  for (const name of COLOURS) expect(refused(state, take(name))).toEqual({ code: 'deckOnly' });
});

test('Lost Cities 4.2: drawing decides nothing where there is no discard to take, and something where there is one', () => {
  const described = { players: [{ hand: ['red 3'] }, {}] };
  const alone = position(described);
  expect(formalityOf(rules, alone, 0, rules.legal(alone, 0))).toBeNull();
  play(alone, discard('red 3'));
  expect(formalityOf(rules, alone, 0, rules.legal(alone, 0))).toEqual(draw);
  const choice = position({ ...described, piles: { blue: [2] } });
  play(choice, discard('red 3'));
  expect(formalityOf(rules, choice, 0, rules.legal(choice, 0))).toBeNull();
});

test('Lost Cities 10.1: with bothDirections each row goes its own way', () => {
  const rows = { red: [7, 4], blue: [2, 5] };
  const hand = ['red 3', 'red 5', 'blue 3', 'blue 6'];
  const state = position({ options: { bothDirections: true }, players: [{ hand, rows }, {}] });
  expect(refused(state, advance('red 3'))).toBeUndefined();
  expect(refused(state, advance('red 5'))).toEqual({ code: 'tooHigh', card: card('red 4') });
  expect(refused(state, advance('blue 6'))).toBeUndefined();
  expect(refused(state, advance('blue 3'))).toEqual({ code: 'tooLow', card: card('blue 5') });
});

test('Lost Cities 10.2, 10.4: after 7 7 4 4 a 5 no longer fits; after 7 7 both ways are open', () => {
  const options = { bothDirections: true };
  const open = position({ options, players: [{ hand: ['red 6', 'red 8'], rows: { red: [7, 7] } }, {}] });
  expect(refused(open, advance('red 6'))).toBeUndefined();
  expect(refused(open, advance('red 8'))).toBeUndefined();
  const fixed = position({ options, players: [{ hand: ['red 5', 'red 3'], rows: { red: [7, 7, 4, 4] } }, {}] });
  expect(refused(fixed, advance('red 5'))).toEqual({ code: 'tooHigh', card: card('red 4') });
  expect(refused(fixed, advance('red 3'))).toBeUndefined();
  expect(rowOf(fixed, 0, colour('red'))).toEqual(['red 7', 'red 7', 'red 4', 'red 4'].map(card));
  const equal = position({ options, players: [{ hand: ['red 4'], rows: { red: [7, 4] } }, {}] });
  expect(refused(equal, advance('red 4'))).toBeUndefined();
});

test('Lost Cities 10.3: with bothDirections any card starts', () => {
  const players = [{ hand: ['red 2', 'red 7'] }, {}];
  expect(refused(position({ options: { bothDirections: true }, players }), start('red 7'))).toBeUndefined();
});

test('Lost Cities 12.1: two copies of a card make one move', () => {
  const state = position({ players: [{ hand: ['red 2', 'red 2'] }, {}] });
  const ofCard = rules.legal(state, 0).filter((move) => 'card' in move && move.card === card('red 2'));
  expect(ofCard).toEqual([start('red 2', 'explorer'), start('red 2', 'researcher'), discard('red 2')]);
});

test('Lost Cities 12.2: a move out of its place is refused with what comes first', () => {
  const state = position({
    players: [{ hand: ['red 2', 'brown 4'], rows: { brown: [1, 1] } }, {}],
    tiles: { 'brown 3': 'step' },
    piles: { blue: [1] },
  });
  expect(refused(state, draw)).toEqual({ code: 'wrongPhase', phase: 'card' });
  expect(refused(state, decline)).toEqual({ code: 'wrongPhase', phase: 'card' });
  play(state, advance('brown 4'));
  expect(refused(state, take('blue'))).toEqual({ code: 'wrongPhase', phase: 'bonus' });
  play(state, decline);
  expect(refused(state, start('red 2'))).toEqual({ code: 'wrongPhase', phase: 'draw' });
  expect(refused(state, step('brown'))).toEqual({ code: 'wrongPhase', phase: 'draw' });
  expect(rules.refuse(state, 1, draw)).toEqual({ code: 'notYourTurn' });
});
