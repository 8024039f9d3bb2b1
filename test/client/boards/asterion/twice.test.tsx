import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cellAt } from '../../../../games/kit/geometry/square.ts';
import { position } from '../../../games/asterion/position.ts';
import { standsTwice } from '../kit/twice.tsx';
import { lay } from './table.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Seat 0 holds a tee and has two corners west of Asterion; the last tile in the east lies this far south. */
const middle = (y: number) =>
  position(2, 'tee', [
    { x: 0, y: -1, seat: 1, face: 'tee', turn: 2 },
    { x: -1, y: 0, seat: 0, face: 'corner', turn: 3 },
    { x: -2, y: 0, seat: 0, face: 'corner', turn: 2 },
    { x: 2, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y, seat: 1, face: 'straight', turn: 1 },
    { x: 2, y: 0, seat: 1, face: 'feather', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'corner', turn: 1 },
  ]);

const states = [middle(-1), middle(0)] as const;
const SOUTH = cellAt(0, 1);

standsTwice(lay, {
  seat: 0,
  states,
  draft: {
    begin: ({ press }) => press(/^Swap ?give up/),
    begun: ({ find }) => find(/^Swap ?give up/)?.getAttribute('aria-pressed') === 'true',
  },
  marked: { type: 'tilePlaced', seat: 0, tile: 1, cell: cellAt(-1, 0) },
});

test('r turns the tile of one board', () => {
  const [one, other] = [lay(states[0], 0), lay(states[1], 0, { beside: true })];
  for (const { press, target } of [one, other]) press(target(`cell ${SOUTH}`));
  const before = other.container.innerHTML;
  const own = one.container.innerHTML;
  fireEvent.pointerDown(one.target(`cell ${SOUTH}`));
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(other.container.innerHTML).toBe(before);
  expect(one.container.innerHTML).not.toBe(own);
});

/** Tells at once that the first table on the page is wide and the second narrow. */
class Observing {
  constructor(private readonly tell: (entries: readonly { readonly contentRect: object }[]) => void) {}
  observe(element: Element) {
    const first = document.body.firstElementChild?.contains(element) === true;
    this.tell([{ contentRect: { width: first ? 900 : 380, height: 600 } }]);
  }
  disconnect() {}
}

test('a narrow board beside a wide one has the buttons for its tile in its own hand', () => {
  vi.stubGlobal('ResizeObserver', Observing);
  const tables = [lay(states[0], 0), lay(states[1], 0, { beside: true })];
  for (const { press, target } of tables) press(target(`cell ${SOUTH}`));
  const beside = ({ container }: (typeof tables)[number]) =>
    container.querySelector('[aria-label="This tile"]') !== null;
  expect(tables.map(beside)).toEqual([true, false]);
});
