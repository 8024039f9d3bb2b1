import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rules } from '../../../../games/attika/index.ts';
import { priceOf } from '../../../../games/attika/price.ts';
import type { State } from '../../../../games/attika/types.ts';
import { build, position, give, hexAt, kind, mark, mat, play, stand } from '../../../games/attika/position.ts';
import { lay, positionWhere } from './table.tsx';

/** Seat 0 has a statue ready beside its capital, and a well that must be paid for. */
function founded(): State {
  const state = position(2);
  stand(state, 0, ['capital', 0, 0]);
  mat(state, 0, 'statue', 'well');
  give(state, 0, { lake: 2, hill: 3 });
  return state;
}

const hexKey = (state: State, q: number, r: number) => `hex ${hexAt(state, q, r)}`;

test('nothing is lit before a building is picked, for those who wait, and for spectators', () => {
  expect(lay(founded(), 0).lit()).toEqual([]);
  expect(lay(founded(), 1).lit()).toEqual([]);
  expect(lay(founded(), null).lit()).toEqual([]);
});

test('a picked building lights exactly the sites it can be built on', () => {
  const state = founded();
  for (const name of ['statue', 'well']) {
    const { lit, press } = lay(state, 0);
    press(new RegExp(`^${name}: ready`));
    const legal = rules
      .legal(state, 0)
      .flatMap((move) => (move.type === 'build' && move.kind === kind(name) ? [move.hex] : []));
    expect(lit()).toEqual(legal.map((hex) => `hex ${hex}`));
    expect(legal.length).toBeGreaterThan(3);
  }
});

test('a site says its price, free sites say so, and a new settlement names what it adds', () => {
  const state = founded();
  mark(state, 2, 1, 'lake');
  const { target, press } = lay(state, 0);
  press(/^statue: ready/);
  expect(target(hexKey(state, 1, 0)).getAttribute('aria-label')).toMatch(
    /^Build the statue on site \d+ beside Ana’s capital, (?:site \d+,? )+and site \d+: Free$/,
  );
  press(/^well: ready/);
  expect(target(hexKey(state, -1, 0)).getAttribute('aria-label')).toMatch(/: 2 lake cards$/);
  const founding = priceOf(state, 0, kind('well'), hexAt(state, 2, 1));
  expect(founding.fee).toBe(1);
  expect(target(hexKey(state, 2, 1)).getAttribute('aria-label')).toMatch(
    /\(lake\) beside .+: 1 lake card and 1 of any kind \(including 1 for a new settlement\)$/,
  );
});

test('a free site is built on at once', () => {
  const state = founded();
  const { target, press, played } = lay(state, 0);
  press(/^statue: ready/);
  fireEvent.click(target(hexKey(state, 1, 0)));
  expect(played).toEqual([{ type: 'build', kind: kind('statue'), hex: hexAt(state, 1, 0), cards: null }]);
});

test('a site that costs cards is picked first and built on by a second press', () => {
  const state = founded();
  const { target, press, played } = lay(state, 0);
  press(/^well: ready/);
  const key = hexKey(state, 1, 0);
  fireEvent.click(target(key));
  expect(played).toEqual([]);
  fireEvent.click(target(key));
  expect(played).toEqual([{ type: 'build', kind: kind('well'), hex: hexAt(state, 1, 0), cards: null }]);
});

