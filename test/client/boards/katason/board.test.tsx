import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { board } from '../../../../client/boards/katason/index.tsx';
import { siteName } from '../../../../client/boards/katason/places/spoken.ts';
import { spot } from '../../../../client/stage/scene.ts';
import { labelsIn } from '../../../../client/text/katason/labels.ts';
import { rules } from '../../../../games/katason/index.ts';
import type { KatasonEvent } from '../../../../games/katason/types.ts';
import { randomFrom } from '../../../../games/kit/random.ts';
import { deal, lay, newGame, positionWhere } from './table.tsx';

const lit = (container: HTMLElement) => [...container.querySelectorAll('[data-target]')];

test('in initial placement every free corner is lit, and a press places the house', () => {
  const { container, played, press } = lay(newGame('start'), 0);
  expect(lit(container)).toHaveLength(54);
  press(lit(container)[10]!);
  expect(played).toEqual([{ type: 'buildHouse', corner: 10 }]);
});

test('nothing is lit for those who wait, for spectators, and on a turn before a tool is picked', () => {
  expect(lit(lay(newGame('start'), 1).container)).toHaveLength(0);
  expect(lit(lay(newGame('start'), null).container)).toHaveLength(0);
  const turn = positionWhere((state) => state.phase === 'development' && state.offer === null);
  expect(lit(lay(turn, turn.turn).container)).toHaveLength(0);
});

test('one lit place is in the tab order, arrows lead on, Enter acts', () => {
  const { container, played } = lay(newGame('start'), 0);
  const [only, ...others] = lit(container).filter((target) => target.getAttribute('tabindex') === '0');
  expect(others).toEqual([]);
  fireEvent.focus(only!);
  fireEvent.keyDown(only!, { key: 'ArrowDown' });
  const focused = document.activeElement!;
  expect(focused).not.toBe(only);
  fireEvent.keyDown(focused, { key: 'Enter' });
  expect(played).toHaveLength(1);
});

test('lit places say where they are', () => {
  const state = newGame('start');
  const { container } = lay(state, 0);
  expect(lit(container)[0]!.getAttribute('aria-label')).toMatch(/^Place a house: corner 1 between .+, sea$/);
  expect(lit(lay(state, 0, { language: 'ja' }).container)[0]!.getAttribute('aria-label')).toMatch(
    /^家を置く：頂点1（.+、海）$/,
  );
});

test('what a corner would yield stands at the pointer', () => {
  const { container } = lay(newGame('start'), 0);
  fireEvent.focus(lit(container)[20]!);
  expect(container.textContent).toMatch(/\d+\/36/);
});

test('a road that costs nothing has no note: there is nothing to say of it', () => {
  const state = newGame('start');
  rules.apply(state, 0, { type: 'buildHouse', corner: 20 }, randomFrom('start'), undefined);
  const { container } = lay(state, 0);
  const before = container.querySelectorAll('[aria-hidden="true"]').length;
  fireEvent.focus(lit(container)[0]!);
  expect(container.querySelectorAll('div[aria-hidden="true"]:empty')).toHaveLength(0);
  expect(before).toBeGreaterThan(0);
});

test('a tool lights its targets, and Escape puts it away', () => {
  const state = positionWhere(
    ({ phase, turn, corners, offer }) =>
      phase === 'development' && offer === null && corners.includes(1 + 2 * turn) && turn === 0,
  );
  deal(state, 0, [1, 0, 3, 2, 1]);
  const { container, played, press } = lay(state, 0);
  press(/^City/);
  const own = state.corners.filter((building) => building === 1).length;
  expect(lit(container)).toHaveLength(own);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(lit(container)).toHaveLength(0);
  press(/^Road/);
  const roads = rules.legal(state, 0).filter((move) => move.type === 'buildRoad');
  expect(lit(container)).toHaveLength(roads.length);
  press(lit(container)[0]!);
  expect(played).toEqual([roads[0]]);
});

test('the dice can be pressed while rolling is legal', () => {
  const state = positionWhere(({ phase }) => phase === 'diceRoll');
  const { played, press } = lay(state, state.turn);
  press('Roll the dice');
  expect(played).toEqual([{ type: 'roll' }]);
});

