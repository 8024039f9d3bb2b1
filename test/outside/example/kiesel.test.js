import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '@agora-games/agora/kit/random';
import { laws } from '@agora-games/agora/laws';
import { game, knowledge, meta, rules } from './kiesel.js';

for (const { name, check } of laws({ game, knowledge, meta, rules })) test(name, check);

test('whoever takes the last pebble wins, however few they have', () => {
  const random = randomFrom('kiesel');
  const state = rules.setup(2, {}, random);
  for (const [index, count] of [3, 1, 3, 1, 1].entries())
    rules.apply(state, index % 2, { type: 'take', count }, random, undefined);
  assert.deepEqual(
    rules.result(state)?.places.map(({ seat, score }) => [seat, score]),
    [
      [0, 7],
      [1, 2],
    ],
  );
});
