import { expect, test } from 'vitest';
import { whyNot } from '../../../../client/local/debug/why-not.ts';
import { rules } from '../../../../games/attika/index.ts';
import { meta } from '../../../../games/attika/meta.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { defaultOptions } from '../../../../games/kit/meta.ts';

test('what is refused of a kind of move is told by its reasons, the most frequent first', () => {
  const state = rules.setup(2, defaultOptions(meta), randomFrom('why not'));
  const [seat = 0] = rules.toMove(state);
  expect(whyNot(rules, state, 1 - seat, 'build')).toEqual([{ code: 'notYourTurn' }]);
  const codes = whyNot(rules, state, seat, 'build').map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).not.toContain('notYourTurn');
});

test('a kind that every game lacks has no reasons', () => {
  const state = rules.setup(2, defaultOptions(meta), randomFrom('why not'));
  expect(whyNot(rules, state, 0, 'flyToTheMoon')).toEqual([]);
});
