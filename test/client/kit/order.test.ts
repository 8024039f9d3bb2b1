import { expect, test } from 'vitest';
import { Order } from '../../../client/kit/order.ts';

test('an answer is news unless a later question’s was heard before', () => {
  const order = new Order();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});

test('what comes unasked is newer than whatever was asked for before', () => {
  const order = new Order();
  const before = order.ask();
  expect(order.ask()()).toBe(true);
  expect(before()).toBe(false);
  expect(order.ask()()).toBe(true);
});
