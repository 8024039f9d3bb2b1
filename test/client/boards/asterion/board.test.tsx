import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announced } from '../../../../client/kit/a11y/announce.ts';
import { rules } from '../../../../games/asterion/index.ts';
import type { State } from '../../../../games/asterion/types.ts';
import { cellAt } from '../../../../games/kit/geometry/square.ts';
import { position } from '../../../games/asterion/position.ts';
import { lay } from './table.tsx';

afterEach(() => vi.unstubAllGlobals());

const cell = (x: number, y: number) => `cell ${cellAt(x, y)}`;

/** Two living corners of seat 0 west of Asterion, unjoined; a tee of seat 1 north of him is joined to him and dead. */
function middle(): State {
  return position(2, 'tee', [
    { x: 0, y: -1, seat: 1, face: 'tee', turn: 2 },
    { x: -1, y: 0, seat: 0, face: 'corner', turn: 3 },
    { x: -2, y: 0, seat: 0, face: 'corner', turn: 2 },
    { x: 2, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 3, y: -1, seat: 1, face: 'straight', turn: 1 },
    { x: 2, y: 0, seat: 1, face: 'feather', turn: 1 },
    { x: 1, y: 0, seat: 1, face: 'corner', turn: 1 },
  ]);
}
/** A tile of seat 1 that shows Asterion a wall. */
const OTHERS = { x: -1, y: 0, seat: 1, face: 'straight' } as const;

/** One way out is left to Asterion: the south. */
const SOUTH_LEFT = [
  { x: 1, y: 0, seat: 1, face: 'corner', turn: 0 },
  { x: -1, y: 0, seat: 1, face: 'corner', turn: 3 },
  { x: 0, y: -1, seat: 1, face: 'straight', turn: 1 },
  { x: 2, y: 0, seat: 0, face: 'straight' },
] as const;

test('the cells where the held tile may lie are lit, once each, and nothing else', () => {
  const state = middle();
  const cells = rules.legal(state, 0).flatMap((move) => (move.type === 'placeTile' ? [`cell ${move.cell}`] : []));
  expect(lay(state, 0).lit().toSorted()).toEqual([...new Set(cells)].toSorted());
});

test('nothing is lit for who waits and for spectators', () => {
  expect(lay(middle(), 1).lit()).toEqual([]);
  expect(lay(middle(), null).lit()).toEqual([]);
});

test('a press lets the tile lie for a look, another turns it, and only the button places it', () => {
  const { played, press, target } = lay(middle(), 0);
  press(target(cell(0, 1)));
  press(target(cell(0, 1)));
  expect(played).toEqual([]);
  press('Place it here');
  expect(played).toEqual([{ type: 'placeTile', cell: cellAt(0, 1), rotation: 1 }]);
});

test.each([
  [900, 'This tile'],
  [380, 'Your hand'],
])('on a board %i px wide the pinned tile is turned and laid from one place: %s', (width, place) => {
  vi.stubGlobal('ResizeObserver', observing(width));
  const { press, target } = lay(middle(), 0);
  press(target(cell(0, 1)));
  for (const name of ['Place it here', 'Turn left', 'Turn right']) {
    // Nothing has a place on this page, so that what is to stand beside the tile stays hidden and has no role.
    const [button, ...others] = [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)];
    expect(others).toEqual([]);
    expect(screen.getByLabelText(place).contains(button!)).toBe(true);
  }
});

/** Tells at once that everything is so wide. */
function observing(width: number) {
  return class {
    constructor(private readonly tell: (entries: readonly { readonly contentRect: object }[]) => void) {}
    observe() {
      this.tell([{ contentRect: { width, height: 600 } }]);
    }
    disconnect() {}
  };
}

test('r and shift+r turn the tile, and so does the wheel', () => {
  const { container, played, press, target } = lay(middle(), 0);
  press(target(cell(0, 1)));
  fireEvent.keyDown(window, { key: 'r' });
  fireEvent.keyDown(window, { key: 'r' });
  fireEvent.keyDown(window, { key: 'R', shiftKey: true });
  fireEvent.wheel(container.querySelector('svg')!, { deltaY: 100 });
  press('Place it here');
  expect(played).toEqual([{ type: 'placeTile', cell: cellAt(0, 1), rotation: 2 }]);
});

