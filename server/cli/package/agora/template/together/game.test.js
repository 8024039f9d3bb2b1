import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from 'agora/kit/random';
import { laws } from 'agora/laws';
import * as game from './game.js';

const { rules } = game;

void test('nobody sees a bid before all have bid, and the highest that is alone wins', () => {
  const state = rules.setup(3, {}, randomFrom('start'));
  const [prize] = state.prize;
  rules.apply(state, 0, { type: 'bid', card: 7 }, randomFrom('bid'), undefined);
  assert.deepEqual(rules.view(state, 1).chosen, [-1, null, null]);
  rules.apply(state, 1, { type: 'bid', card: 7 }, randomFrom('bid'), undefined);
  rules.apply(state, 2, { type: 'bid', card: 3 }, randomFrom('bid'), undefined);
  assert.deepEqual(state.won, [[], [], [prize]]);
});

for (const { name, check } of laws(game)) void test(name, check);
