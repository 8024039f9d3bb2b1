import { expect, test } from 'vitest';
import { filled, hideOthers, ofKind, ofSeat, ownCount, sum, takeOne, takeSome } from '../../games/kit/counts.ts';
import { randomFrom } from '../../games/kit/random.ts';

/** Two seats with three kinds each. */
const HEAPS = [1, 2, 3, 40, 50, 60];

test('heaps of a flat array are told apart by seat and by kind', () => {
  expect(ofSeat(HEAPS, 1, 3)).toEqual([40, 50, 60]);
  expect(ofKind(HEAPS, 2, 3)).toBe(63);
  expect([ownCount(HEAPS, 1, 0, 3), ownCount(HEAPS, null, 0, 3)]).toEqual([40, 0]);
  expect([sum(HEAPS), sum([])]).toEqual([156, 0]);
  expect(filled(3, 7)).toEqual([7, 7, 7]);
});

test('what is not one’s own is hidden, from a spectator everything', () => {
  const seen = HEAPS.slice();
  hideOthers(seen, 0, 3);
  expect(seen).toEqual([1, 2, 3, -1, -1, -1]);
  hideOthers(seen, null, 3);
  expect(seen).toEqual(filled(6, -1));
});

test('one thing is drawn in proportion to how many there are, and gone', () => {
  const random = randomFrom('one');
  const drawn = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const heap = [1, 0, 3];
    const kind = takeOne(heap, 4, random);
    drawn[kind]! += 1;
    expect(sum(heap)).toBe(3);
  }
  // 1000 expected of the first kind, with a standard deviation of 27.4: four of them either way.
  expect(Math.abs(drawn[0]! - 1000)).toBeLessThan(110);
  expect(drawn[1]).toBe(0);
});

test('some things are drawn without being put back, down to the last', () => {
  const heap = [2, 1, 2];
  const some = takeSome(heap, 3, randomFrom('some'));
  expect(sum(some)).toBe(3);
  expect(heap.map((left, kind) => left + some[kind]!)).toEqual([2, 1, 2]);
  expect(takeSome(heap, 2, randomFrom('rest'))).toEqual([2 - some[0]!, 1 - some[1]!, 2 - some[2]!]);
  expect(heap).toEqual([0, 0, 0]);
});
