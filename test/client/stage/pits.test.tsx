/** A board of some eighty lines has what the stage gives: lights, keys, names in both languages, reasons, rings, flights. */
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { tableOf } from '../boards/kit/table.tsx';
import { kalah } from '../../kit/define/kalah.ts';
import { board } from './pits/index.tsx';
import type { Event } from './pits/scene.ts';

const lay = tableOf(board, kalah.rules, kalah.meta);
const state = kalah.rules.setup(2, {}, randomFrom('start'));
const [first = 0] = kalah.rules.toMove(state);
const own = Array.from({ length: 6 }, (_, pit) => first * 6 + pit);
const sown = (pit: number, seat: number): Event => ({ type: 'sow', seat, pit });

afterEach(() => vi.restoreAllMocks());

test('the own pits are lit and named, and a press sows', () => {
  const { lit, press, played } = lay(state, first);
  expect(lit().toSorted()).toEqual(own.map((pit) => `pit ${pit}`).toSorted());
  press(`Sow pit ${own[2]! + 1}: 4 seeds`);
  expect(played).toEqual([{ type: 'sow', pit: own[2] }]);
});

test('pits have their names in Japanese, too', () => {
  const { find } = lay(state, first, { language: 'ja' });
  expect(find(`穴${own[0]! + 1}をまく：種4個`)).toBeDefined();
});

test('arrows lead from pit to pit, and Enter sows', () => {
  const { played, target } = lay(state, first);
  const stop = target(`pit ${own[0]}`) as SVGElement;
  stop.focus();
  const onward = own[0] === 0 ? 'ArrowRight' : 'ArrowLeft';
  fireEvent.keyDown(stop, { key: onward });
  expect(document.activeElement).toBe(target(`pit ${own[1]}`));
  fireEvent.keyDown(document.activeElement!, { key: own[0] === 0 ? 'ArrowLeft' : 'ArrowRight' });
  expect(document.activeElement).toBe(stop);
  fireEvent.keyDown(stop, { key: 'Enter' });
  expect(played).toEqual([{ type: 'sow', pit: own[0] }]);
});

test('arrows pass by pits that can’t be sown, and reach them with Shift', () => {
  const { container, target } = lay(state, first);
  const stop = target(`pit ${own[0]}`) as SVGElement;
  const reached = (shiftKey: boolean) =>
    ['ArrowUp', 'ArrowDown'].map((key) => {
      stop.focus();
      fireEvent.keyDown(stop, { key, shiftKey });
      return document.activeElement;
    });
  expect(reached(false)).toEqual([stop, stop]);
  expect(reached(true)).toContain(container.querySelector(`[data-place="pit ${11 - own[0]!}"]`));
});

test('other pits say why not, and what was sown is ringed', () => {
  const other = own.includes(0) ? 6 : 0;
  const { container, explained, press } = lay(state, first, { since: [sown(other, 1 - first)] });
  press(container.querySelector(`[data-place="pit ${other}"]`)!);
  expect(explained).toEqual(['notThere']);
  expect(container.querySelectorAll('circle[r="34"]')).toHaveLength(1);
});

test('what is sown flies to the store, and an end that isn’t on the board is told on the console', () => {
  changeSettings({ speed: 'still' });
  const told = vi.spyOn(console, 'debug').mockReturnValue();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const { show } = lay(state, first);
  const flying = () => [...document.querySelectorAll('body > [aria-hidden="true"] > span')].map((of) => of.textContent);
  expect(flying()).toEqual([]);
  // Its pit is lit for who moves, and dark for everybody else.
  show(state, [sown(own[0]!, first)]);
  expect(flying()).toEqual(['●']);
  expect(told).not.toHaveBeenCalled();
  show(state, [sown(own[0]!, 9)]);
  expect(flying()).toEqual([]);
  expect(told).toHaveBeenCalledExactlyOnceWith('A flight found no [data-store="9"] on the board.');
});
