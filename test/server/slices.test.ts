import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pause } from '../../server/slices.ts';

/** Longer than all large work together may take in one turn. */
const LONG = 20;

function work(): void {
  const end = performance.now() + LONG;
  while (performance.now() < end);
}

test('work that is soon done goes on without a pause', async () => {
  // Servers of other tests may have had this turn's share.
  let waits = pause();
  for (let turn = 0; waits !== undefined && turn < 1000; turn++) {
    await nextTurn();
    waits = pause();
  }
  expect(waits).toBeUndefined();
});

test('others have their turn before work goes on that takes long', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const pieces = ['first', 'second'];
  void pause();
  for (const piece of pieces) {
    work();
    order.push(piece);
    await pause();
  }
  expect(order).toEqual(['first', 'another', 'second']);
});

test('several large works have one share of a turn together', () => {
  void pause();
  work();
  expect(pause()).toBeInstanceOf(Promise);
  expect(pause()).toBeInstanceOf(Promise);
});
