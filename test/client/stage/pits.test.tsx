/** A board of some eighty lines has what the stage gives: lights, keys, names, reasons, rings. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../games/kit/random.ts';
import { tableOf } from '../boards/kit/table.tsx';
import { kalah } from '../../kit/define/kalah.ts';
import { board } from './pits.tsx';

const lay = tableOf(board as never, kalah.rules, kalah.meta);
const state = kalah.rules.setup(2, {}, randomFrom('start'));
const [first = 0] = kalah.rules.toMove(state);
const own = Array.from({ length: 6 }, (_, pit) => first * 6 + pit);

test('the own pits are lit and named, and a press sows', () => {
  const { lit, press, played } = lay(state, first);
  expect(lit().toSorted()).toEqual(own.map((pit) => `pit ${pit}`).toSorted());
  press(`Sow pit ${own[2]! + 1}: 4 seeds`);
  expect(played).toEqual([{ type: 'sow', pit: own[2] }]);
});

test('other pits say why not, arrows lead from pit to pit, and what was sown is ringed', () => {
  const sown = { type: 'sow', seat: 1 - first, pit: 11 - own[0]! } as never;
  const { container, explained, press, target } = lay(state, first, { since: [sown] });
  const other = own.includes(0) ? 6 : 0;
  press(container.querySelector(`[data-place="pit ${other}"]`)!);
  expect(explained).toEqual(['notThere']);
  const stop = target(`pit ${own[0]}`) as SVGElement;
  stop.focus();
  fireEvent.keyDown(stop, { key: own[0] === 0 ? 'ArrowRight' : 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('data-target')).toBe(`pit ${own[1]}`);
  expect(container.querySelectorAll('circle[r="46"]')).toHaveLength(1);
});