test('Enter places at once, arrows lead from cell to cell', () => {
  const { container, played } = lay(middle(), 0);
  const [only, ...others] = [...container.querySelectorAll('[data-target]')].filter(
    (target) => target.getAttribute('tabindex') === '0',
  );
  expect(others).toEqual([]);
  (only as SVGGElement).focus();
  fireEvent.keyDown(only!, { key: 'ArrowLeft' });
  const focused = document.activeElement!;
  expect(focused).not.toBe(only);
  fireEvent.keyDown(focused, { key: 'Enter' });
  expect(played).toHaveLength(1);
});

test('a preview marks every victim and shows the points', () => {
  const { container, target } = lay(middle(), 0);
  // A tee open to the west and the east joins two straights of seat 1 to Asterion's tee, and itself.
  fireEvent.focus(target(cell(1, -1)));
  expect(container.querySelectorAll('[data-victim]')).toHaveLength(3);
  expect(container.textContent).toContain('+1 point');
});

test('rotations that would trap Asterion are skipped, and the preview says so', () => {
  // A straight in the south may lie from north to south only.
  const { container, explained, played, press, target } = lay(position(2, 'straight', SOUTH_LEFT), 0);
  fireEvent.focus(target(cell(0, 1)));
  expect(container.textContent).toContain('One other way round would trap Asterion.');
  fireEvent.keyDown(window, { key: 'r' });
  expect(explained).toEqual(['asterionTrapped']);
  press(target(cell(0, 1)));
  press('Place it here');
  expect(played).toEqual([{ type: 'placeTile', cell: cellAt(0, 1), rotation: 0 }]);
});

test('turning a tile of one’s own costs the held one: its tiles light, and each press is another quarter', () => {
  const { lit, played, press, target } = lay(middle(), 0);
  press(/^Turn ?give up/);
  expect(lit()).toEqual(['tile 2', 'tile 3']);
  press(target('tile 2'));
  press(target('tile 2'));
  press('Turn it');
  expect(played).toEqual([{ type: 'rotateTile', tile: 2, quarters: 2 }]);
});

test('a swap takes two tiles', () => {
  const { played, press, target } = lay(middle(), 0);
  press(/^Swap ?give up/);
  press(target('tile 3'));
  expect(played).toEqual([]);
  press(target('tile 2'));
  press('Swap them');
  expect(played).toEqual([{ type: 'swapTiles', first: 2, second: 3 }]);
});

test('moving lifts a tile that holds nothing together, then lights where it may go', () => {
  const state = middle();
  const { lit, played, press, target } = lay(state, 0);
  press(/^Move ?give up/);
  expect(lit()).toEqual(['tile 3']);
  press(target('tile 3'));
  expect(played).toEqual([{ type: 'liftTile', tile: 3 }]);
  state.lifted = 3;
  state.phase = 'relocation';
  const dropping = lay(state, 0);
  expect(dropping.lit()).not.toContain(cell(-2, 0));
  dropping.press(dropping.target(cell(0, 1)));
  dropping.press('Place it here');
  expect(dropping.played).toEqual([{ type: 'dropTile', cell: cellAt(0, 1), rotation: 2 }]);
});

test('Escape goes back a step at a time', () => {
  const { lit, played, press, target } = lay(middle(), 0);
  press(/^Swap ?give up/);
  press(target('tile 3'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  press(target('tile 2'));
  expect(played).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(lit()[0]).toMatch(/^cell/);
});

test('what can’t be done with one’s tiles says why', () => {
  const nothing = lay(position(2, 'tee', []), 0);
  nothing.press(/^Turn ?give up/);
  const alone = lay(position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'corner' }, OTHERS]), 0);
  alone.press(/^Swap ?give up/);
  const dead = lay(position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'tee' }, OTHERS]), 0);
  dead.press(/^Move ?give up/);
  expect([...nothing.explained, ...alone.explained, ...dead.explained]).toEqual([
    'noTileYet',
    'onlyOneTile',
    'noneToHandle',
  ]);
});