test('where several can be robbed the player names one', () => {
  const state = positionWhere(
    (candidate) =>
      candidate.phase === 'robber' &&
      rules
        .legal(candidate, candidate.turn)
        .some((move, _, all) =>
          all.some(
            (other) =>
              move.type === 'moveRobber' &&
              other.type === 'moveRobber' &&
              move.hex === other.hex &&
              move.victim !== other.victim,
          ),
        ),
  );
  const robbing = rules.legal(state, state.turn).filter((move) => move.type === 'moveRobber');
  const hex = robbing.find((move) => robbing.filter((other) => other.hex === move.hex).length > 1)!.hex;
  const { container, played, press } = lay(state, state.turn);
  press(container.querySelector(`[data-target="hex ${hex}"]`)!);
  expect(played).toEqual([]);
  const choices = robbing.filter((move) => move.hex === hex);
  press(container.querySelectorAll('[data-target^="corner"]')[0]!);
  expect(choices).toContainEqual(played[0]);
});

test('what has happened since keeps a ring, but the hexes that paid show it by themselves', () => {
  const state = newGame('rings');
  const rings = (event: KatasonEvent) =>
    lay(state, 0, { since: [event] }).container.querySelectorAll('[data-spotlit]').length;
  expect(rings({ type: 'roadBuilt', seat: 1, edge: 5, free: true })).toBe(1);
  expect(rings({ type: 'produced', seat: 1, hex: 1, resource: 0, count: 1 })).toBe(0);
});

test('the bank shows how many cards of each kind it holds', () => {
  const state = newGame('bank');
  deal(state, 2, [3, 0, 0, 0, 0]);
  lay(state, 0);
  expect(screen.getByLabelText('Bank: 16 brick')).toBeDefined();
  expect(screen.getByLabelText('Deck: 25 cards')).toBeDefined();
});

test('where the bank lies folded a press opens it, and another or Escape closes it', () => {
  lay(newGame('bank'), 0);
  const corner = screen.getByRole('button', { name: 'Bank' });
  const open = () => corner.getAttribute('aria-expanded');
  expect(open()).toBe('false');
  fireEvent.click(corner);
  expect(open()).toBe('true');
  fireEvent.keyDown(corner, { key: 'Escape' });
  expect(open()).toBe('false');
});

test('every hex is told to those who can’t see the board', () => {
  const state = newGame('told');
  lay(state, 0);
  const list = screen.getByLabelText('The island', { selector: 'ul' });
  expect(list.children).toHaveLength(19);
  expect(list.textContent).toContain('the robber is here');
});

test.each(['ja', 'en'] as const)('%s: no two corners and no two edges share a name', (language) => {
  const state = newGame('names');
  const labels = labelsIn[language];
  const names = [
    ...state.corners.map((_, corner) => siteName(state, spot('corner', corner), labels)),
    ...state.edges.map((_, edge) => siteName(state, spot('edge', edge), labels)),
  ];
  expect(new Set(names).size).toBe(54 + 72);
});

test('roads are told with their edges, houses with their corners', () => {
  const state = positionWhere((candidate) => candidate.round === 1);
  lay(state, 0);
  const told = [...screen.getByLabelText('The island', { selector: 'ul' }).children].map((line) => line.textContent);
  const corner = 1 + state.corners.findIndex((building) => building > 0);
  const edge = 1 + state.edges.findIndex((owner) => owner === 0);
  expect(told.filter((line) => line.includes(`Ana’s house on corner ${corner}`)).length).toBeGreaterThan(0);
  expect(told.at(-1)).toMatch(new RegExp(`^Ana’s roads lie on edge ${edge} between .+ and .+$`));
});

test('used cards lie open before whoever used them', () => {
  const state = newGame('used');
  [state.played[5], state.played[5 + 2]] = [3, 1];
  lay(state, 0);
  const used = within(screen.getByLabelText('Ben')).getByText('Cards played').parentElement!;
  expect(within(used).getByTitle('Knight').textContent).toBe('Knight 3');
  expect(within(used).getByTitle('Road building').textContent).toBe('Road building 1');
  expect(within(screen.getByLabelText('Ana')).queryByText('Cards played')).toBeNull();
});

test('a sign beside its own word is silent', () => {
  for (const language of ['ja', 'en'] as const) {
    for (const [name, argument] of [
      ['robber', ''],
      ['dev', '2'],
    ] as const) {
      const { container } = render(board.icons[name]!(argument, language));
      expect(container.querySelector('[aria-label], title')).toBeNull();
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  }
});
