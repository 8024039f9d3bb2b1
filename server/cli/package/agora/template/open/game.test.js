import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from 'agora/kit/random';
import { laws } from 'agora/laws';
import * as game from './game.js';

const { rules } = game;

void test('two pebbles side by side are taken, across the last place too', () => {
  const state = rules.setup(2, {}, randomFrom('start'));
  const seat = state.turn;
  rules.apply(state, seat, { type: 'take', place: 11, count: 2 }, randomFrom('take'), undefined);
  assert.deepEqual([state.ring[11], state.ring[0], state.taken[seat]], [0, 0, 2]);
  assert.equal(rules.refuse(state, state.turn, { type: 'take', place: 10, count: 2 }).code, 'noneBeside');
});

for (const { name, check } of laws(game)) void test(name, check);
