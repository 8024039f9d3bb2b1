import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { State } from '../../../../games/attika/types.ts';
import { amphorae, position, give, hexAt, kind, mat, play, stand } from '../../../games/attika/position.ts';
import { lay } from './table.tsx';

function turn(): State {
  const state = position(2);
  mat(state, 0, 'theatre', 'capital');
  give(state, 0, { mountain: 1, hill: 3, forest: 1 });
  return state;
}

/** Opens the payment for a theatre (mountain and lake) on the blank site 0, 0. */
function paying(state: State) {
  const laid = lay(state, 0);
  laid.press(/^theatre: ready/);
  fireEvent.click(laid.target(`hex ${hexAt(state, 0, 0)}`));
  return laid;
}

test('Tab leads to the first building that is ready: on a phone the others are left out', () => {
  const state = position(2);
  mat(state, 0, 'theatre');
  lay(state, 0);
  const mats = screen.getAllByRole('button').filter((each) => each.hasAttribute('data-mat'));
  const [stop, ...others] = mats.filter((each) => each.getAttribute('tabindex') === '0');
  expect(others).toEqual([]);
  expect(stop?.getAttribute('aria-label')).toMatch(/^theatre: ready/);
});

test('stacks, the end of the turn and amphorae send their moves', () => {
  const { press, played } = lay(turn(), 0);
  press('Draw a building: Stack 2: 6 left');
  press('End turn (+3 cards)');
  expect(played).toEqual([
    { type: 'drawBuilding', stack: 1 },
    { type: 'endTurn', amphorae: 0 },
  ]);
});

test('the turn says what it is used for, and its end how many cards it brings', () => {
  const state = turn();
  give(state, 0, { lake: 4 });
  play(state, { type: 'build', kind: kind('theatre'), hex: hexAt(state, 0, 0), cards: null });
  const { find, press, explained } = lay(state, 0);
  expect(find('End turn (+2 cards)')).toBeDefined();
  expect(screen.getAllByRole('img', { name: '2 left' }).length).toBeGreaterThan(0);
  press(/^Draw a building: Stack 1/);
  expect(explained).toEqual(['buildingTurn']);
});

test('amphorae become an action once the turn has a mode, or cards at its end', () => {
  const state = turn();
  amphorae(state, 0, 2);
  const before = lay(state, 0);
  expect(before.find('Amphora: one more action')).toBeUndefined();
  before.press('One more amphora for a card');
  before.press('End turn (+4 cards)');
  expect(before.played).toEqual([{ type: 'endTurn', amphorae: 1 }]);

  state.mode = 'build';
  state.actions = 0;
  const after = lay(state, 0);
  after.press('Amphora: one more action');
  for (let i = 0; i < 5; i++) after.press('One more amphora for a card');
  after.press('End turn (+2 cards)');
  expect(after.played).toEqual([{ type: 'useAmphora' }, { type: 'endTurn', amphorae: 2 }]);
});

test('the cheapest payment is proposed: two cards stand in for the one that is missing', () => {
  const { press, played, find } = paying(turn());
  expect(find('Take back one mountain card (1 given)')).toBeDefined();
  expect(find('Take back one hill card (2 given)')).toBeDefined();
  press('Build for 3 cards');
  expect(played).toEqual([{ type: 'build', kind: kind('theatre'), hex: expect.any(Number) as number, cards: null }]);
});

test('the payment can be changed card by card, but not to what doesn’t pay', () => {
  const state = turn();
  const { press, played, explained } = paying(state);
  press('Take back one hill card (2 given)');
  press('Build for 2 cards');
  expect(played).toEqual([]);
  expect(explained).toEqual(['wrongPayment']);
  press('Give one forest card (1 left)');
  press('Give one forest card (0 left)');
  press('Build for 3 cards');
  expect(played).toEqual([{ type: 'build', kind: kind('theatre'), hex: hexAt(state, 0, 0), cards: [1, 1, 1, 0] }]);
});

test('a changed payment holds for a second press on the site, and can be put back to the cheapest', () => {
  const state = turn();
  for (const isPutBack of [false, true]) {
    const { press, played, target } = paying(state);
    press('Take back one hill card (2 given)');
    press('Give one forest card (1 left)');
    if (isPutBack) press('Cheapest way');
    fireEvent.click(target(`hex ${hexAt(state, 0, 0)}`));
    expect(played.map((move) => move.type === 'build' && move.cards)).toEqual([isPutBack ? null : [1, 1, 1, 0]]);
  }
});

test('what can’t be built is explained: not drawn yet, or nowhere affordable', () => {
  const state = position(2);
  mat(state, 0, 'fortress');
  const { press, explained, played } = lay(state, 0);
  press(/^fortress: ready/);
  press(/^temple: still in a stack/);
  expect(played).toEqual([]);
  expect(explained).toEqual(['nowhereAffordable', 'notOnMat']);
});

test('what can’t be paid for anywhere shows what it would cost where, and each site says what is missing', () => {
  const state = position(2);
  mat(state, 0, 'fortress');
  give(state, 0, { lake: 1 });
  const { press, explained, played, lit, container } = lay(state, 0);
  press(/^fortress: ready/);
  expect(lit()).toEqual([]);
  const dear = container.querySelectorAll('[aria-disabled="true"][data-place^="hex"]');
  expect(dear).toHaveLength(28);
  fireEvent.focus(dear[0]!);
  expect(container.textContent).toMatch(/Takes \d+ cards, you hold 1/);
  fireEvent.click(dear[0]!);
  fireEvent.keyDown(dear[1]!, { key: 'Enter' });
  expect(explained).toEqual(['nowhereAffordable', 'cantAfford', 'cantAfford']);
  expect(played).toEqual([]);
});

test('a building that can be free now says so on the mat', () => {
  const state = turn();
  expect(lay(state, 0).find(/^theatre: ready.*can be free now$/)).toBeUndefined();
  stand(state, 0, ['capital', 0, 0]);
  expect(lay(state, 0).find(/^theatre: ready.*can be free now$/)).toBeDefined();
});

test('panels show buildings, cards, amphorae, stacks, settlements and the way to a link', () => {
  const state = position(2);
  stand(state, 1, ['capital', 0, 0], ['well', 2, 2]);
  give(state, 1, { hill: 4 });
  amphorae(state, 1, 2);
  lay(state, 0);
  const panel = within(screen.getByLabelText('Ben'));
  expect(panel.getByTitle('Buildings on the land').textContent).toContain('6/30');
  expect(panel.getByTitle('Cards in hand').textContent).toContain('4');
  expect(panel.getByTitle('Amphorae').textContent).toContain('2');
  expect(panel.getByTitle('Settlements').textContent).toContain('4');
  expect(panel.getByTitle('Buildings left in the stacks').textContent).toContain('2·7·7·7');
  expect(panel.getByRole('button', { name: /would link two shrines$/ })).toBeDefined();
});

test('anybody’s mat can be looked at', async () => {
  const state = position(2);
  stand(state, 1, ['capital', 0, 0]);
  mat(state, 1, 'ship');
  const { press } = lay(state, 0);
  press('Ben’s mat');
  // What shows it is fetched when it is first opened.
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^capital: built/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: /^ship: ready, 2 still in the stacks/ }));
  expect(dialog.getByText(/^ship: .*, free beside the harbour$/)).toBeDefined();
  expect(dialog.getAllByRole('button', { name: /costs/ })).toHaveLength(24);
});

test('the others’ hands are on no screen but their own', () => {
  const state = turn();
  const { container } = lay(state, 1);
  expect(container.textContent).toContain('hill 0');
});
