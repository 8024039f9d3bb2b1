import { expect, test } from 'vitest';
import { rules } from '../../../games/asterion/index.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { FACE, position } from './position.ts';

test('Asterion 7.1: a held tile is shown to its holder only', () => {
  const state = position(3, 'cross', []);
  expect(rules.view(state, 0).held).toEqual([FACE.cross, -1, -1]);
  expect(rules.view(state, null).held).toEqual([-1, -1, -1]);
  const dealt = rules.redeal(rules.view(state, 0), 0, randomFrom('deal'));
  expect(dealt.held[0]).toBe(FACE.cross);
  expect(dealt.held.every((face) => face >= 0)).toBe(true);
});
