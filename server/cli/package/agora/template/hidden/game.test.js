import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from 'agora/kit/random';
import { laws } from 'agora/laws';
import * as game from './game.js';

const { rules } = game;

void test('everybody has four cards that the others don’t see', () => {
  const state = rules.setup(3, {}, randomFrom('start'));
  const hidden = [-1, -1, -1, -1];
  assert.deepEqual(rules.view(state, 1).hand, [hidden, state.hand[1], hidden]);
});

void test('a card lower than the last of the row can’t be laid', () => {
  const state = rules.setup(2, {}, randomFrom('start'));
  const seat = state.turn;
  const card = Math.min(...state.hand[seat]);
  state.row[seat] = [card + 1];
  assert.equal(rules.refuse(state, seat, { type: 'lay', card }).code, 'tooLow');
  assert.equal(rules.refuse(state, seat, { type: 'drop', card }), undefined);
});

for (const { name, check } of laws(game)) void test(name, check);