test('a tile pointed at tells of its network', () => {
  const { container } = lay(middle(), 1);
  fireEvent.focus(container.querySelector('[data-tile="4"]')!);
  expect(container.textContent).toContain('leads outside');
  fireEvent.focus(container.querySelector('[data-tile="0"]')!);
  expect(container.textContent).toContain('Asterion’s ground');
});

test('lit places and tiles say where they are, in both languages', () => {
  const state = middle();
  const english = lay(state, 0);
  expect(english.target(cell(0, 1)).getAttribute('aria-label')).toBe('Place it 1 south of the heart');
  expect(screen.getByLabelText(/^1 north of the heart, Ben’s dead explorer, open to the/)).toBeDefined();
  const japanese = lay(state, 0, { language: 'ja' });
  expect(japanese.target(cell(0, 1)).getAttribute('aria-label')).toBe('ここに置く：中心から南1');
});

test('no two lit places have the same name', () => {
  const { lit, target } = lay(middle(), 0);
  expect(new Set(lit().map((key) => target(key).getAttribute('aria-label'))).size).toBe(lit().length);
});

test('a cell where the tile can’t lie at all says why', () => {
  // A dead end shuts it, whichever way it lies.
  const { container, explained } = lay(position(2, 'coin', SOUTH_LEFT), 0);
  const blocked = container.querySelectorAll('[aria-disabled="true"][data-place^="cell "]');
  expect(blocked).toHaveLength(1);
  fireEvent.click(blocked[0]!);
  fireEvent.keyDown(blocked[0]!, { key: 'Enter' });
  expect(explained).toEqual(['cellTraps', 'cellTraps']);
});

test('a tile that can’t be handled says why when it is pressed, and is only looked at while tiles are placed', () => {
  const { container, press, explained } = lay(middle(), 0);
  const tile = (number: number) => container.querySelector(`[data-tile="${number}"]`)!;
  fireEvent.click(tile(1));
  press(/^Move ?give up/);
  fireEvent.click(tile(2));
  press(/^Turn ?give up/);
  fireEvent.click(tile(1));
  fireEvent.keyDown(tile(4), { key: 'Enter' });
  expect(explained).toEqual(['layoutSplit', 'notYourTile', 'notYourTile']);
});

test('two feathers are as good as a way out, and a reader hears so', () => {
  // A ring but for its last corner, which seat 0 holds: laid right it closes the ring.
  const state = position(2, 'corner', [
    { x: 0, y: 1, seat: 0, face: 'corner', turn: 1 },
    { x: 1, y: 1, seat: 0, face: 'feather', turn: 1 },
    { x: 2, y: 1, seat: 1, face: 'corner', turn: 2 },
    { x: 2, y: 2, seat: 1, face: 'corner', turn: 3 },
    { x: 1, y: 2, seat: 1, face: 'feather', turn: 1 },
  ]);
  const { container, target } = lay(state, 0);
  const corner = target(cell(0, 2)) as SVGGElement;
  corner.focus();
  fireEvent.focus(corner);
  expect(container.textContent).toContain('can fly out');
  expect(announced.get().text).toBe(
    'open to the north and east, 3 of Ana’s explorers, 3 of Ben’s explorers, can fly out',
  );
});

test('a choice that would change nothing says so before the tile is given up', () => {
  const state = position(2, 'tee', [{ x: 1, y: 0, seat: 0, face: 'straight' }, OTHERS]);
  const { container, press, target } = lay(state, 0);
  press(/^Turn ?give up/);
  fireEvent.focus(target('tile 1'));
  expect(container.textContent).not.toContain('for nothing');
  press(target('tile 1'));
  press(target('tile 1'));
  expect(container.textContent).toContain('Nothing would change');
});