test('Escape gives up the site, then the building', () => {
  const state = founded();
  const { target, press, lit, container } = lay(state, 0);
  press(/^well: ready/);
  fireEvent.click(target(hexKey(state, 1, 0)));
  expect(container.querySelector('[data-target][aria-pressed="true"]')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(container.querySelector('[data-target][aria-pressed="true"]')).toBeNull();
  expect(lit().length).toBeGreaterThan(0);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(lit()).toEqual([]);
});

test('one lit site is in the tab order, arrows lead on, the note tells the price', () => {
  const state = founded();
  const { press, container } = lay(state, 0);
  press(/^well: ready/);
  const stops = [...container.querySelectorAll('[data-target]')].filter(
    (place) => place.getAttribute('tabindex') === '0',
  );
  expect(stops).toHaveLength(1);
  fireEvent.focus(stops[0]!);
  expect(container.textContent).toContain('costs');
  fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
  expect(document.activeElement).not.toBe(stops[0]);
  expect(document.activeElement!.getAttribute('data-target')).toMatch(/^hex/);
});

test('a building just turned up lights its sites by itself, and can be put on the mat', () => {
  const state = positionWhere(({ phase, turn, handSizes }) => phase === 'reveal' && handSizes[turn]! > 3);
  const { lit, press, played } = lay(state, state.turn);
  const builds = rules.legal(state, state.turn).filter((move) => move.type === 'build');
  expect(lit()).toEqual(builds.map((move) => `hex ${move.hex}`));
  press('Put it on the mat');
  expect(played).toEqual([{ type: 'keepBuilding' }]);
});

test('in a wide room every place is in view, however long the land has grown', () => {
  for (const phase of ['expansion', 'reveal']) {
    const state = positionWhere((at) => at.phase === phase && at.land.cells.length > 75);
    const { container, lit, target } = lay(state, state.turn);
    const { transform } = container.querySelector<SVGGElement>('[role="group"] > g[style]')!.style;
    const [x, y, scale] = numbersIn(transform);
    expect(lit().length).toBeGreaterThan(0);
    for (const name of lit()) {
      const [atX, atY] = numbersIn(target(name).getAttribute('transform')!);
      expect(x! + atX! * scale!, `${name} across`).toSatisfy((across: number) => across > 0 && across < 900);
      expect(y! + atY! * scale!, `${name} down`).toSatisfy((down: number) => down > 0 && down < 600);
    }
  }
});

function numbersIn(transform: string): number[] {
  return [...transform.matchAll(/-?\d+(?:\.\d+)?(?:e-\d+)?/g)].map(([number]) => Number(number));
}

test('new land lights every spot; it turns with R and the buttons, and is laid where it is shown', () => {
  const state = positionWhere(({ phase }) => phase === 'expansion');
  const cells = new Set(rules.legal(state, state.turn).flatMap((move) => (move.type === 'layLand' ? [move.cell] : [])));
  for (const laidBy of ['Enter', 'Lay it here']) {
    const { lit, target, press, played } = lay(state, state.turn);
    expect(new Set(lit())).toEqual(new Set([...cells].map((cell) => `land ${cell}`)));
    const [first] = lit();
    const cell = Number(first!.split(' ')[1]);
    fireEvent.click(target(first!));
    expect(played).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'r' });
    fireEvent.keyDown(document.body, { key: 'r' });
    fireEvent.keyDown(document.body, { key: 'R', shiftKey: true });
    press('Turn right');
    if (laidBy === 'Enter') fireEvent.keyDown(target(first!), { key: 'Enter' });
    else press(laidBy);
    expect(played).toEqual([{ type: 'layLand', cell, rotation: 2 }]);
  }
});

test('a way between shrines that misses little is shown to all, others where one points at them', () => {
  const state = position(2);
  stand(state, 1, ['capital', 0, 1], ['oracle', 1, 1], ['road', 1, 2], ['road', 2, 2]);
  const { container, find } = lay(state, 0);
  const ways = () => container.querySelectorAll('[class*="way"]').length;
  expect(ways()).toBe(1);
  const own = find(/more buildings would link two shrines$/)!;
  fireEvent.pointerEnter(own);
  expect(ways()).toBe(2);
  fireEvent.pointerLeave(own);
  expect(ways()).toBe(1);
});

test('the way that won is shown at the end, and no other', () => {
  const state = position(2);
  stand(state, 0, ['well', -1, 1], ['mill', 0, 1], ['ship', 0, 2], ['ship', 1, 3], ['mint', 2, 3]);
  stand(state, 1, ['capital', 2, 0], ['oracle', 1, 0]);
  mat(state, 0, 'road');
  give(state, 0, { hill: 5 });
  play(state, build(state, 'road', 1, 2));
  const { container } = lay(state, 1);
  const ways = container.querySelectorAll('[class*="way"]');
  expect(ways).toHaveLength(1);
  expect(ways[0]!.querySelectorAll('circle, polygon')).toHaveLength(0);
});

test('pointing at a building of the mat shows where it would be free', () => {
  const state = founded();
  const { container, find } = lay(state, 0);
  const glimpses = () => container.querySelectorAll('[class*="glimpse"]').length;
  fireEvent.pointerEnter(find(/^theatre: still/)!);
  expect(glimpses()).toBe(6);
  fireEvent.pointerLeave(find(/^theatre: still/)!);
  expect(glimpses()).toBe(0);
});

test('every hex is told to those who can’t see the land', () => {
  const state = founded();
  const { container } = lay(state, 0);
  const list = container.querySelector('ul[aria-label="The land"]')!;
  expect(list.children).toHaveLength(28);
  expect(list.textContent).toContain('Ana’s capital');
});

test('every site is told with all that lies beside it, so that none is named like another', () => {
  const state = position(2);
  const { container } = lay(state, 0);
  const told = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  const sites = told.filter((line) => /^site \d+/.test(line));
  expect(sites).toHaveLength(state.built.length);
  for (const [hex, line] of sites.entries()) {
    const near = state.land.near.slice(hex * 6, hex * 6 + 6).filter((other) => other >= 0);
    for (const other of near.filter((each) => state.built[each] === -1)) {
      expect(line).toMatch(new RegExp(`\\bsite ${other + 1}\\b`));
    }
  }
});
